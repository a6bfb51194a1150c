import type { MEDIA_USES } from '@/domain/media'

import type { CrowdFan } from '../crowd/crowd-fan'
import { mediaIdsAt, paymentsBy, talkWith } from '../fan/purchases'
import type { SeedCreator } from '../seed/creators'
import { messageAt } from '../seed/messages'
import { chance, seedOf } from '../seed/random'
import { newest } from '../threads/places'
import { addedAt, idAt, type Talk } from '../threads/talk'
import type { World } from '../world'

type Use = (typeof MEDIA_USES)[number]

/** So many of the newest messages are looked into for what a fan was sent. */
const LOOKED_BACK = 400

/** What was never written to the fan: some of it was posted for all. */
function elsewhere(creator: SeedCreator, mediaId: string): Use {
  const n = Number(mediaId.split('-').at(-1) ?? 0)
  const isOwn = mediaId.startsWith(`media-${creator.index + 1}-`)
  return isOwn && chance(seedOf(331, creator.index), n) < 0.06 ? 'post' : 'new'
}

function stateAt(talk: Talk, place: number): Use | undefined {
  const added = addedAt(talk, place)
  const seeded = added ? undefined : messageAt(talk.seed, place)
  const isOurs = added ? added.by !== undefined : seeded?.from === 'staff'
  if (!isOurs) return undefined
  const change = talk.change?.changes[idAt(talk, place)]
  if (change?.unsentAt !== undefined || seeded?.isUnsent) return 'unsent'
  const boughtAt = change?.boughtAt ?? added?.boughtAt ?? seeded?.boughtAfterMs
  if (boughtAt != null) return 'bought'
  return (added?.price ?? seeded?.price ?? 0) > 0 ? 'sent' : 'free'
}

/** The more a fan has of an item, the more it counts. */
const WEIGHT: readonly Use[] = ['new', 'post', 'unsent', 'sent', 'free', 'bought']

/** What a fan has by what was written to them, item by item. */
function writtenUses(talk: Talk): Map<string, Use> {
  const uses = new Map<string, Use>()
  for (const place of newest(talk, LOOKED_BACK)) {
    const state = stateAt(talk, place)
    if (state === undefined) continue
    for (const mediaId of mediaIdsAt(talk, place)) {
      if (WEIGHT.indexOf(state) > WEIGHT.indexOf(uses.get(mediaId) ?? 'new')) uses.set(mediaId, state)
    }
  }
  return uses
}

/** What a fan already has of some items (screens S11, the guard of the vault picker). */
export function usesOf(
  world: World,
  creator: SeedCreator,
  one: CrowdFan,
  mediaIds: readonly string[],
): { mediaId: string; state: Use }[] {
  const talk = talkWith(world, creator, one)
  const written = talk ? writtenUses(talk) : new Map<string, Use>()
  const bought = new Set(
    talk
      ? paymentsBy(world, creator, one).flatMap(({ kind, place }) =>
          kind === 'purchase' && place !== null ? mediaIdsAt(talk, place) : [],
        )
      : [],
  )
  return mediaIds.map((mediaId) => {
    // Those of the public library are nobody's, and may be sent again and again.
    if (mediaId.startsWith('gif-')) return { mediaId, state: 'new' }
    if (bought.has(mediaId)) return { mediaId, state: 'bought' }
    return { mediaId, state: written.get(mediaId) ?? elsewhere(creator, mediaId) }
  })
}
