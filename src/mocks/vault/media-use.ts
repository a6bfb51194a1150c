import type { MEDIA_USES } from '@/domain/media'
import type { FanView } from '@/domain/vault'

import type { CrowdFan } from '../crowd/crowd-fan'
import { mediaIdsAt, paymentsBy, talkWith } from '../fan/purchases'
import type { SeedCreator } from '../seed/creators'
import { messageAt } from '../seed/messages'
import { newest } from '../threads/places'
import { addedAt, idAt, sentAt, type Talk } from '../threads/talk'
import { seenAt } from '../threads/wire-message'
import type { World } from '../world'
import { isPosted } from './posted'

type Use = (typeof MEDIA_USES)[number]

interface Written {
  state: Use
  /** Latest offered price in cents. */
  lastPrice: number | null
  /** Whether the fan opened any message with it. */
  isOpened: boolean
}

/** How many of the newest messages are searched for sent items. */
const LOOKED_BACK = 400

/** For items never sent to the fan: some were posted. */
const elsewhere = (creator: SeedCreator, mediaId: string): Use =>
  isPosted(creator, mediaId) ? 'post' : 'new'

function writtenAt(talk: Talk, place: number): Written | undefined {
  const added = addedAt(talk, place)
  const seeded = added ? undefined : messageAt(talk.seed, place)
  const isOurs = added ? added.by !== undefined : seeded?.from === 'staff'
  if (!isOurs) return undefined
  const change = talk.change?.changes[idAt(talk, place)]
  const price = added?.price ?? seeded?.price ?? 0
  const boughtAt = change?.boughtAt ?? added?.boughtAt ?? seeded?.boughtAfterMs
  const isUnsent = change?.unsentAt !== undefined || seeded?.isUnsent === true
  const isSeen = change?.seenAt !== undefined || seenAt(talk, place, sentAt(talk, place)) !== null
  return {
    state: isUnsent ? 'unsent' : boughtAt != null ? 'bought' : price > 0 ? 'sent' : 'free',
    lastPrice: price > 0 ? price : null,
    isOpened: boughtAt != null || (isSeen && !isUnsent),
  }
}

/** Uses from weakest to strongest. */
const WEIGHT: readonly Use[] = ['new', 'post', 'unsent', 'sent', 'free', 'bought']

const strongest = (one: Use, other: Use): Use => (WEIGHT.indexOf(one) > WEIGHT.indexOf(other) ? one : other)

/** A fan's use of each item, from the conversation. */
function writtenUses(talk: Talk): Map<string, Written> {
  const uses = new Map<string, Written>()
  for (const place of newest(talk, LOOKED_BACK)) {
    const written = writtenAt(talk, place)
    if (written === undefined) continue
    for (const mediaId of mediaIdsAt(talk, place)) {
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

const NEVER_WRITTEN = { lastPrice: null, isOpened: false }

/** Returns a lookup of a fan's use of an item (screens S11). */
export function fanUses(world: World, creator: SeedCreator, one: CrowdFan): (mediaId: string) => Written {
  const talk = talkWith(world, creator, one)
  const written = talk ? writtenUses(talk) : new Map<string, Written>()
  const bought = new Set(
    talk
      ? paymentsBy(world, creator, one).flatMap(({ kind, place }) =>
          kind === 'purchase' && place !== null ? mediaIdsAt(talk, place) : [],
        )
      : [],
  )
  return (mediaId) => {
    // GIFs of the public library may be sent repeatedly.
    if (mediaId.startsWith('gif-')) return { state: 'new', ...NEVER_WRITTEN }
    const found = written.get(mediaId) ?? { state: elsewhere(creator, mediaId), ...NEVER_WRITTEN }
    return bought.has(mediaId) ? { ...found, state: 'bought', isOpened: true } : found
  }
}

/** Whether an item belongs to a view of the vault by the fan's use. */
export function isInView({ state, isOpened }: Written, view: FanView): boolean {
  const isSent = state !== 'new' && state !== 'post' && state !== 'unsent'
  if (view === 'not_sent') return !isSent
  return view === 'not_bought' ? state === 'sent' : isSent && !isOpened
}
