import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import { useQueryStatus } from '@/api/query-status'
import type { Overview } from '@/domain/overview'
import { href } from '@/domain/routes'
import { rangeWords } from '@/features/figures/period-words'
import { useNames } from '@/features/figures/use-names'
import { Button } from '@/ui/button'
import { buttonLook } from '@/ui/button-look'
import { ContentState } from '@/ui/content-state'
import { Drawer } from '@/ui/drawer'
import { TableSkeleton } from '@/ui/table-skeleton'

import type { FigureFilter } from '@/features/figures/figure-filter'
import { useCreatorChange } from '../use-creator-change'
import { CreatorChange } from './creator-change'

interface CreatorDrawerProps {
  creatorId: string
  overview: Overview | undefined
  filter: FigureFilter
  onClose: () => void
  onAlone: () => void
}

/** Explains why a creator's money changed: both periods side by side, with links to details. */
export function CreatorDrawer({ creatorId, overview, filter, onClose, onAlone }: CreatorDrawerProps) {
  const { t } = useTranslation('analytics')
  const { now, before, spans } = useCreatorChange(creatorId, filter)
  const row = overview?.creators.find((one) => one.creatorId === creatorId)
  const nameOf = useNames(row ? [] : [creatorId])
  const status = useQueryStatus(now.data ? before : now)
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={row?.creator.displayName ?? nameOf(creatorId)}
      trackedAs="overview-creator"
      actions={
        <>
          <Button onClick={onAlone}>{t('overview.only_this')}</Button>
          <Link
            to={`${href('agencyCreators')}?creator=${encodeURIComponent(creatorId)}`}
            className={buttonLook({ kind: 'primary' })}
          >
            {t('overview.open_creator')}
          </Link>
        </>
      }
    >
      <p className="mb-4 text-13 text-text-quiet">
        {t('overview.drawer_periods', { now: rangeWords(spans.now), before: rangeWords(spans.before) })}
      </p>
      <ContentState status={status} skeleton={<TableSkeleton rows={12} />}>
        {now.data && before.data && (
          <CreatorChange now={now.data} before={before.data} basis={filter.basis} zone={filter.timezone} />
        )}
      </ContentState>
    </Drawer>
  )
}
