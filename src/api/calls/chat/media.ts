import * as v from 'valibot'

import { Gif } from '@/domain/chat/gif'
import { Id } from '@/domain/server/id'
import { Media } from '@/domain/vault/media'
import { listPageOf, pageRequest } from '@/domain/server/list-page'
import { count, orNull } from '@/lib/lenient-schema'

import { creatorCall } from '../../call'

/* Our additions (screens S11, screens S19): uploads and GIFs. */

/**
 * The bytes then go to `uploadUrl` by PUT: in one piece, or with `partBytes` in parts of that size, in order,
 * each with its `Content-Range`. `hash`: the composite SHA-256 of `services/files/file-hash`, by which the server
 * finds an earlier upload and returns its `received` bytes. `editedFrom`: the new item inherits folder, tags
 * and rights.
 */
export const startUpload = creatorCall({
  path: '/api/media/upload',
  request: v.object({
    name: v.string(),
    size: v.number(),
    type: v.string(),
    hash: v.optional(v.string()),
    editedFrom: v.optional(Id),
  }),
  response: v.object({
    mediaId: Id,
    uploadUrl: v.string(),
    partBytes: orNull(v.number()),
    received: count,
  }),
})

/** Received bytes of an upload. */
export const getUploadStatus = creatorCall({
  path: '/api/media/upload/status',
  request: v.object({ mediaId: Id }),
  response: v.object({ received: v.number() }),
})

/** Completes an upload with the browser's metadata; `still` is a small JPEG as a data URL. */
export const completeUpload = creatorCall({
  path: '/api/media/complete',
  request: v.object({
    mediaId: Id,
    width: v.optional(v.number()),
    height: v.optional(v.number()),
    durationS: v.optional(v.number()),
    still: v.optional(v.pipe(v.string(), v.maxLength(200_000), v.startsWith('data:image/jpeg;base64,'))),
  }),
  response: Media,
})

/** Cancels the caller's upload; one that is complete by then goes to the trash. */
export const cancelUpload = creatorCall({
  path: '/api/media/cancel',
  request: v.object({ mediaId: Id }),
  onError: 'ignore',
})

export const searchGifs = creatorCall({
  path: '/api/gifs/search',
  request: v.object({ query: v.string(), ...pageRequest }),
  response: listPageOf(Gif),
})
