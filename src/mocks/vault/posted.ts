import type { SeedCreator } from '../seed/creators'
import { chance, seedOf } from '../seed/random'

/** Whether an item of a creator's own was posted for all: the vault, its picker and the dashboard agree on it. */
export function isPosted(creator: SeedCreator, mediaId: string): boolean {
  const n = Number(mediaId.split('-').at(-1) ?? 0)
  const isOwn = mediaId.startsWith(`media-${creator.index + 1}-`)
  return isOwn && chance(seedOf(331, creator.index), n) < 0.06
}
