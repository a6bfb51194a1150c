import { Receipt, SearchX } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'

import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import type { SaleView } from '../../filter/use-sale-view'
import type { SaleTableView } from './sale-views'

/** A longer period than the default. */
const LONGER_PERIOD = 'last_28'

/** The empty state: no sales, or no match; suggests one next action. */
export function SalesEmptyState({
  filter,
  view,
  order,
}: {
  filter: FigureFilter
  view: SaleTableView
  order: SaleView
}) {
  const { t } = useTranslation('analytics')
  if (order.query !== '')
    return (
      <EmptyState
        icon={SearchX}
        title={t('performance.sales_none_fits')}
        actions={<Button onClick={order.clearSearch}>{t('performance.sales_find_clear')}</Button>}
      >
        {t('performance.sales_find_text')}
      </EmptyState>
    )
  const { userIds, creatorIds } = filter
  if (userIds.length > 0 || creatorIds.length > 0)
    return (
      <EmptyState
        icon={Receipt}
        title={t('performance.sales_none_fits')}
        actions={
          <Button onClick={() => filter.change({ userIds: [], creatorIds: [] })}>
            {t('performance.sales_all_people')}
          </Button>
        }
      >
        {t('performance.sales_none_fits_text')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={Receipt}
      title={t('performance.sales_none_title')}
      actions={
        filter.period !== LONGER_PERIOD && (
          <Button onClick={() => filter.change({ period: LONGER_PERIOD })}>
            {t('performance.sales_longer')}
          </Button>
        )
      }
    >
      {t(`performance.sales_none_${view}`)}
    </EmptyState>
  )
}
