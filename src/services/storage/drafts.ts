import * as v from 'valibot'

import { ORPHAN_DRAFT_TTL_MS } from '@/config/constants'
import { STORAGE_KEY } from '@/config/storage-keys'
import { parseJson } from '@/lib/parse-json'

import { localStore, onLocalChange } from './storage'
import { canStoreUserData } from './user-data'

interface StoredDraft {
  /** Another user's id may start with this one, so the key alone does not identify the owner. */
  userId: string
  at: number
  value: unknown
}

const draftPrefix = (userId: string): string => `${STORAGE_KEY.drafts}:${userId}:`
/** One key per draft: two tabs that save different drafts never overwrite each other's. */
const storageKeyOf = (userId: string, draftKey: string): string => draftPrefix(userId) + draftKey

type FreshDraft = Pick<StoredDraft, 'at' | 'value'>

const draftOwner = (stored: unknown): unknown => (stored as Partial<StoredDraft> | null | undefined)?.userId // unknown until compared

const isFreshDraft = (value: unknown): value is FreshDraft =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  value.at >= Date.now() - ORPHAN_DRAFT_TTL_MS

function readFreshDraft(userId: string, key: string): FreshDraft | undefined {
  const stored = parseJson(localStore.get(key))
  return isFreshDraft(stored) && draftOwner(stored) === userId ? stored : undefined
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
    const owner = draftOwner(parseJson(localStore.get(key)))
    if (owner === undefined || owner === userId) localStore.remove(key)
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

/** Drops fields of a form's draft, as another value for them was chosen elsewhere. */
export function dropDraftFields(userId: string, draftKey: string, ...names: readonly string[]): void {
  const stored = readLocalDraft(userId, draftKey)
  if (typeof stored !== 'object' || stored === null) return
  const rest = Object.entries(stored).filter(([name]) => !names.includes(name))
  if (rest.length === 0) removeLocalDraft(userId, draftKey)
  else saveLocalDraft(userId, draftKey, Object.fromEntries(rest))
}

export const removeLocalDraft = (userId: string, draftKey: string): void =>
  localStore.remove(storageKeyOf(userId, draftKey))
