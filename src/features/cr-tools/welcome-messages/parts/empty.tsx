import { Hand, MailX, Plus } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { WELCOME_LIMITS } from '@/domain/welcome/welcome-rules'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'

import { useMayEditWelcome, useWelcomeOff } from '../use-welcome'
import { NEW_SEQUENCE, type WelcomeView } from '../welcome-view'

/** Why no sequence can be added now; undefined where one can. */
function useNewOff(count: number): string | undefined {
  const { t } = useTranslation('marketplace')
  const off = useWelcomeOff()
  if (off !== undefined) return off
  return count >= WELCOME_LIMITS.sequences
    ? t('welcome.full', { count: WELCOME_LIMITS.sequences })
    : undefined
}

export function NewButton({ view, count }: { view: WelcomeView; count: number }) {
  const { t } = useTranslation('marketplace')
  const off = useNewOff(count)
  return (
    <Button kind="primary" icon={Plus} disabledReason={off} onClick={() => view.edit(NEW_SEQUENCE)}>
      {t('welcome.new')}
    </Button>
  )
}

/** No sequences at all, or none that fit the filters. */
export function Empty({ view }: { view: WelcomeView }) {
  const { t } = useTranslation('marketplace')
  const mayEdit = useMayEditWelcome()
  if (view.isNarrowed)
    return (
      <EmptyState
        icon={MailX}
        title={t('welcome.none_fit')}
        actions={<Button onClick={view.clear}>{t('welcome.clear_filters')}</Button>}
      >
        {t('welcome.none_fit_text')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={Hand}
      title={t('welcome.empty')}
      actions={mayEdit && <NewButton view={view} count={0} />}
    >
      {t('welcome.empty_text')}
    </EmptyState>
  )
}
