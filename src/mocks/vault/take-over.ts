import type { SeedCreator } from '../seed/creators'
import type { Upload } from '../tool-state'
import type { World } from '../world'
import { wholeVaultOf } from './item'

/** Gives an edited copy the folder, labels and rights of its original. */
export function takeOver(world: World, creator: SeedCreator, mediaId: string, { editedFrom }: Upload): void {
  if (editedFrom == null) return
  const from = wholeVaultOf(world, creator).find(({ media }) => media.mediaId === editedFrom)
  if (!from) return
  const { media, folderId, tags, people, owner, rightsUntil, isPgSafe } = from
  world.state.vaultChanges[mediaId] = {
    title: media.title ?? '',
    usualPrice: media.usualPrice ?? null,
    folderId,
    tags: [...tags],
    people: [...people],
    owner,
    rightsUntil,
    isPgSafe,
  }
}
