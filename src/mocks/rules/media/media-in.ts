import type { World } from '../../state/world'
import { mediaById, stillPath, type WireMedia } from '../../seed/vault/media-of'
import { definedFields } from '../base/defined-fields'

/** Any media with this world's changes: an upload's name and size, a title or price set by staff. */
export function mediaIn(world: World, mediaId: string): WireMedia | undefined {
  const media = mediaById(mediaId)
  return media && { ...media, ...uploadFacts(world, mediaId), ...changedFacts(world, mediaId) }
}

function uploadFacts(world: World, mediaId: string): Partial<WireMedia> {
  const upload = world.state.uploads[mediaId]
  if (!upload) return {}
  const { name: title, width, height, durationS, still } = upload
  return {
    title,
    ...(width !== null && { width, height }),
    ...(durationS != null && { durationS }),
    ...(still != null && { thumbUrl: stillPath(mediaId) }),
  }
}

function changedFacts(world: World, mediaId: string): Partial<WireMedia> {
  const { title, usualPrice, isPgSafe } = world.state.vaultChanges[mediaId] ?? {}
  return definedFields({ title, usualPrice, isPgSafe })
}
