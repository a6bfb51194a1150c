import * as calls from '@/api/calls/chat/media'

import { type Acting, actingOf } from '../../rules/account/accounts'
import { serve } from '../bind-handlers'
import { mediaIn } from '../../rules/media/media-in'
import { bytesPath } from '../../seed/vault/media-of'
import { pageOf } from '../../rules/base/paging'
import { permissionsFor, requireLevel } from '../../rules/account/permissions'
import { invalidField, orNotFound } from '../../rules/base/refusal'
import { GIFS } from '../../seed/vault/gifs'
import { storeStill, uploadedBytes } from '../../rules/vault/upload-bytes'
import { changeVaultItem, wholeVaultOf } from '../../rules/vault/vault-items'
import {
  beginUpload,
  cancelUpload,
  PART_BYTES,
  receivedBytes,
  findUpload,
  ownUpload,
} from '../../rules/vault/upload'
import type { SeedCreator } from '../../seed/creators'
import type { Upload } from '../../state/tool-state'
import type { World } from '../../state/world'

const matchesTitle = (title: string, query: string): boolean =>
  query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => title.toLowerCase().includes(word))

/** The caller. Throws 403 unless they may upload: to messages, the vault or a DMCA case, so one right suffices. */
function uploaderOf(world: World, request: Request): Acting {
  const uploader = actingOf(world, request)
  const { vault, dmca } = permissionsFor(world, uploader.account)
  if (vault !== 'edit' && dmca !== 'edit') requireLevel(world, uploader.account, 'messages', 'edit')
  return uploader
}

interface ReportedFacts {
  width?: number | undefined
  height?: number | undefined
  durationS?: number | undefined
}

/** Size and duration as reported by the browser, which knows orientation and clip length. */
const mediaFactsOf = ({ width, height }: Upload, reported: ReportedFacts) => ({
  width: reported.width ?? width,
  height: reported.height ?? height,
  durationS: reported.durationS ?? null,
})

/** Copies folder, labels and rights from the original to an edited copy. */
function copyItemFacts(world: World, creator: SeedCreator, mediaId: string, { editedFrom }: Upload): void {
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

/** Handlers of GIFs and uploads (screens S11, S19). */
export const media = serve(calls, {
  startUpload: ({ world, body, request }) => {
    const uploader = uploaderOf(world, request)
    const mediaId = beginUpload(world, uploader.creator, uploader.account.userId, body)
    const received = receivedBytes(world, mediaId, findUpload(world, uploader, mediaId))
    const partBytes = body.size > PART_BYTES ? PART_BYTES : null
    return { mediaId, uploadUrl: bytesPath(mediaId), partBytes, received }
  },
  getUploadStatus: ({ world, body, request }) => {
    const upload = findUpload(world, uploaderOf(world, request), body.mediaId)
    return { received: receivedBytes(world, body.mediaId, upload) }
  },
  completeUpload: ({ world, body, request }) => {
    const uploader = uploaderOf(world, request)
    const upload = findUpload(world, uploader, body.mediaId)
    if (!upload.isDone && uploadedBytes(world, body.mediaId) === undefined) {
      throw invalidField('mediaId', 'file_incomplete')
    }
    Object.assign(upload, mediaFactsOf(upload, body))
    storeStill(world, body.mediaId, body.still)
    upload.isDone = true
    copyItemFacts(world, uploader.creator, body.mediaId, upload)
    return orNotFound(mediaIn(world, body.mediaId))
  },
  cancelUpload: ({ world, body, request }) => {
    const uploader = uploaderOf(world, request)
    const upload = ownUpload(world, uploader, body.mediaId)
    // A repeated cancel, or one after a reload, has nothing to do.
    if (upload?.isDone) changeVaultItem(world, body.mediaId, { deletedAt: world.now() })
    else if (upload) cancelUpload(world, body.mediaId)
  },
  searchGifs: ({ world, body, request }) => {
    actingOf(world, request)
    const found = GIFS.flatMap(({ title }, index) => {
      const media = matchesTitle(title, body.query.trim()) ? mediaIn(world, `gif-${index + 1}`) : undefined
      return media ? [{ gifId: media.mediaId, title, media }] : []
    })
    return pageOf(found, ({ gifId }) => gifId, body)
  },
})
