import { Users } from 'lucide'

import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { useTranslation } from '@/i18n/use-translation'
import { cardClasses } from '@/ui/card'
import { EmptyState } from '@/ui/feedback/empty-state'
import { NoMatches } from '@/ui/feedback/no-matches'

import { InviteCreatorLink } from '../staff/invite-creator-link'

interface OverviewEmptyStateProps {
  filter: Pick<FigureFilter, 'groupId' | 'creatorIds' | 'change'>
}

/** The empty state: no creators yet, or none that match the filter. */
export function OverviewEmptyState({ filter }: OverviewEmptyStateProps) {
  const { t } = useTranslation('analytics')
  const isFiltered = filter.groupId !== null || filter.creatorIds.length > 0
  return (
    <div className={cardClasses}>
      {isFiltered ? (
        <NoMatches
          title={t('overview.none_title')}
          text={t('overview.none_text')}
          onClear={() => filter.change({ groupId: null, creatorIds: [] })}
        />
      ) : (
        <EmptyState icon={Users} title={t('overview.empty_title')} actions={<InviteCreatorLink />}>
          {t('overview.empty_text')}
        </EmptyState>
      )}
    </div>
  )
}
