import { useMutation } from '@tanstack/react-query'
import { Send } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { testWelcomeMessage } from '@/api/calls/creator/welcome-messages'
import { send } from '@/api/send'
import { isBlank } from '@/lib/text/blank'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { CallError } from '@/ui/feedback/call-error'
import { useIdempotencyKey } from '@/ui/field/form/use-idempotency-key'
import { InfoTip } from '@/ui/info-tip'

import { useEditDisabledReason } from '../../base/permissions'
import { useContentHold } from './use-sequence-form'
import { stepContentOf, type WrittenStep } from './written-sequence'

/** Sends a message as it is written to the user's own notifications. */
export function TestButton({ creatorId, step }: { creatorId: string; step: WrittenStep }) {
  const { t } = useTranslation('marketplace')
  const hold = useContentHold()
  const key = useIdempotencyKey<object>()
  const disabledReason = useEditDisabledReason('welcomeMessages')
  const test = useMutation({
    mutationFn: async () => {
      const content = await hold(stepContentOf(step))
      if (content === undefined) return undefined
      const { clientId } = key.begin(content)
      return send(testWelcomeMessage, { clientId, language: null, ...content }, { creatorId })
    },
    onSuccess: (sent) => {
      if (!sent) return
      key.end()
      toast.success(t('welcome.test_sent'))
    },
  })
  const isEmpty = isBlank(step.text) && step.media.length === 0
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
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
      <CallError error={test.error} />
    </span>
  )
}
