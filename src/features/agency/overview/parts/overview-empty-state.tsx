import { FilterX, Users } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import { href } from '@/domain/page/routes'
import { Button } from '@/ui/button'
import { buttonClasses } from '@/ui/button-classes'
import { cardClasses } from '@/ui/card'
import { EmptyState } from '@/ui/feedback/empty-state'

import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'

/** The empty state: no creators yet, or none that match the filter. */
export function OverviewEmptyState({ filter }: { filter: FigureFilter }) {
  const { t } = useTranslation('analytics')
  const isFiltered = filter.groupId !== null || filter.creatorIds.length > 0
  return (
    <div className={cardClasses}>
      {isFiltered ? (
        <EmptyState
          icon={FilterX}
          title={t('overview.none_title')}
          actions={
            <Button onClick={() => filter.change({ groupId: null, creatorIds: [] })}>
              {t('overview.none_clear')}
            </Button>
          }
        >
          {t('overview.none_text')}
        </EmptyState>
      ) : (
        <EmptyState
          icon={Users}
          title={t('overview.empty_title')}
          actions={
            <Link to={`${href('agencyCreators')}?invite=1`} className={buttonClasses({ kind: 'primary' })}>
              {t('overview.empty_invite')}
            </Link>
          }
        >
          {t('overview.empty_text')}
        </EmptyState>
      )}
    </div>
  )
}
