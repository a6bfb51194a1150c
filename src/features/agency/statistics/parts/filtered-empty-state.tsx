import { useTranslation } from '@/i18n/use-translation'

import { usePeriodNames } from '@/features/figures/filter/period-names'
import { serverNow } from '@/services/network/server-clock'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'

import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'

const WIDER = { period: 'last_28', days: 28 } as const

/** Says that the filter matches nothing, with ways to widen it. */
export function FilteredEmptyState({ filter, hasWorked }: { filter: FigureFilter; hasWorked: boolean }) {
  const { t } = useTranslation('analytics')
  const names = usePeriodNames()
  const { creatorIds, range, days, change } = filter
  const isOfSome = creatorIds.length > 0
  const isOver = Date.parse(range.to) <= serverNow()
  return (
    <Banner
      actions={
        <>
          {isOfSome && (
            <Button size="small" onClick={() => change({ creatorIds: [] })}>
              {t('filter.creators_all')}
            </Button>
          )}
          {isOver && hasWorked && (
            <Button size="small" onClick={() => change({ period: 'today' })}>
              {names.today}
            </Button>
          )}
          {days < WIDER.days && (
            <Button size="small" onClick={() => change({ period: WIDER.period })}>
              {names[WIDER.period]}
            </Button>
          )}
        </>
      }
    >
      {t(isOfSome ? 'statistics.none_here_creators' : 'statistics.none_here')}
    </Banner>
  )
}
