import { Hand, MailX } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { NoMatches } from '@/ui/feedback/no-matches'

import { NewSequenceButton } from './new-sequence-button'
import type { WelcomeView } from './welcome-view'

/** No sequences at all, or none that fit the filters. */
export function NoSequences({ view }: { view: WelcomeView }) {
  const { t } = useTranslation('marketplace')
  if (view.isNarrowed)
    return <NoMatches title={t('welcome.none_fit')} text={t('welcome.none_fit_text')} onClear={view.clear} />
  return (
    <EmptyState icon={Hand} title={t('welcome.empty')} actions={<NewSequenceButton view={view} count={0} />}>
      {t('welcome.empty_text')}
    </EmptyState>
  )
}

/** The address names a sequence that is not there, or one to edit that is archived. */
export function SequenceGone({ view, isArchived = false }: { view: WelcomeView; isArchived?: boolean }) {
  const { t } = useTranslation('marketplace')
  return (
    <EmptyState
      icon={MailX}
      title={t(isArchived ? 'welcome.edit_archived' : 'welcome.gone')}
      actions={<Button onClick={view.showAll}>{t('welcome.back')}</Button>}
    >
      {t(isArchived ? 'welcome.edit_archived_text' : 'welcome.gone_text')}
    </EmptyState>
  )
}
