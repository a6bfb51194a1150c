import type { MEDIA_USES } from '@/domain/vault/media'
import type { VaultFanFilter } from '@/domain/vault/vault'

import type { PopulationFan } from '../../seed/fans/population-fan'
import { mediaIdsAt, fanPayments, conversationWithFan } from '../fan/fan-purchases'
import type { SeedCreator } from '../../seed/creators'
import { messageAt } from '../../seed/messages/messages'
import { newestPositions } from '../threads/message-positions'
import { addedAt, idAt, sentAt, type Conversation, messageSeenAt } from '../threads/conversation'
import type { World } from '../../state/world'
import { isPosted } from './is-posted'

type MediaUse = (typeof MEDIA_USES)[number]

interface ItemUse {
  state: MediaUse
  /** Latest offered price in cents. */
  lastPrice: number | null
  /** Whether the fan opened any message with it. */
  isOpened: boolean
}

/** How many of the newest messages are searched for sent items. */
const SEARCHED_MESSAGES = 400

/** For items never sent to the fan: some were posted. */
const stateWithoutMessage = (creator: SeedCreator, mediaId: string): MediaUse =>
  isPosted(creator, mediaId) ? 'post' : 'new'

function usesAt(conversation: Conversation, position: number): ItemUse | undefined {
  const added = addedAt(conversation, position)
  const seeded = added ? undefined : messageAt(conversation.seed, position)
  const isOurs = added ? added.by !== undefined : seeded?.from === 'staff'
  if (!isOurs) return undefined
  const change = conversation.change?.changes[idAt(conversation, position)]
  const price = added?.price ?? seeded?.price ?? 0
  const boughtAt = change?.boughtAt ?? added?.boughtAt ?? seeded?.boughtAfterMs
  const isUnsent = change?.unsentAt !== undefined || seeded?.isUnsent === true
  const isSeen =
    change?.seenAt !== undefined ||
    messageSeenAt(conversation, position, sentAt(conversation, position)) !== null
  return {
    state: isUnsent ? 'unsent' : boughtAt != null ? 'bought' : price > 0 ? 'sent' : 'free',
    lastPrice: price > 0 ? price : null,
    isOpened: boughtAt != null || (isSeen && !isUnsent),
  }
}

/** Uses from weakest to strongest. */
const USES_BY_STRENGTH: readonly MediaUse[] = ['new', 'post', 'unsent', 'sent', 'free', 'bought']

const strongest = (a: MediaUse, b: MediaUse): MediaUse =>
  USES_BY_STRENGTH.indexOf(a) > USES_BY_STRENGTH.indexOf(b) ? a : b

/** A fan's use of each item, from the conversation. */
function usesInConversation(conversation: Conversation): Map<string, ItemUse> {
  const uses = new Map<string, ItemUse>()
  for (const position of newestPositions(conversation, SEARCHED_MESSAGES)) {
    const written = usesAt(conversation, position)
    if (written === undefined) continue
    for (const mediaId of mediaIdsAt(conversation, position)) {
      const before = uses.get(mediaId)
      uses.set(mediaId, {
        state: strongest(written.state, before?.state ?? 'new'),
        lastPrice: written.lastPrice ?? before?.lastPrice ?? null,
        isOpened: written.isOpened || before?.isOpened === true,
      })
    }
  }
  return uses
}

const NEVER_SENT = { lastPrice: null, isOpened: false }

/** Returns a lookup of a fan's use of an item (screens S11). */
export function fanUseLookup(
  world: World,
  creator: SeedCreator,
  one: PopulationFan,
): (mediaId: string) => ItemUse {
  const conversation = conversationWithFan(world, creator, one)
  const written = conversation ? usesInConversation(conversation) : new Map<string, ItemUse>()
  const bought = new Set(
    conversation
      ? fanPayments(world, one, conversation).flatMap(({ kind, position }) =>
          kind === 'purchase' && position !== null ? mediaIdsAt(conversation, position) : [],
        )
      : [],
  )
  return (mediaId) => {
    // GIFs of the public library may be sent repeatedly.
    if (mediaId.startsWith('gif-')) return { state: 'new', ...NEVER_SENT }
    const found = written.get(mediaId) ?? { state: stateWithoutMessage(creator, mediaId), ...NEVER_SENT }
    return bought.has(mediaId) ? { ...found, state: 'bought', isOpened: true } : found
  }
}

/** Whether an item belongs to a view of the vault by the fan's use. */
export function isInView({ state, isOpened }: ItemUse, view: VaultFanFilter): boolean {
  const isSent = state !== 'new' && state !== 'post' && state !== 'unsent'
  if (view === 'not_sent') return !isSent
  return view === 'not_bought' ? state === 'sent' : isSent && !isOpened
}
