import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'

import { chatAddress } from '@/domain/chat-address'
import type { Queued } from '@/domain/outbox'
import type { Outgoing } from '@/domain/outgoing'
import { useSession } from '@/features/auth'

import { useCreator } from './creators'
import { shelfOf } from './outbox'
import type { OutboxShelf } from './outbox-shelf'
import { useSwitchCreator } from './use-switch-creator'

const NONE: readonly Outgoing[] = []
const noChanges = () => () => undefined

/** Returns the user's failed messages of all creators, oldest first. */
export function useNotSent(): readonly Outgoing[] {
  const { userId } = useSession()
  const shelf = userId === undefined ? undefined : shelfOf(userId)
  return useSyncExternalStore(shelf?.subscribe ?? noChanges, () => shelf?.failed() ?? NONE)
}

/** Returns the oldest failed message of a channel. */
export function useFailedIn(userId: string | undefined, channelId: string): Outgoing | undefined {
  const shelf = userId === undefined ? undefined : shelfOf(userId)
  return useSyncExternalStore(shelf?.subscribe ?? noChanges, () =>
    shelf?.of(channelId).find(({ state }) => state === 'failed'),
  )
}

/** Returns a function that opens the conversation of a message with its creator in focus. */
export function useOpenOutgoing(): (of: Pick<Outgoing, 'creatorId' | 'channelId'>) => void {
  const navigate = useNavigate()
  const { choose } = useSwitchCreator(useCreator().creatorId)
  return ({ creatorId, channelId }) =>
    void choose(creatorId, () => void navigate(chatAddress({ channelId, creatorId })))
}

interface NotSentDeps {
  /** Whether the user already sees the failure. */
  isSeen: (entry: Queued) => boolean
  /** Shows a notice and returns its ID. */
  show: (entry: Queued) => string
  dismiss: (id: string) => void
}

/** Notifies of each message that fails from now on, and dismisses the notice when it is resolved. */
export function watchNotSent(shelf: OutboxShelf, { isSeen, show, dismiss }: NotSentDeps): () => void {
  const known = new Map<string, string | undefined>()
  for (const { clientId } of shelf.failed()) known.set(clientId, undefined)
  const look = () => {
    const failed = shelf.failed()
    for (const entry of failed)
      if (!known.has(entry.clientId)) known.set(entry.clientId, isSeen(entry) ? undefined : show(entry))
    for (const [clientId, id] of known) {
      if (failed.some((entry) => entry.clientId === clientId)) continue
      known.delete(clientId)
      if (id !== undefined) dismiss(id)
    }
  }
  return shelf.subscribe(look)
}
