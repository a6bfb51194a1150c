import * as v from 'valibot'

import { STORED_ACCOUNT_MIN_AUT_LENGTH } from '@/config/constants'
import { parseJson } from '@/lib/parse-json'
import { count, flag, orNull, text, validEntriesOf } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { readClaims } from './token'

/** The user of a stored account (requirements 3). */
export const StoredUser = v.object({
  userId: Id,
  username: text,
  displayName: text,
  verifiedIcon: orNull(v.string()),
})
export interface StoredUser extends v.InferOutput<typeof StoredUser> {}

/** The user as known at sign-in. */
export interface SignedInUser extends StoredUser {
  email: string | null
}

/** An account kept on this device for switching (requirements 3). */
export const StoredAccount = v.object({
  user: StoredUser,
  refreshToken: v.string(),
  /** The server refused its token: it needs the password again. */
  needsSignIn: flag,
  /** Our addition: prefills the sign-in form then (screens S1). */
  email: orNull(v.string()),
  /** Our addition: unread messages and notifications when the account was left (screens S1). */
  waiting: count,
})
export interface StoredAccount extends v.InferOutput<typeof StoredAccount> {}
export type StoredAccounts = readonly StoredAccount[]

/** The token's subject must be the user, and its `aut` text of at least ten characters (requirements 5). */
export function canStoreAccount(userId: string, refreshToken: string): boolean {
  const claims = readClaims(refreshToken)
  return claims?.sub === userId && (claims.aut?.length ?? 0) >= STORED_ACCOUNT_MIN_AUT_LENGTH
}

/**
 * Parses the stored list; skips entries that are invalid, break the rule of requirements 5 or repeat a user.
 */
export function parseStoredAccounts(text: string | null): StoredAccounts {
  const list = v.safeParse(validEntriesOf(StoredAccount), parseJson(text))
  if (!list.success) return []
  const seen = new Set<string>()
  return list.output.filter(({ user, refreshToken }) => {
    const isFit = !seen.has(user.userId) && canStoreAccount(user.userId, refreshToken)
    seen.add(user.userId)
    return isFit
  })
}

/**
 * Adds an account, or replaces the entry of the same user in place; does nothing unless requirements 5 allows
 * it.
 */
export function storeAccount(
  accounts: StoredAccounts,
  user: SignedInUser,
  refreshToken: string,
): StoredAccounts {
  if (!canStoreAccount(user.userId, refreshToken)) return accounts
  const entry = {
    user: v.parse(StoredUser, user),
    refreshToken,
    needsSignIn: false,
    email: user.email,
    waiting: 0,
  }
  const { userId } = entry.user
  const isKnown = accounts.some((account) => account.user.userId === userId)
  if (!isKnown) return [...accounts, entry]
  return accounts.map((account) => (account.user.userId === userId ? entry : account))
}

/** Updates an entry after its refresh token rotates, in place (decisions 11). */
export const rotateStoredToken = (accounts: StoredAccounts, sent: string, next: string): StoredAccounts =>
  accounts.map((account) => {
    const isFit = account.refreshToken === sent && canStoreAccount(account.user.userId, next)
    return isFit ? { ...account, refreshToken: next, needsSignIn: false } : account
  })

export const removeStoredAccount = (accounts: StoredAccounts, userId: string): StoredAccounts =>
  accounts.filter((account) => account.user.userId !== userId)

/** Marks an entry whose token was refused, unless it has a newer token. */
export const markAccountRefused = (accounts: StoredAccounts, refreshToken: string): StoredAccounts =>
  accounts.map((account) =>
    account.refreshToken === refreshToken ? { ...account, needsSignIn: true } : account,
  )
