import type { ParsedRequestOf } from '@/api/call'
import type * as calls from '@/api/calls/vault'
import type { updateVault } from '@/api/calls/vault'
import { cleanLabels, FOLDER_NAME_MAX_LENGTH, VAULT_BULK_MAX, VAULT_LABELS_MAX } from '@/domain/vault'
import { isBlank } from '@/lib/blank'
import { folded } from '@/lib/folded'

import { actingOf } from '../accounts'
import { anchorOf } from '../anchor'
import { fanOf } from '../crowd/crowd-fan'
import type { Handlers } from '../implement'
import { once } from '../once'
import { page } from '../paging'
import { permissionsFor, requireLevel } from '../permissions'
import { missing, Refusal, unfit } from '../refusal'
import type { SeedCreator } from '../seed/creators'
import { fanIndexOf } from '../seed/fan-facts'
import { fanById } from '../seed/fans'
import { folderOf, foldersOf, isFixed, saveFolders } from '../vault/folders'
import { type StoredItem, stateOf, vaultOf, wholeVaultOf } from '../vault/item'
import { itemFigures } from '../vault/item-figures'
import { fanUses, isInView } from '../vault/media-use'
import type { VaultChange } from '../vault/vault-change'
import { isUnder, sortRows, wireRow } from '../vault/vault-rows'
import type { World } from '../world'

type VaultHandlers = Handlers<typeof calls>
type Some<Name extends keyof VaultHandlers> = Pick<VaultHandlers, Name>

const MOST_ASKED = 500
const MOST_FOLDERS = 100

/** The caller and their creator. Throws 403 without the needed level for the vault. */
function acting(world: World, request: Request, least: 'view' | 'edit' = 'edit') {
  const { account, creator } = actingOf(world, request)
  requireLevel(world, account, 'vault', least)
  return { account, creator }
}

function lookupFor(world: World, creator: SeedCreator, userId: string) {
  const fan = fanById(userId)
  if (!fan) throw missing()
  return fanUses(world, creator, fanOf(creator, fanIndexOf(fan), anchorOf(world)))
}

/** Finds items. Throws 404 where one is missing, 422 for too many. */
function itemsOf(world: World, creator: SeedCreator, mediaIds: readonly string[]): StoredItem[] {
  if (mediaIds.length > VAULT_BULK_MAX) throw unfit('mediaIds', 'too_many_at_once')
  const wanted = new Set(mediaIds)
  const found = wholeVaultOf(world, creator).filter(({ media }) => wanted.has(media.mediaId))
  if (found.length < wanted.size || wanted.size === 0) throw missing()
  return found
}

function change(world: World, { media: { mediaId } }: StoredItem, to: VaultChange): void {
  world.state.vaultChanges[mediaId] = { ...world.state.vaultChanges[mediaId], ...to }
}

const reading = (
  world: World,
): Some<
  'listVault' | 'getMedia' | 'getVaultFigures' | 'getMediaUse' | 'findVaultDuplicate' | 'downloadVaultMedia'
> => ({
  listVault: ({ body, request }) => {
    const { creator } = acting(world, request, 'view')
    const { fan } = body
    const useOf = fan && lookupFor(world, creator, fan.userId)
    const isWanted = isUnder(world, body)
    const rows = wholeVaultOf(world, creator).filter(
      (item) => isWanted(item) && (!fan || !useOf || isInView(useOf(item.media.mediaId), fan.show)),
    )
    const part = page(sortRows(rows, body.sort), ({ media }) => media.mediaId, body)
    return { ...part, total: rows.length, data: part.data.map(wireRow) }
  },
  getMedia: ({ body, request }) => {
    const { creator } = acting(world, request, 'view')
    const [item] = itemsOf(world, creator, [body.mediaId])
    if (!item) throw missing()
    const { note, owner, uploadedBy, people, sizeBytes } = item
    return { ...wireRow(item), note, owner, uploadedBy, people: [...people], sizeBytes }
  },
  getVaultFigures: ({ body, request }) => {
    const { account, creator } = acting(world, request, 'view')
    itemsOf(world, creator, [body.mediaId])
    return itemFigures(world, creator, body.mediaId, permissionsFor(world, account))
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
  findVaultDuplicate: ({ body, request }) => {
    const { creator } = acting(world, request, 'view')
    const found = wholeVaultOf(world, creator).find(
      ({ media, deletedAt }) => deletedAt === null && world.state.uploads[media.mediaId]?.hash === body.hash,
    )
    return { mediaId: found?.media.mediaId ?? null }
  },
  downloadVaultMedia: ({ body, request }) => {
    const { creator } = acting(world, request)
    const [item] = itemsOf(world, creator, [body.mediaId])
    if (!item || stateOf(item) === 'trash') throw missing()
    const { url, title } = item.media
    return { url, name: title || body.mediaId }
  },
})

type Patch = ParsedRequestOf<typeof updateVault>['patch']

function checkedLabels(field: string, labels: readonly string[] | undefined): string[] | undefined {
  if (labels === undefined) return undefined
  const clean = cleanLabels(labels)
  if (clean.length > VAULT_LABELS_MAX) throw unfit(field, 'too_many')
  if (clean.some((label) => label.length > FOLDER_NAME_MAX_LENGTH)) throw unfit(field, 'name_too_long')
  return clean
}

function tagsAfter(item: StoredItem, { tags, addTags = [], removeTags = [] }: Patch): string[] | undefined {
  if (tags === undefined && addTags.length === 0 && removeTags.length === 0) return undefined
  const gone = new Set(removeTags.map(folded))
  return checkedLabels(
    'tags',
    [...(tags ?? item.tags), ...addTags].filter((tag) => !gone.has(folded(tag))),
  )
}

/** The changes a patch makes to an item. */
function patched(item: StoredItem, patch: Patch): VaultChange {
  const { title, note, owner, folderId, usualPrice, rightsUntil, isPgSafe, isArchived } = patch
  const tags = tagsAfter(item, patch)
  const people = checkedLabels('people', patch.people)
  return {
    ...(title !== undefined && { title: title.trim() }),
    ...(note !== undefined && { note }),
    ...(owner !== undefined && { owner: owner.trim() }),
    ...(folderId !== undefined && { folderId }),
    ...(usualPrice !== undefined && { usualPrice }),
    ...(rightsUntil !== undefined && { rightsUntil: rightsUntil === null ? null : Date.parse(rightsUntil) }),
    ...(isPgSafe !== undefined && { isPgSafe }),
    ...(isArchived !== undefined && { isArchived }),
    ...(tags && { tags }),
    ...(people && { people }),
  }
}

function checkPatch(world: World, creator: SeedCreator, { title, folderId, usualPrice }: Patch): void {
  if (title !== undefined && isBlank(title)) throw unfit('title', 'field_missing')
  if (folderId != null) folderOf(world, creator, folderId)
  if (usualPrice != null && usualPrice <= 0) throw unfit('usualPrice', 'price_unfit')
}

const changing = (world: World): Some<'updateVault' | 'deleteVaultMedia' | 'restoreVaultMedia'> => ({
  updateVault: ({ body: { mediaIds, patch }, request }) => {
    const { creator } = acting(world, request)
    const items = itemsOf(world, creator, mediaIds)
    // Items in the trash must be restored first.
    if (items.some((item) => item.deletedAt !== null)) throw new Refusal(409, 'stale_update')
    checkPatch(world, creator, patch)
    const changes = items.map((item) => [item, patched(item, patch)] as const)
    for (const [item, to] of changes) change(world, item, to)
    return { items: itemsOf(world, creator, mediaIds).map(wireRow) }
  },
  deleteVaultMedia: ({ body: { mediaIds }, request }) => {
    const { creator } = acting(world, request)
    const now = world.now()
    for (const item of itemsOf(world, creator, mediaIds))
      change(world, item, { deletedAt: item.deletedAt ?? now })
    return undefined
  },
  restoreVaultMedia: ({ body: { mediaIds }, request }) => {
    const { creator } = acting(world, request)
    for (const item of itemsOf(world, creator, mediaIds)) change(world, item, { deletedAt: null })
    return undefined
  },
})

/** Throws 422 for an invalid folder name. */
function checkName(world: World, creator: SeedCreator, name: string, own?: string): void {
  if (isBlank(name)) throw unfit('name', 'field_missing')
  const isTaken = foldersOf(world, creator).some(
    (other) => other.folderId !== own && folded(other.name) === folded(name),
  )
  if (isTaken) throw unfit('name', 'name_taken')
}

const folders = (world: World): Some<'listVaultFolders' | 'saveVaultFolder' | 'deleteVaultFolder'> => ({
  listVaultFolders: ({ request }) => {
    const { creator } = acting(world, request, 'view')
    const all = wholeVaultOf(world, creator)
    const inUse = Map.groupBy(
      all.filter((item) => stateOf(item) === 'active'),
      ({ folderId }) => folderId,
    )
    const states = Map.groupBy(all, stateOf)
    const count = (state: ReturnType<typeof stateOf>) => states.get(state)?.length ?? 0
    return {
      data: foldersOf(world, creator).map(({ folderId, name }) => ({
        folderId,
        name,
        count: inUse.get(folderId)?.length ?? 0,
        isFixed: isFixed(creator, folderId),
      })),
      counts: { active: count('active'), archived: count('archived'), trash: count('trash') },
    }
  },
  saveVaultFolder: ({ body, request }) => {
    const { account, creator } = acting(world, request)
    const name = body.name.trim()
    return once(world, account.userId, body.clientId, () => {
      const all = foldersOf(world, creator)
      if (body.folderId !== undefined) {
        const { folderId } = folderOf(world, creator, body.folderId)
        if (isFixed(creator, folderId)) throw new Refusal(422, 'not_allowed')
        checkName(world, creator, name, folderId)
        saveFolders(
          world,
          creator,
          all.map((folder) => (folder.folderId === folderId ? { folderId, name } : folder)),
        )
        const count = vaultOf(world, creator).filter((item) => item.folderId === folderId).length
        return { folderId, name, count, isFixed: false }
      }
      checkName(world, creator, name)
      if (all.length >= MOST_FOLDERS) throw new Refusal(422, 'too_many')
      const folderId = `folder-${creator.index + 1}-${body.clientId}`
      saveFolders(world, creator, [...all, { folderId, name }])
      return { folderId, name, count: 0, isFixed: false }
    })
  },
  deleteVaultFolder: ({ body: { folderId }, request }) => {
    const { creator } = acting(world, request)
    folderOf(world, creator, folderId)
    if (isFixed(creator, folderId)) throw new Refusal(422, 'not_allowed')
    saveFolders(
      world,
      creator,
      foldersOf(world, creator).filter((folder) => folder.folderId !== folderId),
    )
    return undefined
  },
})

const isCommon = ([name, one]: [string, number], [otherName, other]: [string, number]): number =>
  other - one || name.localeCompare(otherName, 'en')

function counted(labels: readonly string[]): { name: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1)
  return [...counts].toSorted(isCommon).map(([name, count]) => ({ name, count }))
}

/** Handlers of the vault: items, folders and labels (screens S19). */
export const vaultHandlers = (world: World): VaultHandlers => ({
  ...reading(world),
  ...changing(world),
  ...folders(world),
  listVaultTags: ({ request }) => {
    const { creator } = acting(world, request, 'view')
    const items = wholeVaultOf(world, creator).filter(({ deletedAt }) => deletedAt === null)
    return {
      data: counted(items.flatMap(({ tags }) => tags)),
      people: counted(items.flatMap(({ people }) => people)),
      uploaderIds: [...new Set(items.map(({ uploadedBy }) => uploadedBy))].toSorted(),
    }
  },
})
