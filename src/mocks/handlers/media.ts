import type * as calls from '@/api/calls/media'

import { type Account, actingOf } from '../accounts'
import type { Handlers } from '../implement'
import { mediaIn } from '../media/media-in'
import { bytesPath } from '../media/media-of'
import { page } from '../paging'
import { permissionsFor, requireLevel } from '../permissions'
import { missing, unfit } from '../refusal'
import { GIFS } from '../seed/gifs'
import { keepStill, uploadedBytes } from '../vault/bytes'
import { takeOver } from '../vault/take-over'
import { beginUpload, cancelUploadOf, PART_BYTES, receivedOf, uploadOf } from '../vault/upload'
import type { Upload } from '../tool-state'
import type { World } from '../world'

type MediaHandlers = Handlers<typeof calls>
type Some<Name extends keyof MediaHandlers> = Pick<MediaHandlers, Name>

const doesHold = (title: string, query: string): boolean =>
  query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => title.toLowerCase().includes(word))

/** Uploads go to messages or the vault, so either right suffices. */
function requireUpload(world: World, account: Account): void {
  if (permissionsFor(world, account).vault !== 'edit') requireLevel(world, account, 'messages', 'edit')
}

interface SaidFacts {
  width?: number | undefined
  height?: number | undefined
  durationS?: number | undefined
}

/** Size and duration as reported by the browser, which knows orientation and clip length. */
const factsOf = ({ width, height }: Upload, said: SaidFacts) => ({
  width: said.width ?? width,
  height: said.height ?? height,
  durationS: said.durationS ?? null,
})

const uploads = (
  world: World,
): Some<'startUpload' | 'getUploadStatus' | 'completeUpload' | 'cancelUpload'> => ({
  startUpload: ({ body, request }) => {
    const { account, creator } = actingOf(world, request)
    requireUpload(world, account)
    const mediaId = beginUpload(world, creator, account.userId, body)
    const received = receivedOf(world, mediaId, uploadOf(world, creator, mediaId))
    const partBytes = body.size > PART_BYTES ? PART_BYTES : null
    return { mediaId, uploadUrl: bytesPath(mediaId), partBytes, received }
  },
  getUploadStatus: ({ body, request }) => {
    const { creator } = actingOf(world, request)
    const upload = uploadOf(world, creator, body.mediaId)
    return { received: receivedOf(world, body.mediaId, upload) }
  },
  completeUpload: ({ body, request }) => {
    const { creator } = actingOf(world, request)
    const upload = uploadOf(world, creator, body.mediaId)
    if (!upload.isDone && uploadedBytes(world, body.mediaId) === undefined) {
      throw unfit('mediaId', 'file_incomplete')
    }
    Object.assign(upload, factsOf(upload, body))
    keepStill(world, body.mediaId, body.still)
    upload.isDone = true
    takeOver(world, creator, body.mediaId, upload)
    const media = mediaIn(world, body.mediaId)
    if (!media) throw missing()
    return media
  },
  cancelUpload: ({ body, request }) => {
    const { creator } = actingOf(world, request)
    // A repeated cancel, or one after a reload, has nothing to do.
    if (world.state.uploads[body.mediaId]?.creatorId === creator.userId) cancelUploadOf(world, body.mediaId)
    return {}
  },
})

/** Handlers of GIFs and uploads (screens S11, S19). */
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
