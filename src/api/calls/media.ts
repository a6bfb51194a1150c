import * as v from 'valibot'

import { Gif } from '@/domain/gif'
import { Id } from '@/domain/id'
import { FAN_VIEWS, Media, MediaKind, MediaUse, VAULT_SORTS, VaultMedia } from '@/domain/media'
import { pageRequest } from '@/domain/page'
import { Nothing, readableOf } from '@/lib/tolerant'

import { call } from '../call'

/* Ours (screens S11 and S19): what goes into messages. */

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

export const listVault = call({
  method: 'POST',
  path: '/api/vault/list',
  request: v.object({
    folderId: v.nullish(Id),
    type: v.nullish(MediaKind),
    query: v.string(),
    sort: v.picklist(VAULT_SORTS),
    /** Only what this fan has, or has not. */
    fan: v.nullish(v.object({ userId: Id, show: v.picklist(FAN_VIEWS) })),
    ...pageRequest,
  }),
  response: v.object({ data: readableOf(VaultMedia), lastId: v.nullish(Id, null) }),
  onError: 'throw',
  token: 'creator',
})

export const listVaultFolders = call({
  method: 'POST',
  path: '/api/vault/folders/list',
  response: v.object({
    data: readableOf(v.object({ folderId: Id, name: v.string(), count: v.number() })),
  }),
  onError: 'throw',
  token: 'creator',
})

export const getMedia = call({
  method: 'POST',
  path: '/api/vault/get',
  request: v.object({ mediaId: Id }),
  response: Media,
  onError: 'throw',
  token: 'creator',
})

/** What a fan already has of these. */
export const getMediaUse = call({
  method: 'POST',
  path: '/api/vault/usage',
  request: v.object({ userId: Id, mediaIds: v.array(Id) }),
  response: v.object({ items: readableOf(MediaUse) }),
  onError: 'throw',
  token: 'creator',
})
