import type * as calls from '@/api/calls/media'

import { actingOf } from '../accounts'
import type { Handlers } from '../implement'
import { mediaIn } from '../media/media-in'
import { bytesPath } from '../media/media-of'
import { page } from '../paging'
import { requireLevel } from '../permissions'
import { missing, unfit } from '../refusal'
import { GIFS } from '../seed/gifs'
import { uploadedBytes } from '../vault/bytes'
import { beginUpload, cancelUploadOf, uploadOf } from '../vault/upload'
import type { World } from '../world'

type MediaHandlers = Handlers<typeof calls>
type Some<Name extends keyof MediaHandlers> = Pick<MediaHandlers, Name>

const doesHold = (title: string, query: string): boolean =>
  query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => title.toLowerCase().includes(word))

const uploads = (world: World): Some<'startUpload' | 'completeUpload' | 'cancelUpload'> => ({
  startUpload: ({ body, request }) => {
    const { account, creator } = actingOf(world, request)
    requireLevel(world, account, 'messages', 'edit')
    const mediaId = beginUpload(world, creator, account.userId, body)
    return { mediaId, uploadUrl: bytesPath(mediaId) }
  },
  completeUpload: ({ body, request }) => {
    const { creator } = actingOf(world, request)
    const upload = uploadOf(world, creator, body.mediaId)
    if (!upload.isDone && uploadedBytes(world, body.mediaId) === undefined) {
      throw unfit('mediaId', 'file_incomplete')
    }
    upload.isDone = true
    const media = mediaIn(world, body.mediaId)
    if (!media) throw missing()
    return media
  },
  cancelUpload: ({ body, request }) => {
    const { creator } = actingOf(world, request)
    // Cancelled twice, or after a reload: nothing is left to do.
    if (world.state.uploads[body.mediaId]?.creatorId === creator.userId) cancelUploadOf(world, body.mediaId)
    return {}
  },
})

/** Moving pictures, and files from the device (screens S11, S19). */
export const mediaHandlers = (world: World): MediaHandlers => ({
  ...uploads(world),
  searchGifs: ({ body, request }) => {
    actingOf(world, request)
    const found = GIFS.flatMap(({ title }, place) => {
      const media = doesHold(title, body.query.trim()) ? mediaIn(world, `gif-${place + 1}`) : undefined
      return media ? [{ gifId: media.mediaId, title, media }] : []
    })
    return page(found, ({ gifId }) => gifId, body)
  },
})
