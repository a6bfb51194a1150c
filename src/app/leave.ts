import { useSyncExternalStore } from 'react'

import { logout, switchAccount } from '@/features/auth'
import { tokens } from '@/api/tokens'
import { readClaims } from '@/domain/token'
import { pageCount } from '@/services/page-counter'
import { hasUnsent } from '@/services/sending'
import { askAboutUnsaved, forgetUnsaved, markUnsaved } from '@/services/unsaved'

/** Messages that have not gone out are lost with the session (decision 12): they count as unsaved for this question. */
async function isSureToLeave(): Promise<boolean> {
  const unmark = hasUnsent() ? markUnsaved() : undefined
  const isSure = await askAboutUnsaved('leave_page')
  unmark?.()
  return isSure
}

/** What waits for the person stands on their card of this device once they have left (screens S1). */
function noteWaiting(): void {
  const userId = readClaims(tokens.read().accessToken)?.sub
  const waiting = pageCount()
  tokens.changeAccounts((accounts) =>
    accounts.map((account) => (account.user.userId === userId ? { ...account, waiting } : account)),
  )
}

/**
 * Logs out, once it was asked about unsaved work; false where the person stays. Not by the address /logout: Back from
 * /login would lead there again (decision 28).
 */
export async function leave(options: { keepsAccount?: boolean } = {}): Promise<boolean> {
  if (!(await isSureToLeave())) return false
  forgetUnsaved()
  if (options.keepsAccount) noteWaiting()
  await logout(options)
  return true
}

/** Leaves for the sign-in of another account; this one stays on the device. */
export const leaveToAdd = (): Promise<boolean> => leave({ keepsAccount: true })

/** Leaves for another account of this device; one that needs its password again leads to the sign-in. */
export async function leaveFor(userId: string): Promise<void> {
  if (!(await isSureToLeave())) return
  noteWaiting()
  await switchAccount(userId)
}

let failure: unknown
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
function tellFailure(next: unknown): void {
  failure = next
  listeners.forEach((listener) => listener())
}

/** Why the server did not log out all devices, until the person puts it away or it has. */
export const useLeaveFailure = (): unknown => useSyncExternalStore(subscribe, () => failure)
export const putLeaveFailureAway = (): void => tellFailure(undefined)

/** The same on all devices; when the server does not do it, nothing has ended and the person is told. */
export async function leaveEverywhere(): Promise<void> {
  if (!(await isSureToLeave())) return
  try {
    await logout({ everywhere: true })
    forgetUnsaved()
    tellFailure(undefined)
  } catch (error) {
    tellFailure(error)
  }
}
