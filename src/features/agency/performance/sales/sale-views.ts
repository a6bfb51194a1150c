export const SALE_VIEWS = ['all', 'unassigned', 'disputed', 'refunded'] as const
export type SaleViewName = (typeof SALE_VIEWS)[number]
/** Disputes are decided where they stand, not in rows. */
export type RowView = Exclude<SaleViewName, 'disputed'>
