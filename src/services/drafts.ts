import { ORPHAN_DRAFT_KEPT_MS } from '@/config/constants'
import { STORAGE_KEY } from '@/config/storage-keys'
import { parsedJson } from '@/lib/parsed-json'

import { local } from './storage'
import { mayLeaveTraces } from './traces'

interface Draft {
  /** Another user's id may start with this one, so the key alone does not identify the owner. */
  userId: string
  at: number
  value: unknown
}

const prefixOf = (userId: string): string => `${STORAGE_KEY.drafts}:${userId}:`
/** One key per draft: two tabs that save different drafts never overwrite each other's. */
const keyOf = (userId: string, place: string): string => prefixOf(userId) + place
/** Earlier versions stored all drafts of a user under one key. */
const pileOf = (userId: string): string => `${STORAGE_KEY.drafts}:${userId}`

type Fresh = Pick<Draft, 'at' | 'value'>

const ownerOf = (stored: unknown): unknown => (stored as Partial<Draft> | null | undefined)?.userId // unknown until compared

const isFresh = (value: unknown): value is Fresh =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  value.at >= Date.now() - ORPHAN_DRAFT_KEPT_MS

function read(userId: string, key: string): Fresh | undefined {
  const stored = parsedJson(local.get(key))
  return isFresh(stored) && ownerOf(stored) === userId ? stored : undefined
}

/**
 * Moves each draft of the old key to its own, unless a newer one exists. A tab from before a deploy may write
 * the old key again.
 */
function splitPile(userId: string): void {
  const pile = local.get(pileOf(userId))
  if (pile === null) return
  for (const [place, draft] of Object.entries(parsedJson(pile) ?? {})) {
    if (!isFresh(draft)) continue
    const known = read(userId, keyOf(userId, place))
    if (!known || known.at < draft.at)
      local.set(keyOf(userId, place), JSON.stringify({ userId, at: draft.at, value: draft.value }))
  }
  local.remove(pileOf(userId))
}

/** A user's draft, unvalidated: the caller parses it. Expires after 7 days. */
export function readDraft(userId: string, place: string): unknown {
  splitPile(userId)
  return read(userId, keyOf(userId, place))?.value
}

/** Keys of this user's drafts. Removes expired and invalid ones. */
export function draftPlaces(userId: string): readonly string[] {
  splitPile(userId)
  const prefix = prefixOf(userId)
  return local.keys(prefix).flatMap((key) => {
    if (read(userId, key)) return [key.slice(prefix.length)]
    const owner = ownerOf(parsedJson(local.get(key)))
    if (owner === undefined || owner === userId) local.remove(key)
    return []
  })
}

/** Calls back when a draft may have changed, in this tab or another. */
export const onDraftChange = (userId: string, place: string, listener: () => void): (() => void) =>
  local.subscribe((key) => {
    if (key === null || key === keyOf(userId, place) || key === pileOf(userId)) listener()
  })

export function saveDraft(userId: string, place: string, value: unknown): void {
  if (!mayLeaveTraces(userId)) return
  local.set(keyOf(userId, place), JSON.stringify({ userId, at: Date.now(), value } satisfies Draft))
}

export function dropDraft(userId: string, place: string): void {
  splitPile(userId)
  local.remove(keyOf(userId, place))
}
