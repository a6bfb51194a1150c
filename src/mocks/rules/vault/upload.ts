import { UPLOAD_MAX_BYTES } from '@/config/tool-limits'
import type { MediaKind } from '@/domain/vault/media'

import { uploadedMediaId } from '../../seed/vault/media-of'
import type { Acting } from '../account/accounts'
import { notFound, Refusal, invalidField, orNotFound } from '../base/refusal'
import type { SeedCreator } from '../../seed/creators'
import type { Upload } from '../../state/tool-state'
import type { World } from '../../state/world'
import { dropBytes, dropPartial, storeBytes, storePartial, partialBytes, uploadedBytes } from './upload-bytes'
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

const maxBytesOf = (kind: MediaKind): number => UPLOAD_MAX_BYTES[kind === 'gif' ? 'image' : kind]

/** The kind of a file by its MIME type, which may carry a codec (`audio/webm;codecs=opus`). */
export const kindOfType = (type: string): MediaKind | undefined =>
  KIND_OF_TYPE[type.split(';')[0]?.trim().toLowerCase() ?? '']

/** Larger files are uploaded in parts of this size. */
export const PART_BYTES = 4 * 2 ** 20

interface AnnouncedFile {
  name: string
  size: number
  type: string
  hash?: string | undefined
  editedFrom?: string | undefined
}

/** An unfinished upload of the same bytes by this user, to resume. */
function unfinishedUpload(world: World, creator: SeedCreator, userId: string, { hash, size }: AnnouncedFile) {
  if (hash === undefined) return undefined
  return Object.entries(world.state.uploads).find(
    ([, upload]) =>
      upload.creatorId === creator.userId &&
      upload.userId === userId &&
      !upload.isDone &&
      upload.hash === hash &&
      upload.size === size,
  )?.[0]
}

/** Registers an upload. Rejects files that are too large or of an unsupported type. */
export function beginUpload(
  world: World,
  creator: SeedCreator,
  userId: string,
  announced: AnnouncedFile,
): string {
  const { name, size, type, hash, editedFrom } = announced
  const kind = kindOfType(type)
  if (kind === undefined) throw new Refusal(415, 'file_type_unfit', { fields: { type: 'file_type_unfit' } })
  if (!(size > 0)) throw invalidField('size', 'file_empty')
  if (size > maxBytesOf(kind))
    throw new Refusal(413, 'file_too_large', { fields: { size: 'file_too_large' } })
  const before = unfinishedUpload(world, creator, userId, announced)
  if (before !== undefined) return before
  const mediaId = uploadedMediaId(kind, world.state.nextId++)
  const facts = { creatorId: creator.userId, userId, name, size, type, at: world.now() }
  const links = { hash: hash ?? null, editedFrom: editedFrom ?? null }
  world.state.uploads[mediaId] = { ...facts, ...links, isDone: false, width: null, height: null, data: null }
  return mediaId
}

/** The caller's own upload for a creator; undefined for a colleague's, another creator's or a cancelled one. */
export function ownUpload(world: World, { account, creator }: Acting, mediaId: string): Upload | undefined {
  const upload = world.state.uploads[mediaId]
  return upload?.creatorId === creator.userId && upload.userId === account.userId ? upload : undefined
}

/** The same. Throws 404. */
export function findUpload(world: World, uploader: Acting, mediaId: string): Upload {
  return orNotFound(ownUpload(world, uploader, mediaId))
}

const RANGE = /^bytes (\d+)-(\d+)\/(\d+)$/

/** Receives a part of a file. Throws 409 unless it follows the received bytes. */
function receivePart(
  world: World,
  mediaId: string,
  upload: Upload,
  bytes: Uint8Array<ArrayBuffer>,
  range: string,
): void {
  const [, from, to, size] = (RANGE.exec(range) ?? []).map(Number)
  const there = partialBytes(world, mediaId)
  if (from === undefined || to === undefined || size !== upload.size)
    throw invalidField('size', 'file_incomplete')
  if (from !== there.length || to - from + 1 !== bytes.length) throw new Refusal(409, 'file_incomplete')
  const after = new Uint8Array(there.length + bytes.length)
  after.set(there)
  after.set(bytes, there.length)
  if (after.length < upload.size) storePartial(world, mediaId, after)
  else storeUpload(world, mediaId, upload, after)
}

function storeUpload(world: World, mediaId: string, upload: Upload, bytes: Uint8Array<ArrayBuffer>): void {
  dropPartial(world, mediaId)
  Object.assign(upload, pictureSize(bytes))
  storeBytes(world, mediaId, bytes)
}

/** Receives an announced file: all of it, or a part with a `range`. */
export function receiveBytes(
  world: World,
  mediaId: string,
  bytes: Uint8Array<ArrayBuffer>,
  range: string | null = null,
): void {
  const upload = world.state.uploads[mediaId]
  if (!upload || upload.isDone) throw notFound()
  if (range !== null) return receivePart(world, mediaId, upload, bytes, range)
  if (bytes.length !== upload.size) throw invalidField('size', 'file_incomplete')
  return storeUpload(world, mediaId, upload, bytes)
}

/** How many bytes have arrived; parts are lost when the process restarts. */
export const receivedBytes = (world: World, mediaId: string, { size }: Upload): number =>
  uploadedBytes(world, mediaId) ? size : partialBytes(world, mediaId).length

export function cancelUpload(world: World, mediaId: string): void {
  delete world.state.uploads[mediaId]
  dropBytes(world, mediaId)
  dropPartial(world, mediaId)
}
