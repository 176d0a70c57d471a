/** A small laptop, for media queries: what lies on the table is flatter there. */
export const SMALL = '(min-width: 64rem) and (max-height: 54rem)'
/** Boards in two columns, but not as large as on a large screen. */
export const DESK = '(min-width: 64rem) and (max-width: 109.99rem)'
