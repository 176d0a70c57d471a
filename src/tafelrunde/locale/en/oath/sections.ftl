# The chapters of the rules.

section-setup = 1. Setup
section-components = 2. Key Components
section-victory = 3. Victory
section-turn = 4. Course of Play
section-major = 5. Major Actions
section-minor = 6. Minor Actions
section-powers = 7. Powers
section-chronicle = 8. The Chronicle
section-general = 9. Special Rules
section-glossary = 10. Glossary
