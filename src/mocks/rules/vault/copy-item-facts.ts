import type { SeedCreator } from '../../seed/creators'
import type { Upload } from '../../state/tool-state'
import type { World } from '../../state/world'
import { wholeVaultOf } from './vault-items'

/** Copies folder, labels and rights from the original to an edited copy. */
export function copyItemFacts(
  world: World,
  creator: SeedCreator,
  mediaId: string,
  { editedFrom }: Upload,
): void {
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
