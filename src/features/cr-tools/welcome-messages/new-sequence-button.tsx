import { Plus } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { WELCOME_LIMITS } from '@/domain/welcome/welcome-rules'
import { Button } from '@/ui/button'

import { NEW_SEQUENCE, type WelcomeView } from './welcome-view'
import { useEditDisabledReason } from '../base/permissions'

export function NewSequenceButton({ view, count }: { view: WelcomeView; count: number }) {
  const { t } = useTranslation('marketplace')
  const disabledReason = useEditDisabledReason('welcomeMessages')
  const fullReason =
    count >= WELCOME_LIMITS.sequences ? t('welcome.full', { count: WELCOME_LIMITS.sequences }) : undefined
  return (
    <Button
      kind="primary"
      icon={Plus}
      disabledReason={disabledReason ?? fullReason}
      onClick={() => view.edit(NEW_SEQUENCE)}
    >
      {t('welcome.new')}
    </Button>
  )
}
