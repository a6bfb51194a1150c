import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { addFanNote, getFan } from '@/api/calls/chat/fan'
import { translateText, unsendMessage } from '@/api/calls/chat/messages'
import { errorText } from '@/api/errors'
import { callQueryKey, mutationOf } from '@/api/query'
import { send } from '@/api/send'
import type { OpenChannel } from '@/domain/chat/channel'
import type { Message } from '@/domain/chat/message'
import { formatDate } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-provider'
import { copyText } from '@/services/files/copy-text'
import { newId } from '@/services/page/new-id'
import { toast } from '@/services/page/toasts'
import { isolatedName } from '@/ui/text/user-name'

import { mergeMessage, updateMessage } from '../../../cache/thread-cache'
import { insertIntoComposer } from '../../composer/store/insert-into-composer'
import { setMessageError } from '../message/message-error'

/** Shows a translation into the reader's language under the original. */
export function useTranslate(creatorId: string) {
  const { t } = useTranslation('tools')
  const client = useQueryClient()
  const to = useLanguage()
  const { mutate } = useMutation({
    onMutate: ({ messageId }) => setMessageError(messageId, undefined),
    mutationFn: ({ text }: Message) => send(translateText, { text, to }, { creatorId }),
    onSuccess: ({ text, from }, message) =>
      updateMessage(client, creatorId, message, (latest) => ({ ...latest, translation: { text, from, to } })),
    onError: (error, { messageId }) =>
      setMessageError(messageId, t('thread.translate_failed', { reason: errorText(error) })),
  })
  return mutate
}

/** Unsends a message. */
export function useUnsend(creatorId: string) {
  const client = useQueryClient()
  return useMutation({
    ...mutationOf(unsendMessage, creatorId),
    onSuccess: ({ message }) => mergeMessage(client, creatorId, message),
    // The dialog shows the error.
    meta: { onError: 'throw' },
  })
}

/** Idempotency keys of notes without an answer: the menu mounts again for each try, and all tries make one note. */
const noteKeys = new Map<string, string>()

/** Adds a message to the notes about the fan, with sender and time. */
export function useAddToNotes(creatorId: string, { userId }: OpenChannel) {
  const { t } = useTranslation('tools')
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ text, messageId }: { text: string; messageId: string }) => {
      const clientId = noteKeys.get(messageId) ?? newId()
      noteKeys.set(messageId, clientId)
      return send(addFanNote, { clientId, userId: userId ?? '', text }, { creatorId })
    },
    onMutate: ({ messageId }) => setMessageError(messageId, undefined),
    onSuccess: (_note, { messageId }) => {
      noteKeys.delete(messageId)
      toast.success(t('thread.noted'))
      if (userId === null) return
      return client.invalidateQueries({ queryKey: callQueryKey(getFan, { userId }, creatorId) })
    },
    onError: (error, { messageId }) =>
      setMessageError(messageId, t('thread.note_failed', { reason: errorText(error) })),
  })
  return (message: Message, name: string) =>
    mutate({
      messageId: message.messageId,
      text: t('thread.note_text', {
        name: isolatedName(name),
        date: formatDate(message.createdAt),
        text: message.text,
      }),
    })
}

/** Copies the text without its translation. */
export function useCopy() {
  const { t } = useTranslation('tools')
  return ({ text, messageId }: Message) => {
    setMessageError(messageId, undefined)
    void copyText(text).then(
      () => toast.success(t('thread.copied')),
      () => setMessageError(messageId, t('thread.copy_failed')),
    )
  }
}

/** Inserts a message into the composer again: its text, and its media with their price. */
export const reuseMessage = ({ channelId, text, media, price, lockText, previewMediaIds }: Message): void =>
  insertIntoComposer(channelId, { text, media, price, lockText, previewMediaIds })
