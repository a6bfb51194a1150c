import { Link } from 'react-router'
import { Clock } from 'lucide'

import { isAllowed } from '@/domain/account/access'
import { href } from '@/domain/page/routes'
import { useRoles } from '@/features/auth'
import { usePeriodNames } from '@/features/figures/filter/period-names'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { useTranslation } from '@/i18n/use-translation'
import { serverNow } from '@/services/network/server-clock'
import { Button } from '@/ui/button'
import { buttonClasses } from '@/ui/button-classes'
import { cardClasses } from '@/ui/card'
import { Banner } from '@/ui/feedback/banner'
import { EmptyState } from '@/ui/feedback/empty-state'
import { linkClasses } from '@/ui/text/link'

/** Links new chatters to the clock, which only the pages of the tools show (requirements 6). */
export function BeginnerEmptyState() {
  const { t } = useTranslation('analytics')
  const { t: globalT } = useTranslation('global')
  return (
    <div className={cardClasses}>
      <EmptyState
        icon={Clock}
        title={t('statistics.empty_title')}
        actions={
          <Link to={href('crSelect')} className={buttonClasses({ kind: 'primary' })}>
            {globalT('route.cr_select')}
          </Link>
        }
      >
        {t('statistics.empty_text')}
      </EmptyState>
    </div>
  )
}

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

/** Links leads from their own figures to those of the team. */
export function TeamLink() {
  const { t } = useTranslation('analytics')
  const { roles } = useRoles()
  if (!isAllowed('chatterPerformance', roles)) return null
  return (
    <Banner
      actions={
        <Link to={href('chatterPerformance')} className={linkClasses()}>
          {t('statistics.team_link')}
        </Link>
      }
    >
      {t('statistics.team_text')}
    </Banner>
  )
}
