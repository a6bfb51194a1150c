import type { World } from '../world'
import { mediaOf, type WireMedia } from './media-of'

/** Any media there is, with what this world knows of an upload: its name and its size. */
export function mediaIn(world: World, mediaId: string): WireMedia | undefined {
  const media = mediaOf(mediaId)
  const upload = world.state.uploads[mediaId]
  if (!upload || !media) return media
  const { name: title, width, height } = upload
  return { ...media, title, ...(width !== null && { width, height }) }
}
