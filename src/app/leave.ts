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

/**
 * Warns about messages the server does not take as drafts: the session ends with their loss (decisions 12).
 */
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

/** Sends what it can, asks about the rest, and saves that as drafts. */
async function isWritingSettled(writing: Writing): Promise<boolean> {
  if (!(await showWork('sending', writing.unsent(), writing.sendAhead()))) return false
  // Offline no draft is saved: only one question, which says so.
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
    // The code did not load: nothing can be sent or saved.
    if (!writing) return await askAboutUnsaved('leave_page', { kind: 'lost', count: written })
    return await isWritingSettled(writing).finally(writing.letGo)
  } finally {
    unmark?.()
  }
}

/** Records the unread count, which the account card of this device shows after sign-out (screens S1). */
function noteWaiting(): void {
  const userId = whoIsHere()
  const waiting = pageCount()
  tokens.changeAccounts((accounts) =>
    accounts.map((account) => (account.user.userId === userId ? { ...account, waiting } : account)),
  )
}

/**
 * Logs out after asking about unsaved work; returns false if the user stays. Does not use the address
 * /logout, because Back from /login would lead there again (decisions 28).
 */
export async function leave(options: { keepsAccount?: boolean } = {}): Promise<boolean> {
  if (!(await isSureToLeave())) return false
  forgetUnsaved()
  if (options.keepsAccount) noteWaiting()
  await logout(options)
  return true
}

/** Logs out to add another account; this one stays on the device. */
export const leaveToAdd = (): Promise<boolean> => leave({ keepsAccount: true })

/** Switches to another account of this device; one that needs its password goes to the sign-in. */
export async function leaveFor(userId: string): Promise<void> {
  if (!(await isSureToLeave())) return
  noteWaiting()
  await switchAccount(userId)
}

/**
 * Logs out permanently: `end` removes the account on the server. Rejects, and ends nothing, when that fails.
 */
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

/** Returns why logging out on all devices failed, until the user dismisses it or a retry succeeds. */
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
