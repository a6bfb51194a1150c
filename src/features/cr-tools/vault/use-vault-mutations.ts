import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { deleteVaultMedia, restoreVaultMedia, updateVault } from '@/api/calls/creator/vault'
import { send } from '@/api/send'
import { instant } from '@/domain/time/instant'
import { VAULT_BULK_MAX, type VaultMedia } from '@/domain/vault/vault'
import { foldText } from '@/lib/text/fold-text'
import { serverNow } from '@/services/network/server-clock'
import { toast } from '@/services/page/toasts'

import { useUndo } from '@/api/use-undo'
import { applyChangedItems, applySavedItems, refetchVault, type VaultPatch } from './vault-cache'

const idsOf = (items: readonly VaultMedia[]) => items.map(({ mediaId }) => mediaId)

/** Splits a bulk action into requests within the API's size limit. */
async function inBatches(
  ids: readonly string[],
  sendPart: (ids: string[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < ids.length; at += VAULT_BULK_MAX) await sendPart(ids.slice(at, at + VAULT_BULK_MAX))
}

async function update(creatorId: string, ids: readonly string[], patch: VaultPatch): Promise<VaultMedia[]> {
  const changed: VaultMedia[] = []
  await inBatches(ids, async (mediaIds) => {
    const { items } = await send(updateVault, { mediaIds, patch }, { creatorId })
    changed.push(...items)
  })
  return changed
}

async function remove(creatorId: string, items: readonly VaultMedia[]): Promise<VaultMedia[]> {
  await inBatches(idsOf(items), (mediaIds) => send(deleteVaultMedia, { mediaIds }, { creatorId }))
  return items.map((item) => ({ ...item, deletedAt: instant(serverNow()) }))
}

async function restore(creatorId: string, items: readonly VaultMedia[]): Promise<VaultMedia[]> {
  await inBatches(idsOf(items), (mediaIds) => send(restoreVaultMedia, { mediaIds }, { creatorId }))
  return items.map((item) => ({ ...item, deletedAt: null }))
}

/** Reloads the lists where a change of several batches is refused: only the server knows how far it went. */
async function orReload<Answer>(client: QueryClient, change: Promise<Answer>): Promise<Answer> {
  try {
    return await change
  } catch (error) {
    void refetchVault(client)
    throw error
  }
}

/** A bulk action: its request, its undo, and its toast. */
interface VaultBulkAction {
  action: 'archive' | 'move' | 'remove' | 'restore'
  send: () => Promise<readonly VaultMedia[]>
  undo: () => Promise<unknown>
  successText: string
  onDone: (() => void) | undefined
}

/** Runs a bulk action, updates the cached lists, and offers Undo. */
function useVaultBulkAction() {
  const client = useQueryClient()
  const undo = useUndo()
  return useMutation({
    mutationFn: (action: VaultBulkAction) => action.send(),
    meta: { onError: 'toast' },
    onSuccess: (changed, action) => {
      const restoreLists = applyChangedItems(client, changed)
      toast.success(action.successText, {
        undo: undo(() => orReload(client, action.undo().then(restoreLists))),
      })
      action.onDone?.()
    },
    // The batches before the refused one have changed their items.
    onError: () => void refetchVault(client),
  })
}

/** Moves each item back into the folder that it has in `items`. */
async function restoreFolders(creatorId: string, items: readonly VaultMedia[]): Promise<void> {
  for (const [folderId, some] of Map.groupBy(items, (item) => item.folderId))
    await update(creatorId, idsOf(some), { folderId })
}

function trashAction(creatorId: string, action: 'remove' | 'restore', items: readonly VaultMedia[]) {
  const [there, back] = action === 'remove' ? [remove, restore] : [restore, remove]
  return { action, send: () => there(creatorId, items), undo: () => back(creatorId, items) }
}

/** Bulk actions on items; each can be undone. */
export function useVaultActions(creatorId: string) {
  const { t } = useTranslation('marketplace')
  const { mutate, isPending, variables, error } = useVaultBulkAction()
  return {
    pending: isPending ? variables.action : undefined,
    error,
    archive: (items: readonly VaultMedia[], isArchived: boolean, onDone?: () => void) =>
      mutate({
        action: 'archive',
        send: () => update(creatorId, idsOf(items), { isArchived }),
        undo: () => update(creatorId, idsOf(items), { isArchived: !isArchived }),
        successText: t(isArchived ? 'vault.archived' : 'vault.unarchived', { count: items.length }),
        onDone,
      }),
    move: (
      items: readonly VaultMedia[],
      to: { folderId: string | null; name: string },
      onDone?: () => void,
    ) =>
      mutate({
        action: 'move',
        send: () => update(creatorId, idsOf(items), { folderId: to.folderId }),
        undo: () => restoreFolders(creatorId, items),
        successText: t('vault.moved', { count: items.length, name: to.name }),
        onDone,
      }),
    remove: (items: readonly VaultMedia[], onDone?: () => void) =>
      mutate({
        ...trashAction(creatorId, 'remove', items),
        successText: t('vault.deleted', { count: items.length }),
        onDone,
      }),
    restore: (items: readonly VaultMedia[], onDone?: () => void) =>
      mutate({
        ...trashAction(creatorId, 'restore', items),
        successText: t('vault.restored', { count: items.length }),
        onDone,
      }),
  }
}
export type VaultActions = ReturnType<typeof useVaultActions>

/** Saves a form's patch of items, in the cached lists too. Returns how to restore these. */
const saveItems = async (client: QueryClient, creatorId: string, ids: readonly string[], patch: VaultPatch) =>
  applySavedItems(client, await orReload(client, update(creatorId, ids, patch)), patch)

/** Saves an item form; the form shows its own error. */
export function useSaveVault(creatorId: string) {
  const client = useQueryClient()
  return (ids: readonly string[], patch: VaultPatch) => saveItems(client, creatorId, ids, patch)
}

interface TagPatch {
  addTags: string[]
  removeTags: string[]
}

/** What takes a change of tags back from an item that had `tags`: what a colleague has added since stays. */
function inverseOf({ addTags, removeTags }: TagPatch, tags: readonly string[]): TagPatch {
  const isIn = (labels: readonly string[]) => {
    const folded = new Set(labels.map(foldText))
    return (label: string) => folded.has(foldText(label))
  }
  const had = isIn(tags)
  return { addTags: tags.filter(isIn(removeTags)), removeTags: addTags.filter((tag) => !had(tag)) }
}

/** Takes a change of tags back from each item; `items` as they were before. Returns them as they are now. */
async function undoTags(creatorId: string, items: readonly VaultMedia[], patch: TagPatch) {
  const undone: VaultMedia[] = []
  for (const [, some] of Map.groupBy(items, ({ tags }) => JSON.stringify(inverseOf(patch, tags))))
    undone.push(...(await update(creatorId, idsOf(some), inverseOf(patch, some[0]?.tags ?? []))))
  return undone
}

/** Tags several items from a form, with Undo; the form shows its own error. */
export function useTagItems(creatorId: string) {
  const { t } = useTranslation('marketplace')
  const client = useQueryClient()
  const undo = useUndo()
  return async (items: readonly VaultMedia[], patch: TagPatch) => {
    const restoreLists = await saveItems(client, creatorId, idsOf(items), patch)
    const takeBack = async () => {
      const undone = await undoTags(creatorId, items, patch)
      restoreLists()
      applySavedItems(client, undone, patch)
    }
    toast.success(t('vault.tagged', { count: items.length }), {
      undo: undo(() => orReload(client, takeBack())),
    })
  }
}
