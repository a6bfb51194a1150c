import type { OverviewCreator } from '@/domain/figures/overview'
import type { TableSort } from '@/ui/table/table-sort'

const BY_GROSS: TableSort = { column: 'gross', direction: 'descending' }
const LOSSES_FIRST: TableSort = { column: 'margin', direction: 'ascending' }

/** A loss needs action, so it sorts first unless the user chose another order. */
export const defaultSort = (creators: readonly Pick<OverviewCreator, 'margin'>[]): TableSort =>
  creators.some(({ margin }) => margin !== null && margin < 0) ? LOSSES_FIRST : BY_GROSS
