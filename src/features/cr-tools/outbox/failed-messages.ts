import { useNavigate } from 'react-router'

import { chatAddress } from '@/domain/chat/chat-address'
import type { OutboxMessage } from '@/domain/chat/outbox'
import { useSession } from '@/features/auth'

import { NO_MESSAGES, useOutbox } from './outbox'
import type { OutboxStore } from './outbox-store'
import { useSwitchCreator } from '../focus/use-switch-creator'

/** Returns the user's failed messages of all creators, oldest first. */
export const useFailedMessages = (): readonly OutboxMessage[] =>
  useOutbox(useSession().userId, (store) => store.failed()) ?? NO_MESSAGES

/** Returns the oldest failed message of a channel. */
export const useFailedMessageIn = (
  userId: string | undefined,
  channelId: string,
): OutboxMessage | undefined =>
  useOutbox(userId, (store) => store.ofChannel(channelId).find(({ state }) => state === 'failed'))

/** Returns a function that opens the conversation of a message with its creator in focus. */
export function useOpenOutgoing(): (of: Pick<OutboxMessage, 'creatorId' | 'channelId'>) => void {
  const navigate = useNavigate()
  const { choose } = useSwitchCreator()
  return ({ creatorId, channelId }) =>
    void choose(creatorId, () => void navigate(chatAddress({ channelId, creatorId })))
}

interface FailedMessageNoticeDeps {
  /** Whether the user already sees the failure. */
  isSeen: (entry: OutboxMessage) => boolean
  /** Shows a notice and returns its ID. */
  show: (entry: OutboxMessage) => string
  dismiss: (id: string) => void
}

/**
 * Notifies of each message that fails from now on, and dismisses the notice when it is resolved. A message
 * that a logout turns into a draft has not failed.
 */
export function watchFailedMessages(
  store: OutboxStore,
  { isSeen, show, dismiss }: FailedMessageNoticeDeps,
): () => void {
  const known = new Map<string, string | undefined>()
  for (const { clientId } of store.failed()) known.set(clientId, undefined)
  const update = () => {
    const failed = store.failed()
    for (const entry of failed)
      if (!known.has(entry.clientId))
        known.set(entry.clientId, entry.isInterrupted || isSeen(entry) ? undefined : show(entry))
    for (const [clientId, id] of known) {
      if (failed.some((entry) => entry.clientId === clientId)) continue
      known.delete(clientId)
      if (id !== undefined) dismiss(id)
    }
  }
  return store.subscribe(update)
}
