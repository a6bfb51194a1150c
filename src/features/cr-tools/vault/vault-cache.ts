import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'

import type { RequestOf, ResponseOf } from '@/api/call'
import {
  getMedia,
  listMediaRights,
  listVault,
  listVaultFolders,
  listVaultTags,
  type updateVault,
} from '@/api/calls/creator/vault'
import { cachedPages, firstPageOnly } from '@/api/cached-pages'
import { isInBand, type VaultMedia } from '@/domain/vault/vault'

import type { VaultRequest } from './vault-view'

type VaultPages = InfiniteData<ResponseOf<typeof listVault>, string | null>
export type VaultPatch = RequestOf<typeof updateVault>['patch']
/** The cached lists, at some moment. */
type VaultSnapshot = readonly (readonly [QueryKey, VaultPages | undefined])[]

const LISTS = { queryKey: [listVault.path, { kind: 'pages' }] }

const vaultSnapshot = (client: QueryClient): VaultSnapshot => client.getQueriesData<VaultPages>(LISTS)

/**
 * Restores the lists that are still as the undone change left them, and reloads the others. A list that is being
 * fetched reloads as well: the answer may be older than the undo.
 */
function restoreVault(client: QueryClient, before: VaultSnapshot, after: VaultSnapshot): void {
  const afterByKey = new Map(after)
  for (const [queryKey, pages] of before) {
    const state = client.getQueryState<VaultPages>(queryKey)
    // Dropped meanwhile: its next reader loads it.
    if (!state) continue
    const { data, fetchStatus } = state
    const isAsLeft = data === afterByKey.get(queryKey)
    if (isAsLeft) client.setQueryData(queryKey, pages)
    if (!isAsLeft || fetchStatus !== 'idle') void client.invalidateQueries({ queryKey, exact: true })
  }
  void client.invalidateQueries({ queryKey: [getMedia.path] })
}

const stateOf = ({ isArchived, deletedAt }: VaultMedia) =>
  deletedAt !== null ? 'trash' : isArchived ? 'archived' : 'active'

/** Whether a changed item still matches a list, by the filters that a row can answer. */
export const stillMatches = (
  item: VaultMedia,
  { state, folderId, tags, price, isPgSafe = item.isPgSafe }: Partial<VaultRequest>,
): boolean =>
  stateOf(item) === (state ?? 'active') &&
  (folderId == null || item.folderId === folderId) &&
  item.isPgSafe === isPgSafe &&
  (price === undefined || isInBand(item.usualPrice, price)) &&
  (tags ?? []).every((tag) => item.tags.includes(tag))

/**
 * Returns a list with changed items updated and those that no longer match removed. The next page then follows the
 * last item that is left: the server knows no place after one that is gone.
 */
export function withChangedItems(
  pages: VaultPages,
  request: Partial<VaultRequest>,
  changed: ReadonlyMap<string, VaultMedia>,
): VaultPages {
  let removed = 0
  const after = pages.pages.map((page) => ({
    ...page,
    data: page.data.flatMap((item) => {
      const now = changed.get(item.mediaId)
      if (!now) return [item]
      if (stillMatches(now, request)) return [now]
      removed += 1
      return []
    }),
  }))
  const end = after.flatMap(({ data }) => data).at(-1)?.mediaId
  const withPlace = (page: (typeof after)[number], index: number) =>
    index === after.length - 1 && page.lastId !== null && end !== undefined ? end : page.lastId
  return {
    ...pages,
    pages: after.map((page, index) => ({
      ...page,
      lastId: withPlace(page, index),
      total: page.total === null ? null : page.total - removed,
    })),
  }
}

/** Whether all loaded items have left a list that has more. */
export const isEmptied = (pages: VaultPages): boolean =>
  pages.pages.every(({ data }) => data.length === 0) && pages.pages.at(-1)?.lastId != null

/** Refetches what follows from the items: folders and labels with their counts, and rights. */
export const refreshCounts = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [listVaultFolders, listVaultTags, listMediaRights].map(({ path }) =>
      client.invalidateQueries({ queryKey: [path] }),
    ),
  )

/**
 * Writes changed items into mounted lists and drops cached lists without an observer, as a refetch would
 * reload every page. Returns how to restore the lists.
 */
export function applyChangedItems(client: QueryClient, items: readonly VaultMedia[]): () => void {
  const before = vaultSnapshot(client)
  const changed = new Map(items.map((item) => [item.mediaId, item]))
  client.removeQueries({ ...LISTS, type: 'inactive' })
  for (const { query, request } of cachedPages(client, listVault)) {
    const { queryKey } = query
    const pages = client.setQueryData<VaultPages>(
      queryKey,
      (shown) => shown && withChangedItems(shown, request, changed),
    )
    if (pages && isEmptied(pages)) {
      client.setQueryData(queryKey, firstPageOnly(pages))
      void client.invalidateQueries({ queryKey, exact: true })
    }
  }
  for (const { mediaId } of items)
    void client.invalidateQueries({ queryKey: [getMedia.path, { request: { mediaId } }] })
  void refreshCounts(client)
  const after = vaultSnapshot(client)
  return () => {
    restoreVault(client, before, after)
    void refreshCounts(client)
  }
}

/** Refetches the visible lists with all their pages: the place in them stays, and what is selected there. */
export async function refetchVault(client: QueryClient): Promise<void> {
  client.removeQueries({ ...LISTS, type: 'inactive' })
  void client.invalidateQueries({ queryKey: [getMedia.path] })
  void refreshCounts(client)
  await client.invalidateQueries(LISTS)
}

/** Whether a patch decides about a filter that a row alone cannot answer. */
const isUnsure = ({ person, rights, query }: Partial<VaultRequest>, patch: VaultPatch): boolean =>
  Boolean(
    (person && (patch.people ?? patch.addPeople ?? patch.removePeople)) ||
    (rights && patch.rightsUntil !== undefined) ||
    (query && (patch.title ?? patch.note ?? patch.addTags ?? patch.removeTags) !== undefined),
  )

/** The same for saved items. Lists that only the server can check reload, with all pages: the place in them stays. */
export function applySavedItems(
  client: QueryClient,
  items: readonly VaultMedia[],
  patch: VaultPatch,
): () => void {
  const restore = applyChangedItems(client, items)
  for (const { query, request } of cachedPages(client, listVault))
    if (isUnsure(request, patch)) void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
  return restore
}
