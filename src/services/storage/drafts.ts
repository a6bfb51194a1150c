import * as v from 'valibot'

import { ORPHAN_DRAFT_TTL_MS } from '@/config/constants'
import { STORAGE_KEY } from '@/config/storage-keys'
import { parseStored } from '@/lib/parse-stored'

import { localStore, onLocalChange } from './storage'
import { canStoreUserData, isOwnEntry } from './user-data'

const StoredDraft = v.object({ userId: v.string(), at: v.number(), value: v.optional(v.unknown()) })
interface StoredDraft extends v.InferOutput<typeof StoredDraft> {}

const draftPrefix = (userId: string): string => `${STORAGE_KEY.drafts}:${userId}:`
/** One key per draft: two tabs that save different drafts never overwrite each other's. */
const storageKeyOf = (userId: string, draftKey: string): string => draftPrefix(userId) + draftKey

function readFreshDraft(userId: string, key: string): StoredDraft | undefined {
  const draft = parseStored(StoredDraft, localStore.get(key))
  return draft?.userId === userId && draft.at >= Date.now() - ORPHAN_DRAFT_TTL_MS ? draft : undefined
}

/** A user's draft, unvalidated: the caller parses it. Expires after 7 days. */
export const readLocalDraft = (userId: string, draftKey: string): unknown =>
  readFreshDraft(userId, storageKeyOf(userId, draftKey))?.value

/** A user's draft, or undefined when none fits the schema: an earlier version may have written it. */
export function parseLocalDraft<Value>(
  schema: v.GenericSchema<unknown, Value>,
  userId: string,
  draftKey: string,
): Value | undefined {
  const { success, output } = v.safeParse(schema, readLocalDraft(userId, draftKey))
  return success ? output : undefined
}

/** Keys of this user's drafts. Removes expired and invalid ones. */
export function listDraftKeys(userId: string): readonly string[] {
  const prefix = draftPrefix(userId)
  return localStore.keys(prefix).flatMap((key) => {
    if (readFreshDraft(userId, key)) return [key.slice(prefix.length)]
    if (isOwnEntry(userId, key)) localStore.remove(key)
    return []
  })
}

/** Calls back when a draft may have changed, in this tab or another. */
export const onLocalDraftChange = (userId: string, draftKey: string, listener: () => void): (() => void) =>
  onLocalChange(storageKeyOf(userId, draftKey), listener)

export function saveLocalDraft(userId: string, draftKey: string, value: unknown): void {
  if (!canStoreUserData(userId)) return
  localStore.set(
    storageKeyOf(userId, draftKey),
    JSON.stringify({ userId, at: Date.now(), value } satisfies StoredDraft),
  )
}

/** Drops fields of a form's draft, with all their parts, as another value for them was chosen elsewhere. */
export function dropDraftFields(userId: string, draftKey: string, ...names: readonly string[]): void {
  const stored = readLocalDraft(userId, draftKey)
  if (typeof stored !== 'object' || stored === null) return
  const isDropped = (path: string) => names.some((name) => path === name || path.startsWith(`${name}.`))
  const rest = Object.entries(stored).filter(([path]) => !isDropped(path))
  if (rest.length === 0) removeLocalDraft(userId, draftKey)
  else saveLocalDraft(userId, draftKey, Object.fromEntries(rest))
}

export const removeLocalDraft = (userId: string, draftKey: string): void =>
  localStore.remove(storageKeyOf(userId, draftKey))
