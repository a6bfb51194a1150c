import { Link } from 'react-router'

import { useAccountNames } from '@/api/account-names'
import type { Overview } from '@/domain/figures/overview'
import { hrefWith } from '@/domain/page/href-with'
import { formatPeriodRange } from '@/features/figures/filter/period-names'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'
import { buttonClasses } from '@/ui/button-classes'
import { QueryContent } from '@/ui/feedback/query-content'
import { Drawer } from '@/ui/overlay/dialog'
import { TableSkeleton } from '@/ui/table/table-skeleton'

import { useCreatorComparison } from './use-creator-comparison'
import { CreatorChangeReport } from './creator-change-report'

interface CreatorChangeDrawerProps {
  creatorId: string
  overview: Overview | undefined
  filter: FigureFilter
  onClose: () => void
  onAlone: () => void
}

/** Explains why a creator's money changed: both periods side by side, with links to details. */
export function CreatorChangeDrawer({
  creatorId,
  overview,
  filter,
  onClose,
  onAlone,
}: CreatorChangeDrawerProps) {
  const { t } = useTranslation('analytics')
  const { now, before, spans } = useCreatorComparison(creatorId, filter)
  const row = overview?.creators.find((one) => one.creatorId === creatorId)
  const nameOf = useAccountNames(row ? [] : [creatorId])
  return (
    <Drawer
      onClose={onClose}
      title={row?.creator.displayName ?? nameOf(creatorId)}
      trackedAs="overview-creator"
      actions={
        <>
          <Button onClick={onAlone}>{t('overview.only_this')}</Button>
          <Link
            to={hrefWith('agencyCreators', { creator: creatorId })}
            className={buttonClasses({ kind: 'primary' })}
          >
            {t('overview.open_creator')}
          </Link>
        </>
      }
    >
      <p className="mb-4 text-13 text-text-quiet">
        {t('overview.drawer_periods', {
          now: formatPeriodRange(spans.now),
          before: formatPeriodRange(spans.before),
        })}
      </p>
      <QueryContent of={now.data ? before : now} skeleton={<TableSkeleton rows={12} />}>
        {now.data && before.data && (
          <CreatorChangeReport
            now={now.data}
            before={before.data}
            basis={filter.basis}
            zone={filter.timezone}
          />
        )}
      </QueryContent>
    </Drawer>
  )
}
