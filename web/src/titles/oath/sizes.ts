/** A small laptop, for media queries: what lies on the table is flatter there. */
export const SMALL = '(min-width: 64rem) and (max-height: 54rem)'
