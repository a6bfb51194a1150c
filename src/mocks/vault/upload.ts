import type { MediaKind } from '@/domain/media'

import { uploadedMediaId } from '../media/media-of'
import { missing, Refusal, unfit } from '../refusal'
import type { SeedCreator } from '../seed/creators'
import type { Upload } from '../tool-state'
import type { World } from '../world'
import { dropBytes, keepBytes } from './bytes'
import { pictureSize } from './picture-size'

const KIND_OF_TYPE: Readonly<Record<string, MediaKind>> = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/webp': 'image',
  'image/avif': 'image',
  'image/heic': 'image',
  'image/gif': 'gif',
  'video/mp4': 'video',
  'video/quicktime': 'video',
  'video/webm': 'video',
  'audio/mpeg': 'audio',
  'audio/mp4': 'audio',
  'audio/ogg': 'audio',
  'audio/wav': 'audio',
  'audio/webm': 'audio',
}

const MB = 1_000_000
const MOST_BYTES: Readonly<Record<MediaKind, number>> = {
  image: 30 * MB,
  gif: 30 * MB,
  audio: 50 * MB,
  video: 2000 * MB,
}

/** The kind of a file by its type: browsers may add a codec (`audio/webm;codecs=opus`). */
export const kindOfType = (type: string): MediaKind | undefined =>
  KIND_OF_TYPE[type.split(';')[0]?.trim().toLowerCase() ?? '']

/** Takes note of a file that is about to be sent; refuses what is too large or of a kind that nobody could look at. */
export function beginUpload(
  world: World,
  creator: SeedCreator,
  userId: string,
  { name, size, type }: { name: string; size: number; type: string },
): string {
  const kind = kindOfType(type)
  if (kind === undefined) throw new Refusal(415, 'file_type_unfit', { fields: { type: 'file_type_unfit' } })
  if (!(size > 0)) throw unfit('size', 'file_empty')
  if (size > MOST_BYTES[kind])
    throw new Refusal(413, 'file_too_large', { fields: { size: 'file_too_large' } })
  const mediaId = uploadedMediaId(kind, world.state.nextId++)
  const facts = { creatorId: creator.userId, userId, name, size, type, at: world.now() }
  world.state.uploads[mediaId] = { ...facts, isDone: false, width: null, height: null, data: null }
  return mediaId
}

/** A file of this creator; 404 for another's, or one that was cancelled. */
export function uploadOf(world: World, creator: SeedCreator, mediaId: string): Upload {
  const upload = world.state.uploads[mediaId]
  if (upload?.creatorId !== creator.userId) throw missing()
  return upload
}

/** Takes in what was sent of a file that somebody announced. */
export function receiveBytes(world: World, mediaId: string, bytes: Uint8Array<ArrayBuffer>): void {
  const upload = world.state.uploads[mediaId]
  if (!upload || upload.isDone) throw missing()
  if (bytes.length !== upload.size) throw unfit('size', 'file_incomplete')
  Object.assign(upload, pictureSize(bytes))
  keepBytes(world, mediaId, bytes)
}

export function cancelUploadOf(world: World, mediaId: string): void {
  delete world.state.uploads[mediaId]
  dropBytes(world, mediaId)
}
