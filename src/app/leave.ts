import { useSyncExternalStore } from 'react'

import { queryClient } from '@/api/query-client'
import { tokens } from '@/api/tokens'
import { readClaims } from '@/domain/token'
import { logout, switchAccount } from '@/features/auth'
import { takeUpWriting } from '@/features/cr-tools'
import { isOnline } from '@/services/online'
import { pageCount } from '@/services/page-counter'
import { askAboutUnsaved, forgetUnsaved, markUnsaved, showWork } from '@/services/unsaved'
import { countWritten, hasDeviceDrafts } from '@/services/written'

const whoIsHere = (): string | undefined => readClaims(tokens.read().accessToken)?.sub

type Writing = Awaited<ReturnType<typeof takeUpWriting>>

/** What the server does not take as a draft is lost with the session (decision 12): that is said before. */
async function isSafeOrGivenUp(writing: Writing): Promise<boolean> {
  let lost = 0
  const saving = writing.saveAsDrafts().then((count) => void (lost = count))
  const isSure =
    (await showWork('saving', writing.unsent(), saving)) &&
    (lost === 0 || (await askAboutUnsaved('leave_page', { kind: 'lost', count: lost })))
  if (isSure) writing.discard()
  else writing.stay()
  return isSure
}

/** Sends what can be sent, asks about all that is left, and saves it as drafts. */
async function isWritingSettled(writing: Writing): Promise<boolean> {
  if (!(await showWork('sending', writing.unsent(), writing.sendAhead()))) return false
  // Without a network no draft is saved: the question that says so is the only one.
  const count = isOnline() ? writing.unsent() : 0
  if (!(await askAboutUnsaved('leave_page', { kind: 'unsent', count }))) return false
  return isSafeOrGivenUp(writing)
}

async function isSureToLeave(): Promise<boolean> {
  const userId = whoIsHere()
  const unmark = userId !== undefined && hasDeviceDrafts(userId) ? markUnsaved() : undefined
  try {
    const written = userId === undefined ? 0 : countWritten(userId)
    if (userId === undefined || written === 0) return await askAboutUnsaved('leave_page')
    const writing = await takeUpWriting(userId, queryClient).catch(() => undefined)
    // Its code did not load: nothing can be sent or saved.
    if (!writing) return await askAboutUnsaved('leave_page', { kind: 'lost', count: written })
    return await isWritingSettled(writing).finally(writing.letGo)
  } finally {
    unmark?.()
  }
}

/** After sign-out, the account card of this device shows how much waits for this user (screens S1). */
function noteWaiting(): void {
  const userId = whoIsHere()
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

/** Logs out for good: `end` gives the account up on the server. Rejects, with nothing ended, when that fails. */
export async function leaveForGood(end: () => Promise<unknown>): Promise<boolean> {
  if (!(await isSureToLeave())) return false
  await logout({ end })
  forgetUnsaved()
  return true
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

/** Signs out on all devices. When the server fails, nothing has ended and we show the error. */
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
