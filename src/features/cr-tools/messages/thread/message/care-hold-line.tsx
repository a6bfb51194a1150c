import { useMutation } from '@tanstack/react-query'
import { HeartHandshake, Lock } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { answerHeldMessage } from '@/api/calls/chat/messages'
import { errorText, isUnreachable } from '@/api/errors'
import { mutationOf } from '@/api/query'
import type { Message } from '@/domain/chat/message'
import { useSession } from '@/features/auth'
import { openCrisisHelpFor } from '@/features/crisis'
import { Button } from '@/ui/button'
import { ErrorAlert } from '@/ui/feedback/error-alert'
import { usePassFocusOn } from '@/ui/focus-return'
import { Icon } from '@/ui/icon'

import { useFanCountry } from '../../../people/use-fan-country'
import { mergeMessage } from '../../../cache/thread-cache'
import { useViewOnlyReason } from '../../../base/permissions'
import { restoreScheduled } from './restore-scheduled'
import { setMessageError } from './message-error'

/** Mutations for a held message: send it now, or restore it to the composer. */
function useResolveHold(message: Message) {
  const { t } = useTranslation('tools')
  const { userId } = useSession()
  const creatorId = message.senderId
  return useMutation({
    ...mutationOf(answerHeldMessage, creatorId),
    meta: { onError: 'throw' },
    onMutate: ({ messageId }) => setMessageError(messageId, undefined),
    onError: (error, { messageId, answer }) => {
      const reason = errorText(error)
      const isUnanswered = answer === 'back' && isUnreachable(error) && userId !== undefined
      if (isUnanswered) restoreScheduled(message, userId)
      if (isUnanswered) return setMessageError(messageId, t('thread.back_unanswered'))
      setMessageError(
        messageId,
        answer === 'back' ? t('thread.back_failed', { reason }) : t('thread.send_failed_why', { reason }),
      )
    },
    onSuccess: (answered, { answer }, _result, { client }) => {
      mergeMessage(client, creatorId, answered.message)
      if (answer === 'back' && userId !== undefined) restoreScheduled(message, userId)
    },
  })
}

/**
 * Shown under a message held at its scheduled time: why, and the two options of the crisis dialog; with its help
 * when the check held it.
 */
export function CareHoldLine({
  id,
  message,
  fanId,
  deniedReason,
  error,
}: {
  id: string
  message: Message
  /** The fan it was for; null in a group. */
  fanId: string | null
  deniedReason: string | undefined
  /** Error of the last answer. */
  error: string | undefined
}) {
  const { t } = useTranslation(['tools', 'common'])
  const { mutate, isPending, variables } = useResolveHold(message)
  const { messageId, channelId } = message
  // Its text can be taken back also where the chat is closed meanwhile.
  const viewOnlyReason = useViewOnlyReason('messages')
  const isForCare = message.heldFor !== 'closed'
  const fanCountry = useFanCountry(message.senderId, fanId)
  const answers = [
    { answer: 'back', words: t('common:crisis.back') },
    { answer: 'send', words: t('common:crisis.send') },
  ] as const
  return (
    <div
      ref={usePassFocusOn<HTMLDivElement>((line) => line.closest('[data-key]'))}
      className="mt-[2px] flex flex-wrap items-center justify-end gap-[6px] px-1 text-12 text-text-quiet"
    >
      <p id={id} className="flex items-center gap-[5px]">
        <Icon of={isForCare ? HeartHandshake : Lock} />
        {isForCare ? t('thread.care_held') : t('thread.closed_held')}
      </p>
      {answers.map(({ answer, words }) => (
        <Button
          key={answer}
          size="small"
          busy={isPending && variables.answer === answer}
          disabledReason={answer === 'back' ? viewOnlyReason : deniedReason}
          onClick={() => mutate({ messageId, answer })}
        >
          {words}
        </Button>
      ))}
      {isForCare && (
        <Button
          size="small"
          kind="ghost"
          onClick={() => openCrisisHelpFor({ channelId, fanCountry, source: 'outgoing' })}
        >
          {t('composer.care_lines')}
        </Button>
      )}
      <ErrorAlert>{error}</ErrorAlert>
    </div>
  )
}
