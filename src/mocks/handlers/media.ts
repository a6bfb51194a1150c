import type * as calls from '@/api/calls/media'

import { actingOf } from '../accounts'
import { anchorOf } from '../anchor'
import type { Handlers } from '../implement'
import { mediaIn } from '../media/media-in'
import { bytesPath } from '../media/media-of'
import { page } from '../paging'
import { requireLevel } from '../permissions'
import { missing, unfit } from '../refusal'
import { fanOf } from '../crowd/crowd-fan'
import type { SeedCreator } from '../seed/creators'
import { fanIndexOf } from '../seed/fan-facts'
import { fanById } from '../seed/fans'
import { GIFS } from '../seed/gifs'
import { VAULT_FOLDERS } from '../seed/vault'
import { uploadedBytes } from '../vault/bytes'
import { folderIdOf, vaultOf } from '../vault/item'
import { isInView, fanUses } from '../vault/media-use'
import { beginUpload, cancelUploadOf, uploadOf } from '../vault/upload'
import type { World } from '../world'

type MediaHandlers = Handlers<typeof calls>
type Some<Name extends keyof MediaHandlers> = Pick<MediaHandlers, Name>

const MOST_ASKED = 500

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

function lookupFor(world: World, creator: SeedCreator, userId: string) {
  const fan = fanById(userId)
  if (!fan) throw missing()
  return fanUses(world, creator, fanOf(creator, fanIndexOf(fan), anchorOf(world)))
}

const vault = (world: World): Some<'listVault' | 'listVaultFolders' | 'getMedia' | 'getMediaUse'> => ({
  listVault: ({ body, request }) => {
    const { account, creator } = actingOf(world, request)
    requireLevel(world, account, 'vault', 'view')
    const { fan } = body
    const useOf = fan && lookupFor(world, creator, fan.userId)
    const rows = vaultOf(world, creator).filter(
      ({ media, folderId }) =>
        (!fan || !useOf || isInView(useOf(media.mediaId), fan.show)) &&
        (body.folderId == null || folderId === body.folderId) &&
        (body.type == null || media.kind === body.type) &&
        doesHold(media.title ?? '', body.query.trim()),
    )
    if (body.sort === 'oldest') rows.reverse()
    if (body.sort === 'earned') rows.sort((a, b) => b.earned - a.earned)
    if (body.sort === 'unlock_rate') rows.sort((a, b) => (b.unlockRate ?? -1) - (a.unlockRate ?? -1))
    const part = page(rows, ({ media }) => media.mediaId, body)
    return { ...part, data: part.data.map(({ media, unlockRate }) => ({ ...media, unlockRate })) }
  },
  listVaultFolders: ({ request }) => {
    const { account, creator } = actingOf(world, request)
    requireLevel(world, account, 'vault', 'view')
    const rows = vaultOf(world, creator)
    return {
      data: VAULT_FOLDERS.map((name, place) => {
        const folderId = folderIdOf(creator, place)
        return { folderId, name, count: rows.filter((row) => row.folderId === folderId).length }
      }).filter(({ count }) => count > 0),
    }
  },
  getMedia: ({ body, request }) => {
    const { account, creator } = actingOf(world, request)
    requireLevel(world, account, 'vault', 'view')
    const item = vaultOf(world, creator).find(({ media }) => media.mediaId === body.mediaId)
    if (!item) throw missing()
    return item.media
  },
  getMediaUse: ({ body, request }) => {
    const { creator } = actingOf(world, request)
    const useOf = lookupFor(world, creator, body.userId)
    if (body.mediaIds.length > MOST_ASKED) throw unfit('mediaIds', 'too_many')
    return {
      items: body.mediaIds.map((mediaId) => {
        const { state, lastPrice } = useOf(mediaId)
        return { mediaId, state, lastPrice }
      }),
    }
  },
})

/** What goes into messages: the vault, moving pictures, and files from the device (screens S11, S19). */
export const mediaHandlers = (world: World): MediaHandlers => ({
  ...uploads(world),
  ...vault(world),
  searchGifs: ({ body, request }) => {
    actingOf(world, request)
    const found = GIFS.flatMap(({ title }, place) => {
      const media = doesHold(title, body.query.trim()) ? mediaIn(world, `gif-${place + 1}`) : undefined
      return media ? [{ gifId: media.mediaId, title, media }] : []
    })
    return page(found, ({ gifId }) => gifId, body)
  },
})
