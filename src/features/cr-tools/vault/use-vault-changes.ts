import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import type { RequestOf } from '@/api/call'
import { deleteVaultMedia, restoreVaultMedia, updateVault } from '@/api/calls/vault'
import { send } from '@/api/send'
import { instant } from '@/domain/instant'
import { VAULT_BULK_MAX, type VaultMedia } from '@/domain/vault'
import { useCurrentUser } from '@/features/auth'
import { serverNow } from '@/services/server-clock'
import { useOnline } from '@/services/online'
import { toast } from '@/services/toasts'

import { applyChanged, refreshCounts, restoreVault, type VaultSnapshot, vaultSnapshot } from './vault-cache'

export type VaultPatch = RequestOf<typeof updateVault>['patch']

/** Why items cannot be changed now; undefined when they can. */
export function useVaultLock(): string | undefined {
  const { t } = useTranslation('marketplace')
  const level = useCurrentUser().data?.chatterPermissions.vault
  const isOnline = useOnline()
  if (level !== 'edit') return t('vault.view_only')
  return isOnline ? undefined : t('vault.offline')
}

export const useMayEditVault = (): boolean => useCurrentUser().data?.chatterPermissions.vault === 'edit'

const idsOf = (items: readonly VaultMedia[]) => items.map(({ mediaId }) => mediaId)

/** Splits a bulk action into requests within the API's size limit. */
async function inParts(ids: readonly string[], sendPart: (ids: string[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < ids.length; at += VAULT_BULK_MAX) await sendPart(ids.slice(at, at + VAULT_BULK_MAX))
}

async function update(creatorId: string, ids: readonly string[], patch: VaultPatch): Promise<VaultMedia[]> {
  const changed: VaultMedia[] = []
  await inParts(ids, async (mediaIds) => {
    const { items } = await send(updateVault, { mediaIds, patch }, { creatorId })
    changed.push(...items)
  })
  return changed
}

async function remove(creatorId: string, items: readonly VaultMedia[]): Promise<VaultMedia[]> {
  await inParts(idsOf(items), (mediaIds) => send(deleteVaultMedia, { mediaIds }, { creatorId }))
  return items.map((item) => ({ ...item, deletedAt: instant(serverNow()) }))
}

async function restore(creatorId: string, items: readonly VaultMedia[]): Promise<VaultMedia[]> {
  await inParts(idsOf(items), (mediaIds) => send(restoreVaultMedia, { mediaIds }, { creatorId }))
  return items.map((item) => ({ ...item, deletedAt: null }))
}

/** A bulk action: its request, its undo, and its toast. */
interface Act {
  send: () => Promise<readonly VaultMedia[]>
  undo: () => Promise<unknown>
  done: string
}

/** Shows a toast with Undo, which restores the cached lists. */
function useOfferUndo() {
  const { t } = useTranslation('marketplace')
  const client = useQueryClient()
  const undo = useMutation({
    mutationFn: (back: () => Promise<unknown>) => back(),
    meta: { onError: 'toast' },
  })
  return ({ done, undo: sendBack }: Pick<Act, 'done' | 'undo'>, before: VaultSnapshot) => {
    const back = async () => {
      await sendBack()
      restoreVault(client, before)
      void refreshCounts(client)
    }
    toast.success(done, { action: { label: t('vault.undo'), onPress: () => undo.mutate(back) } })
  }
}

/** Runs a bulk action, updates the cached lists, and offers Undo. */
function useAct() {
  const client = useQueryClient()
  const offerUndo = useOfferUndo()
  return useMutation({
    mutationFn: async (act: Act) => {
      const before = vaultSnapshot(client)
      return { before, changed: await act.send() }
    },
    meta: { onError: 'toast' },
    onSuccess: ({ before, changed }, act) => {
      applyChanged(client, changed)
      offerUndo(act, before)
    },
  })
}

/** Moves each item back into the folder that it has in `items`. */
async function moveBack(creatorId: string, items: readonly VaultMedia[]): Promise<void> {
  for (const [folderId, some] of Map.groupBy(items, (item) => item.folderId))
    await update(creatorId, idsOf(some), { folderId })
}

/** Bulk actions on items; each can be undone. */
export function useVaultActs(creatorId: string) {
  const { t } = useTranslation('marketplace')
  const { mutate, isPending } = useAct()
  return {
    isPending,
    archive: (items: readonly VaultMedia[], isArchived: boolean) =>
      mutate({
        send: () => update(creatorId, idsOf(items), { isArchived }),
        undo: () => update(creatorId, idsOf(items), { isArchived: !isArchived }),
        done: t(isArchived ? 'vault.archived' : 'vault.unarchived', { count: items.length }),
      }),
    move: (items: readonly VaultMedia[], folderId: string | null, name: string) =>
      mutate({
        send: () => update(creatorId, idsOf(items), { folderId }),
        undo: () => moveBack(creatorId, items),
        done: t('vault.moved', { count: items.length, name }),
      }),
    remove: (items: readonly VaultMedia[]) =>
      mutate({
        send: () => remove(creatorId, items),
        undo: () => restore(creatorId, items),
        done: t('vault.deleted', { count: items.length }),
      }),
    restore: (items: readonly VaultMedia[]) =>
      mutate({
        send: () => restore(creatorId, items),
        undo: () => remove(creatorId, items),
        done: t('vault.restored', { count: items.length }),
      }),
  }
}
export type VaultActs = ReturnType<typeof useVaultActs>

/** Saves an item form; the form shows its own error. */
export function useSaveVault(creatorId: string) {
  const client = useQueryClient()
  return async (mediaIds: readonly string[], patch: VaultPatch) => {
    const changed = await update(creatorId, mediaIds, patch)
    applyChanged(client, changed)
    return changed
  }
}

/** Restores the tags that each item has in `items`. */
async function tagBack(creatorId: string, items: readonly VaultMedia[]): Promise<void> {
  for (const [, some] of Map.groupBy(items, ({ tags }) => JSON.stringify(tags)))
    await update(creatorId, idsOf(some), { tags: [...(some[0]?.tags ?? [])] })
}

/** Tags several items from a form, with Undo; the form shows its own error. */
export function useTagItems(creatorId: string) {
  const { t } = useTranslation('marketplace')
  const client = useQueryClient()
  const offerUndo = useOfferUndo()
  return async (items: readonly VaultMedia[], patch: Pick<VaultPatch, 'addTags' | 'removeTags'>) => {
    const before = vaultSnapshot(client)
    const changed = await update(creatorId, idsOf(items), patch)
    applyChanged(client, changed)
    const done = t('vault.tagged', { count: items.length })
    offerUndo({ done, undo: () => tagBack(creatorId, items) }, before)
    return changed
  }
}
