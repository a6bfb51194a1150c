import * as v from 'valibot'

import { ORPHAN_DRAFT_TTL_MS } from '@/config/constants'
import { STORAGE_KEY } from '@/config/storage-keys'
import { parseStored } from '@/lib/parse-stored'

import { localStore } from './storage'

/** What tells the owner and age of a draft or an unsent message. */
const OwnedEntry = v.object({
  userId: v.string(),
  at: v.optional(v.number(), 0),
  createdAt: v.optional(v.number(), 0),
})

/**
 * Removes what users who do not come back left in this browser: text after 7 days, with it their values (decisions
 * 12). `keepsValues` tells whose values stay without any text.
 */
export function removeOrphans(keepsValues: (userId: string) => boolean): void {
  const writers = new Set<string>()
  for (const key of [STORAGE_KEY.drafts, STORAGE_KEY.outbox].flatMap((kind) => localStore.keys(`${kind}:`))) {
    const entry = parseStored(OwnedEntry, localStore.get(key))
    if (!entry) continue
    if (Math.max(entry.at, entry.createdAt) < Date.now() - ORPHAN_DRAFT_TTL_MS) localStore.remove(key)
    else writers.add(entry.userId)
  }
  const prefix = `${STORAGE_KEY.userValues}:`
  for (const key of localStore.keys(prefix)) {
    const userId = key.slice(prefix.length)
    if (!writers.has(userId) && !keepsValues(userId)) localStore.remove(key)
  }
}
