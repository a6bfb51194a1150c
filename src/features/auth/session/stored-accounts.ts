import { useSyncExternalStore } from 'react'

import { logoutThisDevice } from '@/api/calls/account/auth'
import type { Exchange } from '@/api/refresh'
import { send } from '@/api/send'
import { tokens } from '@/api/token-store'
import { removeStoredAccount, type StoredAccount } from '@/domain/account/stored-account'
import { readClaims } from '@/domain/account/token'
import { createEmitter } from '@/lib/store'

import { navigateAfterSignIn, sessionManager } from './session-instance'

/** An account stored on this device, without its token, so it can be shown. */
export interface StoredAccountView extends Omit<StoredAccount, 'refreshToken'> {
  /** The account signed in now. */
  isCurrent: boolean
  /** The result of choosing it, if it was the last one chosen and the session has not changed since. */
  outcome: Exchange | undefined
}

let accountViews: readonly StoredAccountView[] = []
/** In memory only: the sign-in page shows it, and it must not reach the URL or the history. */
let chosen: { userId: string; outcome: Exchange; epoch: string | null } | undefined
const changes = createEmitter()

function read(): readonly StoredAccountView[] {
  const { accessToken, epoch } = tokens.read()
  const currentId = readClaims(accessToken)?.sub
  const next = tokens.accounts().map((stored) => {
    const { refreshToken: _, ...account } = stored
    const { userId } = account.user
    const outcome = chosen?.userId === userId && chosen.epoch === epoch ? chosen.outcome : undefined
    return { ...account, isCurrent: userId === currentId, outcome }
  })
  if (JSON.stringify(next) !== JSON.stringify(accountViews)) accountViews = next
  return accountViews
}

function subscribe(listener: () => void) {
  const stops = [changes.subscribe(listener), tokens.watch(() => listener())]
  return () => stops.forEach((stop) => stop())
}

/** Returns the accounts of this device, oldest first. */
export const useStoredAccounts = (): readonly StoredAccountView[] => useSyncExternalStore(subscribe, read)

function setChosen(next: typeof chosen): void {
  chosen = next
  changes.emit()
}

/** Signs in as another account of this device; the account carries the result. */
export async function switchAccount(userId: string): Promise<void> {
  setChosen(undefined)
  const outcome = await sessionManager.switchTo(userId)
  setChosen({ userId, outcome, epoch: tokens.read().epoch })
  if (outcome === 'switched') navigateAfterSignIn()
}

/** Removes an account from this device, and ends the session that its entry keeps (decisions 30). */
export function removeAccountFromDevice(userId: string): void {
  const account = tokens.accounts().find(({ user }) => user.userId === userId)
  tokens.changeAccounts((accounts) => removeStoredAccount(accounts, userId))
  const isCurrent = account?.refreshToken === tokens.read().refreshToken
  if (!account || account.needsSignIn || isCurrent) return
  // Logout errors are ignored (requirements 8).
  send(logoutThisDevice, { deviceToken: null }, { bearer: account.refreshToken }).catch(() => undefined)
}
