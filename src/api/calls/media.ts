import * as v from 'valibot'

import { Gif } from '@/domain/gif'
import { Id } from '@/domain/id'
import { Media } from '@/domain/media'
import { pageRequest } from '@/domain/page'
import { Nothing, readableOf } from '@/lib/tolerant'

import { call } from '../call'

/* Ours (screens S11 and S19): files on their way to the server, and moving pictures. */

/** The bytes then go to `uploadUrl` by PUT. */
export const startUpload = call({
  method: 'POST',
  path: '/api/media/upload',
  request: v.object({ name: v.string(), size: v.number(), type: v.string() }),
  response: v.object({ mediaId: Id, uploadUrl: v.string() }),
  onError: 'throw',
  token: 'creator',
})

export const completeUpload = call({
  method: 'POST',
  path: '/api/media/complete',
  request: v.object({ mediaId: Id }),
  response: Media,
  onError: 'throw',
  token: 'creator',
})

export const cancelUpload = call({
  method: 'POST',
  path: '/api/media/cancel',
  request: v.object({ mediaId: Id }),
  response: Nothing,
  onError: 'ignore',
  token: 'creator',
})

export const searchGifs = call({
  method: 'POST',
  path: '/api/gifs/search',
  request: v.object({ query: v.string(), ...pageRequest }),
  response: v.object({ data: readableOf(Gif), lastId: v.nullish(Id, null) }),
  onError: 'throw',
  token: 'creator',
})
