import * as calls from '@/api/calls/creator/vault'
import { FOLDER_NAME_MAX_LENGTH, VAULT_BULK_MAX } from '@/domain/vault/vault'

import { anchorOf } from '../../state/anchor'
import { populationFan } from '../../seed/fans/population-fan'
import { serveTool } from '../bind-handlers'
import { once } from '../once'
import { checkName } from '../../rules/base/check-name'
import { pageOf } from '../../rules/base/paging'
import { requireLevel } from '../../rules/account/permissions'
import { notFound, Refusal, invalidField, orNotFound } from '../../rules/base/refusal'
import { iso } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import { fanIndexOf } from '../../seed/fans/fan-facts'
import { fanById } from '../../seed/fans/fans'
import { findFolder, foldersOf, isFixedFolder, saveFolders } from '../../rules/vault/vault-folders'
import {
  changeVaultItem,
  type VaultItem,
  vaultItemState,
  vaultOf,
  wholeVaultOf,
} from '../../rules/vault/vault-items'
import { itemFigures } from '../../rules/figures/vault-item-figures'
import { checkVaultPatch, patchedItem } from '../../rules/vault/vault-patch'
import { fanUseLookup, isInView } from '../../rules/vault/media-use'
import { vaultFilter, sortRows, wireRow } from '../../rules/vault/vault-rows'
import type { World } from '../../state/world'

const MAX_USE_LOOKUPS = 500
const MAX_FOLDERS = 100

function lookupFor(world: World, creator: SeedCreator, userId: string) {
  const fan = orNotFound(fanById(userId))
  return fanUseLookup(world, creator, populationFan(creator, fanIndexOf(fan), anchorOf(world)))
}

/** Finds items. Throws 404 where one is missing, 422 for too many. */
function itemsOf(world: World, creator: SeedCreator, mediaIds: readonly string[]): VaultItem[] {
  if (mediaIds.length > VAULT_BULK_MAX) throw invalidField('mediaIds', 'too_many_at_once')
  const wanted = new Set(mediaIds)
  const found = wholeVaultOf(world, creator).filter(({ media }) => wanted.has(media.mediaId))
  if (found.length < wanted.size || wanted.size === 0) throw notFound()
  return found
}

function checkFolderName(world: World, creator: SeedCreator, name: string, own?: string): void {
  const others = foldersOf(world, creator).filter(({ folderId }) => folderId !== own)
  checkName(name, { max: FOLDER_NAME_MAX_LENGTH, others })
}

const byMostUsed = ([name, one]: [string, number], [otherName, other]: [string, number]): number =>
  other - one || name.localeCompare(otherName, 'en')

function labelCounts(labels: readonly string[]): { name: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1)
  return [...counts].toSorted(byMostUsed).map(([name, count]) => ({ name, count }))
}

// What a fan has of the vault belongs to the chats too; how long rights reach, to all who send or plan.
const ACCESS = { tool: 'vault', anyone: ['getMediaUse', 'listMediaRights'] } as const

/** Handlers of the vault: items, folders and labels (screens S19). */
export const vault = serveTool(calls, ACCESS, {
  listVault: ({ world, body, viewer: { creator, permissions } }) => {
    if (body.sort === 'earned' && !permissions.canSeeSpend) throw invalidField('sort', 'not_allowed')
    const { fan } = body
    const useOf = fan && lookupFor(world, creator, fan.userId)
    const isWanted = vaultFilter(world, creator, body)
    const rows = wholeVaultOf(world, creator).filter(
      (item) => isWanted(item) && (!fan || !useOf || isInView(useOf(item.media.mediaId), fan.show)),
    )
    const part = pageOf(sortRows(rows, body.sort), ({ media }) => media.mediaId, body)
    return { ...part, total: rows.length, data: part.data.map(wireRow) }
  },
  getMedia: ({ world, body, viewer: { creator } }) => {
    const item = orNotFound(itemsOf(world, creator, [body.mediaId])[0])
    const { note, owner, uploadedBy, people, sizeBytes } = item
    return { ...wireRow(item), note, owner, uploadedBy, people: [...people], sizeBytes }
  },
  getVaultFigures: ({ world, body, viewer: { creator, permissions } }) => {
    itemsOf(world, creator, [body.mediaId])
    return itemFigures(world, creator, body.mediaId, permissions)
  },
  getMediaUse: ({ world, body, viewer: { creator, account, permissions } }) => {
    if (permissions.vault === 'off') requireLevel(world, account, 'messages', 'view')
    const useOf = lookupFor(world, creator, body.userId)
    if (body.mediaIds.length > MAX_USE_LOOKUPS) throw invalidField('mediaIds', 'too_many')
    return {
      items: body.mediaIds.map((mediaId) => {
        const { state, lastPrice } = useOf(mediaId)
        return { mediaId, state, lastPrice }
      }),
    }
  },
  listMediaRights: ({ world, body, viewer: { creator } }) => {
    if (body.mediaIds.length > MAX_USE_LOOKUPS) throw invalidField('mediaIds', 'too_many')
    const wanted = new Set(body.mediaIds)
    return {
      items: wholeVaultOf(world, creator).flatMap(({ media: { mediaId }, rightsUntil }) =>
        wanted.has(mediaId) && rightsUntil !== null ? [{ mediaId, rightsUntil: iso(rightsUntil) }] : [],
      ),
    }
  },
  findVaultDuplicate: ({ world, body, viewer: { creator } }) => {
    const found = wholeVaultOf(world, creator).find(
      ({ media, deletedAt }) => deletedAt === null && world.state.uploads[media.mediaId]?.hash === body.hash,
    )
    return { mediaId: found?.media.mediaId ?? null }
  },
  downloadVaultMedia: ({ world, body, viewer: { creator } }) => {
    const [item] = itemsOf(world, creator, [body.mediaId])
    if (!item || vaultItemState(item) === 'trash') throw notFound()
    const { url, title } = item.media
    return { url, name: title || body.mediaId }
  },
  updateVault: ({ world, body: { mediaIds, patch }, viewer: { creator } }) => {
    const items = itemsOf(world, creator, mediaIds)
    // Items in the trash must be restored first.
    if (items.some((item) => item.deletedAt !== null)) throw new Refusal(409, 'stale_update')
    checkVaultPatch(world, creator, patch)
    const changes = items.map((item) => [item, patchedItem(item, patch)] as const)
    for (const [item, to] of changes) changeVaultItem(world, item.media.mediaId, to)
    return { items: itemsOf(world, creator, mediaIds).map(wireRow) }
  },
  deleteVaultMedia: ({ world, body: { mediaIds }, viewer: { creator } }) => {
    const now = world.now()
    for (const item of itemsOf(world, creator, mediaIds))
      changeVaultItem(world, item.media.mediaId, { deletedAt: item.deletedAt ?? now })
  },
  restoreVaultMedia: ({ world, body: { mediaIds }, viewer: { creator } }) => {
    for (const item of itemsOf(world, creator, mediaIds))
      changeVaultItem(world, item.media.mediaId, { deletedAt: null })
  },
  listVaultFolders: ({ world, viewer: { creator } }) => {
    const all = wholeVaultOf(world, creator)
    const inUse = Map.groupBy(
      all.filter((item) => vaultItemState(item) === 'active'),
      ({ folderId }) => folderId,
    )
    const states = Map.groupBy(all, vaultItemState)
    const count = (state: ReturnType<typeof vaultItemState>) => states.get(state)?.length ?? 0
    return {
      data: foldersOf(world, creator).map(({ folderId, name }) => ({
        folderId,
        name,
        count: inUse.get(folderId)?.length ?? 0,
        isFixed: isFixedFolder(creator, folderId),
      })),
      counts: { active: count('active'), archived: count('archived'), trash: count('trash') },
    }
  },
  saveVaultFolder: once(({ world, body, viewer: { creator } }) => {
    const name = body.name.trim()
    const all = foldersOf(world, creator)
    if (body.folderId !== undefined) {
      const { folderId } = findFolder(world, creator, body.folderId)
      if (isFixedFolder(creator, folderId)) throw new Refusal(422, 'not_allowed')
      checkFolderName(world, creator, name, folderId)
      saveFolders(
        world,
        creator,
        all.map((folder) => (folder.folderId === folderId ? { folderId, name } : folder)),
      )
      const count = vaultOf(world, creator).filter((item) => item.folderId === folderId).length
      return { folderId, name, count, isFixed: false }
    }
    checkFolderName(world, creator, name)
    if (all.length >= MAX_FOLDERS) throw new Refusal(422, 'too_many')
    const folderId = `folder-${creator.index + 1}-${body.clientId}`
    saveFolders(world, creator, [...all, { folderId, name }])
    return { folderId, name, count: 0, isFixed: false }
  }),
  deleteVaultFolder: ({ world, body: { folderId }, viewer: { creator } }) => {
    findFolder(world, creator, folderId)
    if (isFixedFolder(creator, folderId)) throw new Refusal(422, 'not_allowed')
    saveFolders(
      world,
      creator,
      foldersOf(world, creator).filter((folder) => folder.folderId !== folderId),
    )
  },
  listVaultTags: ({ world, viewer: { creator } }) => {
    const items = wholeVaultOf(world, creator).filter(({ deletedAt }) => deletedAt === null)
    return {
      data: labelCounts(items.flatMap(({ tags }) => tags)),
      people: labelCounts(items.flatMap(({ people }) => people)),
      uploaderIds: [...new Set(items.map(({ uploadedBy }) => uploadedBy))].toSorted(),
    }
  },
})
