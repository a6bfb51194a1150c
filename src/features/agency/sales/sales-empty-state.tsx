import { Receipt } from 'lucide'

import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { NoMatches } from '@/ui/feedback/no-matches'

import type { SaleListing } from './sale-listing'

/** A longer period than the default. */
const LONGER_PERIOD = 'last_28'

interface SalesEmptyStateProps {
  filter: FigureFilter
  listing: SaleListing
  /** Which sales are listed; one's own know no filter by people. */
  kind: 'own' | 'all' | 'unassigned' | 'refunded'
}

/** The empty state: no sales, or no match; suggests one next action. */
export function SalesEmptyState({ filter, listing, kind }: SalesEmptyStateProps) {
  const { t } = useTranslation('analytics')
  const { userIds, creatorIds, period, change } = filter
  if (listing.query !== '')
    return (
      <NoMatches
        title={t('performance.sales_none_fits')}
        text={t('performance.sales_find_text')}
        hiddenBy="search"
        onClear={listing.clearSearch}
      />
    )
  const isOwn = kind === 'own'
  const isOfChosen = userIds.length > 0 || creatorIds.length > 0
  return (
    <EmptyState
      icon={Receipt}
      title={t(isOfChosen ? 'performance.sales_none_fits' : 'performance.sales_none_title')}
      actions={
        isOfChosen ? (
          <Button onClick={() => change({ userIds: [], creatorIds: [] })}>
            {t(isOwn ? 'filter.creators_all' : 'performance.sales_all_people')}
          </Button>
        ) : (
          period !== LONGER_PERIOD && (
            <Button onClick={() => change({ period: LONGER_PERIOD })}>{t('performance.sales_longer')}</Button>
          )
        )
      }
    >
      {isOfChosen
        ? t(isOwn ? 'statistics.sales_none_of_creators' : 'performance.sales_none_fits_text')
        : t(isOwn ? 'statistics.sales_empty' : `performance.sales_none_${kind}`)}
    </EmptyState>
  )
}
