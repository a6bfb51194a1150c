import { ORPHAN_DRAFT_KEPT_MS } from '@/config/constants'
import { STORAGE_KEY } from '@/config/storage-keys'

import { local } from './storage'
import { mayLeaveTraces } from './traces'

interface Draft {
  at: number
  value: unknown
}

/** One entry per user, so that all of a user's drafts go at once and nobody else ever reads them (decision 12). */
const keyOf = (userId: string): string => `${STORAGE_KEY.drafts}:${userId}`

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number'

/** The drafts of a user that are not older than 7 days. What cannot be read counts as none. */
function draftsOf(userId: string): Record<string, Draft> {
  try {
    const stored: unknown = JSON.parse(local.get(keyOf(userId)) ?? '{}')
    const oldest = Date.now() - ORPHAN_DRAFT_KEPT_MS
    const kept = Object.entries(stored ?? {}).filter(([, draft]) => isDraft(draft) && draft.at >= oldest)
    return Object.fromEntries(kept)
  } catch {
    return {}
  }
}

function write(userId: string, drafts: Record<string, Draft>): void {
  if (Object.keys(drafts).length === 0) local.remove(keyOf(userId))
  else local.set(keyOf(userId), JSON.stringify(drafts))
}

/** What a user was writing in a place; unknown, for the reader to judge. */
export const readDraft = (userId: string, place: string): unknown => draftsOf(userId)[place]?.value

/** Where a user was writing. */
export const draftPlaces = (userId: string): readonly string[] => Object.keys(draftsOf(userId))

/** Calls back when one of a user's drafts may have changed, in this tab or another. */
export const onDraftChange = (userId: string, listener: () => void): (() => void) =>
  local.subscribe((key) => {
    if (key === null || key === keyOf(userId)) listener()
  })

export function saveDraft(userId: string, place: string, value: unknown): void {
  if (mayLeaveTraces(userId)) write(userId, { ...draftsOf(userId), [place]: { at: Date.now(), value } })
}

export function dropDraft(userId: string, place: string): void {
  const { [place]: _, ...rest } = draftsOf(userId)
  write(userId, rest)
}
