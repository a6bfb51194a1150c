import type { SeedCreator } from '../../seed/creators'
import { mediaIdAt, type WireMedia } from '../../seed/vault/media-of'
import { seededMediaCount } from '../../seed/vault/vault-size'
import type { World } from '../../state/world'
import { mediaIn } from './media-in'

function isInVault(world: World, creator: SeedCreator, mediaId: string): boolean {
  if (world.state.vaultChanges[mediaId]?.deletedAt != null) return false
  const upload = world.state.uploads[mediaId]
  if (upload) return upload.creatorId === creator.userId && upload.isDone
  const n = Number(mediaId.split('-').at(-1))
  const isLarge = world.state.faults.vaultSize === 'large'
  return mediaId === mediaIdAt(creator.index, n) && n <= seededMediaCount(creator, isLarge)
}

/** Media this creator can use: of the own vault outside the trash, completely uploaded, or a GIF of the library. */
export function ownMedia(world: World, creator: SeedCreator, mediaId: string): WireMedia | undefined {
  const media = mediaIn(world, mediaId)
  return media && (mediaId.startsWith('gif-') || isInVault(world, creator, mediaId)) ? media : undefined
}

export const areOwnMedia = (world: World, creator: SeedCreator, mediaIds: readonly string[]): boolean =>
  mediaIds.every((mediaId) => ownMedia(world, creator, mediaId) !== undefined)
