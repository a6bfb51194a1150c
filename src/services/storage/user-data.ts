import { STORAGE_KEY } from '@/config/storage-keys'
import { parseJson } from '@/lib/parse-json'

import { localStore, tabStore } from './storage'

/** Users who left: code that still runs for them in this tab must store nothing more. */
const leftUsers = new Set<string>()

/** Blocks storing more data of this user; existing data stays. */
export const blockUserData = (userId: string): void => void leftUsers.add(userId)

/**
 * Whether an entry under a user's key is theirs, or names no one: another user's id may start with theirs, so the key
 * alone does not identify the owner.
 */
export function isOwnEntry(userId: string, key: string): boolean {
  const owner = (parseJson(localStore.get(key)) as { userId?: unknown } | null | undefined)?.userId // unknown until compared
  return owner === undefined || owner === userId
}

/**
 * A deliberate logout clears all data of the user in the browser except theme, language and accounts
 * (decisions 12).
 */
export function clearUserData(userId: string): void {
  blockUserData(userId)
  const { drafts, outbox, unfinishedUploads, userValues } = STORAGE_KEY
  const written = [drafts, outbox].flatMap((kind) => localStore.keys(`${kind}:${userId}:`))
  const own = written.filter((key) => isOwnEntry(userId, key))
  for (const key of [`${userValues}:${userId}`, ...own]) localStore.remove(key)
  tabStore.remove(unfinishedUploads)
}

/** Allows storing data of this user again. */
export const allowUserData = (userId: string): void => void leftUsers.delete(userId)

/** Whether data of this user may be stored in the browser. */
export const canStoreUserData = (userId: string): boolean => !leftUsers.has(userId)
