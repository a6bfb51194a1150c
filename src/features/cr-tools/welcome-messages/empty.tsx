import { Hand, MailX, Plus } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { WELCOME_LIMITS } from '@/domain/welcome/welcome-rules'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { NoMatches } from '@/ui/feedback/no-matches'

import { NEW_SEQUENCE, type WelcomeView } from './welcome-view'
import { useEditDisabledReason } from '../base/permissions'

export function NewButton({ view, count }: { view: WelcomeView; count: number }) {
  const { t } = useTranslation('marketplace')
  const disabledReason = useEditDisabledReason('welcomeMessages')
  const full =
    count >= WELCOME_LIMITS.sequences ? t('welcome.full', { count: WELCOME_LIMITS.sequences }) : undefined
  return (
    <Button
      kind="primary"
      icon={Plus}
      disabledReason={disabledReason ?? full}
      onClick={() => view.edit(NEW_SEQUENCE)}
    >
      {t('welcome.new')}
    </Button>
  )
}

/** No sequences at all, or none that fit the filters. */
export function Empty({ view }: { view: WelcomeView }) {
  const { t } = useTranslation('marketplace')
  if (view.isNarrowed)
    return <NoMatches title={t('welcome.none_fit')} text={t('welcome.none_fit_text')} onClear={view.clear} />
  return (
    <EmptyState icon={Hand} title={t('welcome.empty')} actions={<NewButton view={view} count={0} />}>
      {t('welcome.empty_text')}
    </EmptyState>
  )
}

/** The address names a sequence that is not there. */
export function Gone({ view }: { view: WelcomeView }) {
  const { t } = useTranslation('marketplace')
  return (
    <EmptyState
      icon={MailX}
      title={t('welcome.gone')}
      actions={<Button onClick={view.showAll}>{t('welcome.back')}</Button>}
    >
      {t('welcome.gone_text')}
    </EmptyState>
  )
}
