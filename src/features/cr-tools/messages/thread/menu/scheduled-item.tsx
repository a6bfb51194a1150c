import { useMutation } from '@tanstack/react-query'
import { Undo2 } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { unsendMessage } from '@/api/calls/chat/messages'
import { errorText, isUnreachable } from '@/api/errors'
import { mutationOf } from '@/api/query'
import type { Message } from '@/domain/chat/message'
import { usePermission, useSession } from '@/features/auth'
import { MenuItem } from '@/ui/overlay/menu'

import { mergeMessage } from '../../../cache/thread-cache'
import { useViewOnlyReason } from '../../../base/permissions'
import { restoreScheduled } from '../message/restore-scheduled'
import { setMessageError } from '../message/message-error'

/** Cancels a scheduled message and restores it to the composer with its time. */
export function ScheduledItem({ message }: { message: Message }) {
  const { t } = useTranslation('tools')
  const { userId } = useSession()
  const canUnsend = usePermission('canUnsend')
  const denied = useViewOnlyReason('messages')
  const { mutate } = useMutation({
    ...mutationOf(unsendMessage, message.senderId),
    meta: { onError: 'throw' },
    onMutate: ({ messageId }) => setMessageError(messageId, undefined),
    // The menu has closed, so the error is shown at the message.
    onError: (error, { messageId }) => {
      const isUnanswered = isUnreachable(error) && userId !== undefined
      if (isUnanswered) restoreScheduled(message, userId)
      setMessageError(
        messageId,
        isUnanswered ? t('thread.back_unanswered') : t('thread.back_failed', { reason: errorText(error) }),
      )
    },
    onSuccess: (answered, _request, _result, { client }) => {
      if (userId !== undefined) restoreScheduled(message, userId)
      mergeMessage(client, message.senderId, answered.message)
    },
  })
  const isMine = message.sentById === userId
  const reason = denied ?? (isMine || canUnsend ? undefined : t('thread.menu_not_allowed'))
  return (
    <MenuItem
      icon={Undo2}
      mirrored
      disabledReason={reason}
      onAction={() => mutate({ messageId: message.messageId })}
    >
      {t('thread.menu_back')}
    </MenuItem>
  )
}
