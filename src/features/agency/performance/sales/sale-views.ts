export const SALE_VIEWS = ['all', 'unassigned', 'disputed', 'refunded'] as const
export type SaleViewName = (typeof SALE_VIEWS)[number]
/** Disputes render as cards, not as rows. */
export type RowView = Exclude<SaleViewName, 'disputed'>
