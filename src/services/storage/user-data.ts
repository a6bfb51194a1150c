import { STORAGE_KEY } from '@/config/storage-keys'
import { parseJson } from '@/lib/parse-json'

import { localStore, tabStore } from './storage'

/** Users who left: code that still runs for them in this tab must store nothing more. */
const leftUsers = new Set<string>()

/** Blocks storing more data of this user; existing data stays. */
export const blockUserData = (userId: string): void => void leftUsers.add(userId)

/**
 * Keys with a prefix, without those of a user whose id has the same prefix: their values name their owner.
 */
const ownKeysOf = (userId: string, prefix: string): readonly string[] =>
  localStore.keys(prefix).filter((key) => {
    const owner = (parseJson(localStore.get(key)) as { userId?: unknown } | null | undefined)?.userId // unknown until compared
    return owner === undefined || owner === userId
  })

/**
 * A deliberate logout clears all data of the user in the browser except theme, language and accounts
 * (decisions 12).
 */
export function clearUserData(userId: string): void {
  blockUserData(userId)
  const { drafts, outbox, unfinishedUploads, userValues } = STORAGE_KEY
  const written = [drafts, outbox].flatMap((kind) => ownKeysOf(userId, `${kind}:${userId}:`))
  for (const key of [`${userValues}:${userId}`, ...written]) localStore.remove(key)
  tabStore.remove(unfinishedUploads)
}

/** Allows storing data of this user again. */
export const allowUserData = (userId: string): void => void leftUsers.delete(userId)

/** Whether data of this user may be stored in the browser. */
export const canStoreUserData = (userId: string): boolean => !leftUsers.has(userId)
