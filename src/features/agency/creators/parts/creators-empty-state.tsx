import { UserSearch, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'

import type { CreatorsView } from '../creators-view'

/** The empty state: no creators, or no match; suggests the next action. */
export function CreatorsEmptyState({ view, invite }: { view: CreatorsView; invite: ReactNode }) {
  const { t } = useTranslation('analytics')
  if (view.isNarrowed)
    return (
      <EmptyState
        icon={UserSearch}
        title={t('creators.none_title')}
        actions={<Button onClick={view.reset}>{t('creators.clear')}</Button>}
      >
        {t('creators.none_text')}
      </EmptyState>
    )
  return (
    <EmptyState icon={Users} title={t('creators.empty_title')} actions={invite}>
      {t('creators.empty_text')}
    </EmptyState>
  )
}
