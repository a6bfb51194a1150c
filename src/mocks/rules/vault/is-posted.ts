import type { SeedCreator } from '../../seed/creators'
import { chance, seedOf } from '../../seed/random'

/** Whether a creator's item was posted; shared by the vault, its picker and the dashboard. */
export function isPosted(creator: SeedCreator, mediaId: string): boolean {
  const n = Number(mediaId.split('-').at(-1) ?? 0)
  const isOwn = mediaId.startsWith(`media-${creator.index + 1}-`)
  return isOwn && chance(seedOf(331, creator.index), n) < 0.06
}
