import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from '@/ui/button'
import { cardLook } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'

/** Nobody to show: in the group that was chosen, or at all. */
export function NoCreators({ onAllGroups }: { onAllGroups: (() => void) | undefined }) {
  const { t } = useTranslation('analytics')
  return (
    <div className={cardLook}>
      {onAllGroups ? (
        <EmptyState
          icon={Users}
          title={t('floor.group_empty_title')}
          actions={<Button onClick={onAllGroups}>{t('floor.all_groups')}</Button>}
        >
          {t('floor.group_empty_text')}
        </EmptyState>
      ) : (
        <EmptyState icon={Users} title={t('floor.empty_title')}>
          {t('floor.empty_text')}
        </EmptyState>
      )}
    </div>
  )
}
