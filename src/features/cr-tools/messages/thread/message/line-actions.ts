import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { reactToMessage } from '@/api/calls/chat/messages'
import { errorText } from '@/api/errors'
import { send } from '@/api/send'
import type { Message } from '@/domain/chat/message'

import { mergeMessage, updateMessage } from '../../../cache/thread-cache'
import { insertIntoComposer } from '../../composer/store/insert-into-composer'
import { setMessageError } from './message-error'

/* Actions that a line offers beside its menu. */

/** Returns the message after an optimistic reaction. */
function withToggledReaction(message: Message, emoji: string, creatorId: string): Message {
  const others = message.reactions.filter((one) => one.emoji !== emoji)
  const userIds = message.reactions.find((one) => one.emoji === emoji)?.userIds ?? []
  const isOurs = userIds.includes(creatorId)
  const after = isOurs ? userIds.filter((userId) => userId !== creatorId) : [...userIds, creatorId]
  return { ...message, reactions: after.length > 0 ? [...others, { emoji, userIds: after }] : others }
}

/** Adds or removes a reaction, optimistically; rolls back when the server refuses. */
export function useToggleReaction(creatorId: string) {
  const { t } = useTranslation('tools')
  const client = useQueryClient()
  const toggle = ({ message, emoji }: { message: Message; emoji: string }) =>
    updateMessage(client, creatorId, message, (latest) => withToggledReaction(latest, emoji, creatorId))
  const { mutate } = useMutation({
    mutationFn: ({ message: { messageId }, emoji }: { message: Message; emoji: string }) =>
      send(reactToMessage, { messageId, emoji }, { creatorId }),
    onMutate: (reaction) => {
      setMessageError(reaction.message.messageId, undefined)
      toggle(reaction)
    },
    onSuccess: ({ message }) => mergeMessage(client, creatorId, message),
    onError: (error, reaction) => {
      setMessageError(reaction.message.messageId, t('thread.react_failed', { reason: errorText(error) }))
      toggle(reaction)
    },
  })
  return (message: Message, emoji: string) => mutate({ message, emoji })
}

/** Makes the composer reply to a message. */
export const startReply = ({ channelId, messageId, senderId, text }: Message): void =>
  insertIntoComposer(channelId, { replyTo: { messageId, senderId, text } })
