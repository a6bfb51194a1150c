import { useSyncExternalStore } from 'react'

import { tokens } from '@/api/tokens'
import { removeAccount, type StoredUser } from '@/domain/stored-account'
import { readClaims } from '@/domain/token'

import { goOnward, keeper } from './keeper'

/** An account kept on this device, as it may be shown: without its token. */
export interface StoredAccountView {
  user: StoredUser
  /** The one signed in now. */
  isCurrent: boolean
  /** Its token was refused or has run out: only the password helps. */
  needsSignIn: boolean
}

let shown: readonly StoredAccountView[] = []

function read(): readonly StoredAccountView[] {
  const currentId = readClaims(tokens.read().accessToken)?.sub
  const next = tokens.accounts().map(({ user, needsSignIn }) => ({
    user,
    isCurrent: user.userId === currentId,
    needsSignIn,
  }))
  if (JSON.stringify(next) !== JSON.stringify(shown)) shown = next
  return shown
}

const subscribe = (listener: () => void) => tokens.watch(() => listener())

/** The accounts of this device, in the order they were first kept. */
export const useStoredAccounts = (): readonly StoredAccountView[] => useSyncExternalStore(subscribe, read)

/** Signs in as another account of this device. `sign-in-again`: its token is of no use any more. */
export async function switchAccount(userId: string) {
  const outcome = await keeper.switchTo(userId)
  if (outcome === 'switched') goOnward()
  return outcome
}

/** Takes an account off this device; its session elsewhere lives on. */
export const forgetAccount = (userId: string): void =>
  tokens.changeAccounts((accounts) => removeAccount(accounts, userId))
