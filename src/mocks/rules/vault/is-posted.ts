import { isVisual } from '@/domain/vault/media'

import type { SeedCreator } from '../../seed/creators'
import { DAY_MS } from '../../seed/calendar'
import { between, chance, seedOf } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import type { WireMedia } from '../../seed/vault/media-of'

/** Whether a creator's item was posted; shared by the vault, its picker and the dashboard. */
export function isPosted(creator: SeedCreator, mediaId: string): boolean {
  const n = Number(mediaId.split('-').at(-1) ?? 0)
  const isOwn = mediaId.startsWith(`media-${creator.index + 1}-`)
  return isOwn && chance(seedOf(ROLL.mediaIsPosted, creator.index), n) < 0.06
}

interface DatedMedia {
  media: WireMedia
  addedAt: number
}

/** When an item was last posted; null for most. */
export function postedAt(creator: SeedCreator, { media, addedAt }: DatedMedia, now: number): number | null {
  if (!isPosted(creator, media.mediaId)) return null
  const n = Number(media.mediaId.split('-').at(-1) ?? 0)
  const oldest = Math.max(addedAt, now - 120 * DAY_MS)
  return (
    oldest + Math.floor(((now - oldest) * between(chance(ROLL.mediaPostedAt, creator.index, n), 5, 95)) / 100)
  )
}

/** Whether a picture or video has no post since a moment. A younger one counts as posted. */
export const isUnposted = (creator: SeedCreator, item: DatedMedia, since: number, now: number): boolean =>
  isVisual(item.media) && (postedAt(creator, item, now) ?? item.addedAt) < since
