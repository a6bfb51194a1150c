import { Users } from 'lucide'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'
import { cardClasses } from '@/ui/card'
import { EmptyState } from '@/ui/feedback/empty-state'

import { InviteCreatorLink } from '../../staff/invite-creator-link'

/** The empty state: no creators in the chosen group, or none at all. */
export function FloorEmptyState({ filter }: { filter: Pick<FigureFilter, 'groupId' | 'change'> }) {
  const { t } = useTranslation('analytics')
  return (
    <div className={cardClasses}>
      {filter.groupId !== null ? (
        <EmptyState
          icon={Users}
          title={t('floor.group_empty_title')}
          actions={<Button onClick={() => filter.change({ groupId: null })}>{t('floor.all_groups')}</Button>}
        >
          {t('floor.group_empty_text')}
        </EmptyState>
      ) : (
        <EmptyState icon={Users} title={t('floor.empty_title')} actions={<InviteCreatorLink />}>
          {t('floor.empty_text')}
        </EmptyState>
      )}
    </div>
  )
}
