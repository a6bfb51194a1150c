import { useMutation } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { testWelcomeMessage } from '@/api/calls/creator/welcome-messages'
import { errorText } from '@/api/errors'
import { send } from '@/api/send'
import { isBlank } from '@/lib/text/blank'
import { newId } from '@/services/page/new-id'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { InfoTip } from '@/ui/info-tip'

import { useEditDisabledReason } from '../../base/permissions'
import { useContentHold } from './use-sequence-form'
import { stepContentOf, type WrittenStep } from './written-sequence'

/** Sends a message as it is written to the user's own notifications. */
export function TestButton({ creatorId, step }: { creatorId: string; step: WrittenStep }) {
  const { t } = useTranslation('marketplace')
  const hold = useContentHold()
  const disabledReason = useEditDisabledReason('welcomeMessages')
  const test = useMutation({
    mutationFn: async () => {
      const content = await hold(stepContentOf(step))
      if (content === undefined) return undefined
      return send(testWelcomeMessage, { clientId: newId(), language: null, ...content }, { creatorId })
    },
    onSuccess: (sent) => sent && toast.success(t('welcome.test_sent')),
    onError: (error) => toast.error(errorText(error)),
  })
  const isEmpty = isBlank(step.text) && step.media.length === 0
  return (
    <span className="inline-flex items-center gap-1">
      <Button
        size="small"
        icon={Send}
        busy={test.isPending}
        disabledReason={disabledReason ?? (isEmpty ? t('welcome.test_empty') : undefined)}
        onClick={() => test.mutate()}
      >
        {t('welcome.test')}
      </Button>
      <InfoTip about={t('welcome.test')}>{t('welcome.test_hint')}</InfoTip>
    </span>
  )
}
