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

const usersOf = ({ reactions }: Message, emoji: string) =>
  reactions.find((one) => one.emoji === emoji)?.userIds ?? []

/** Returns the message with the creator's reaction, or without. */
function withReaction(message: Message, emoji: string, creatorId: string, isOurs: boolean): Message {
  const others = message.reactions.filter((one) => one.emoji !== emoji)
  const theirs = usersOf(message, emoji).filter((userId) => userId !== creatorId)
  const userIds = isOurs ? [...theirs, creatorId] : theirs
  return { ...message, reactions: userIds.length > 0 ? [...others, { emoji, userIds }] : others }
}

/** Adds or removes a reaction, optimistically; rolls back when the server refuses. */
export function useToggleReaction(creatorId: string) {
  const { t } = useTranslation('tools')
  const client = useQueryClient()
  /** Shows the reaction as it was when it was pressed, or the other way round. */
  const show = ({ message, emoji }: { message: Message; emoji: string }, isToggled: boolean) => {
    const isOurs = usersOf(message, emoji).includes(creatorId) !== isToggled
    updateMessage(client, creatorId, message, (latest) => withReaction(latest, emoji, creatorId, isOurs))
  }
  const { mutate } = useMutation({
    mutationFn: ({ message: { messageId }, emoji }: { message: Message; emoji: string }) =>
      send(reactToMessage, { messageId, emoji }, { creatorId }),
    onMutate: (reaction) => {
      setMessageError(reaction.message.messageId, undefined)
      show(reaction, true)
    },
    onSuccess: ({ message }) => mergeMessage(client, creatorId, message),
    onError: (error, reaction) => {
      setMessageError(reaction.message.messageId, t('thread.react_failed', { reason: errorText(error) }))
      show(reaction, false)
    },
  })
  return (message: Message, emoji: string) => mutate({ message, emoji })
}

/** Makes the composer reply to a message. */
export const startReply = ({ channelId, messageId, senderId, text }: Message): void =>
  insertIntoComposer(channelId, { replyTo: { messageId, senderId, text } })
