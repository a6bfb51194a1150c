import { useSyncExternalStore } from 'react'

import { logout } from '@/api/calls/auth'
import type { Exchange } from '@/api/refresh'
import { send } from '@/api/send'
import { tokens } from '@/api/tokens'
import { removeAccount, type StoredAccount } from '@/domain/stored-account'
import { readClaims } from '@/domain/token'

import { goOnward, keeper } from './keeper'

/** An account stored on this device, without its token, so it can be shown. */
export interface StoredAccountView extends Omit<StoredAccount, 'refreshToken'> {
  /** The account signed in now. */
  isCurrent: boolean
  /** The result of choosing it, if it was the last one chosen and the session has not changed since. */
  outcome: Exchange | undefined
}

let shown: readonly StoredAccountView[] = []
/** In memory only: the sign-in page shows it, and it must not reach the URL or the history. */
let chosen: { userId: string; outcome: Exchange; epoch: string | null } | undefined
const listeners = new Set<() => void>()

function read(): readonly StoredAccountView[] {
  const { accessToken, epoch } = tokens.read()
  const currentId = readClaims(accessToken)?.sub
  const next = tokens.accounts().map((stored) => {
    const { refreshToken: _, ...account } = stored
    const { userId } = account.user
    const outcome = chosen?.userId === userId && chosen.epoch === epoch ? chosen.outcome : undefined
    return { ...account, isCurrent: userId === currentId, outcome }
  })
  if (JSON.stringify(next) !== JSON.stringify(shown)) shown = next
  return shown
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  const stop = tokens.watch(() => listener())
  return () => {
    stop()
    listeners.delete(listener)
  }
}

/** Returns the accounts of this device, oldest first. */
export const useStoredAccounts = (): readonly StoredAccountView[] => useSyncExternalStore(subscribe, read)

function choose(next: typeof chosen): void {
  chosen = next
  for (const listener of listeners) listener()
}

/** Signs in as another account of this device; the account carries the result. */
export async function switchAccount(userId: string): Promise<void> {
  choose(undefined)
  const outcome = await keeper.switchTo(userId)
  choose({ userId, outcome, epoch: tokens.read().epoch })
  if (outcome === 'switched') goOnward()
}

/** Removes an account from this device, and ends the session that its entry keeps (decisions 30). */
export function forgetAccount(userId: string): void {
  const account = tokens.accounts().find(({ user }) => user.userId === userId)
  tokens.changeAccounts((accounts) => removeAccount(accounts, userId))
  const isCurrent = account?.refreshToken === tokens.read().refreshToken
  if (!account || account.needsSignIn || isCurrent) return
  // Logout errors are ignored (requirements 8).
  send(logout, { deviceToken: null }, { bearer: account.refreshToken }).catch(() => undefined)
}
