import { anchorOf } from '../anchor'
import { mediaIdAt, type WireMedia } from '../media/media-of'
import { mediaIn } from '../media/media-in'
import { DAY_MS } from '../seed/calendar'
import type { SeedCreator } from '../seed/creators'
import { between, chance } from '../seed/random'
import { VAULT_FOLDERS, vaultSize } from '../seed/vault'
import type { World } from '../world'

export interface VaultItem {
  media: WireMedia
  folderId: string
  addedAt: number
  /** Cents taken with it so far. */
  earned: number
  /** Bought of all paid sends, 0 to 1; null before the first. */
  unlockRate: number | null
}

const UPLOADS_FOLDER = VAULT_FOLDERS.indexOf('Uploads')
const VOICE_FOLDER = VAULT_FOLDERS.indexOf('Voice notes')

export const folderIdOf = (creator: SeedCreator, place: number): string =>
  `folder-${creator.index + 1}-${place + 1}`

/** Recordings lie together; uploads of later too; the rest by what they were made for. */
function folderOf(creator: SeedCreator, media: WireMedia, n: number): string {
  if (media.kind === 'audio') return folderIdOf(creator, VOICE_FOLDER)
  return folderIdOf(creator, between(chance(321, creator.index, n), 0, VOICE_FOLDER - 1))
}

/** Everything in a creator's vault, newest first: what staff uploaded, then the seed. */
export function vaultOf(world: World, creator: SeedCreator): VaultItem[] {
  const uploads = Object.entries(world.state.uploads)
    .filter(([, { creatorId, isDone }]) => creatorId === creator.userId && isDone)
    .flatMap(([mediaId, { at }]) => {
      const media = mediaIn(world, mediaId)
      return media
        ? [{ media, folderId: folderIdOf(creator, UPLOADS_FOLDER), addedAt: at, earned: 0, unlockRate: null }]
        : []
    })
    .toReversed()
  const size = vaultSize(creator)
  const anchor = anchorOf(world)
  const seeded = Array.from({ length: size }, (_, back) => size - back).flatMap((n) => {
    const media = mediaIn(world, mediaIdAt(creator.index, n))
    if (!media) return []
    const earned = Math.round(chance(322, creator.index, n) ** 3 * 600) * 400
    const addedAt = anchor - (size - n) * 2 * DAY_MS
    const unlockRate = media.usualPrice == null ? null : between(chance(323, creator.index, n), 4, 62) / 100
    return [{ media, folderId: folderOf(creator, media, n), addedAt, earned, unlockRate }]
  })
  return [...uploads, ...seeded]
}
