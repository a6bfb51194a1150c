import type { OverviewCreator } from '@/domain/overview'
import type { Sort } from '@/ui/table-sort'

const BY_GROSS: Sort = { column: 'gross', direction: 'descending' }
const LOSSES_FIRST: Sort = { column: 'margin', direction: 'ascending' }

/** A loss needs action, so it sorts first unless the user chose another order. */
export const usualSort = (creators: readonly Pick<OverviewCreator, 'margin'>[]): Sort =>
  creators.some(({ margin }) => margin !== null && margin < 0) ? LOSSES_FIRST : BY_GROSS
