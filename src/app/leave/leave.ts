import { useSyncExternalStore } from 'react'

import { queryClient } from '@/api/query-client'
import { tokens } from '@/api/token-store'
import { readClaims } from '@/domain/account/token'
import { logout, switchAccount } from '@/features/auth'
import { collectPendingWrites } from '@/features/cr-tools'
import { createStore } from '@/lib/store'
import { isOnline } from '@/services/network/online'
import { titleBadgeCount } from '@/services/page/title-badge'
import {
  confirmUnsaved,
  discardUnsaved,
  losesOnUnload,
  markUnsaved,
  runningUploads,
  showPendingWork,
  whenRunningSettles,
} from '@/services/page/unsaved'
import { countLocalMessages, hasDeviceDrafts } from '@/services/storage/local-work'

const signedInUserId = (): string | undefined => readClaims(tokens.read().accessToken)?.sub

type PendingWriting = Awaited<ReturnType<typeof collectPendingWrites>>

/**
 * Warns about messages the server does not take as drafts: the session ends with their loss (decisions 12).
 */
async function saveDraftsOrConfirmLoss(writing: PendingWriting): Promise<boolean> {
  let lost = 0
  const saving = writing.saveAsDrafts().then((count) => void (lost = count))
  const isSure =
    (await showPendingWork('saving', writing.unsentCount(), saving)) &&
    (lost === 0 || (await confirmUnsaved('leave_page', { messages: { kind: 'lost', count: lost } })))
  if (isSure) writing.discard()
  else writing.resume()
  return isSure
}

/** Sends what it can, asks about the rest, and saves that as drafts. */
async function settleUnsent(writing: PendingWriting): Promise<boolean> {
  if (!(await showPendingWork('sending', writing.unsentCount(), writing.sendPending()))) return false
  // Offline no draft is saved: only one question, which says so.
  const count = isOnline() ? writing.unsentCount() : 0
  const messages = { kind: 'unsent', count } as const
  if (!(await confirmUnsaved('leave_page', { messages, uploads: runningUploads() }))) return false
  return saveDraftsOrConfirmLoss(writing)
}

/** A Clock Out arrives sooner as a rule; after this time we ask. */
const CLOCK_OUT_WITHIN_MS = 3000

async function confirmLeave(): Promise<boolean> {
  const userId = signedInUserId()
  if (!(await showPendingWork('clock_out', 1, whenRunningSettles(CLOCK_OUT_WITHIN_MS)))) return false
  const isLost = losesOnUnload() || (userId !== undefined && hasDeviceDrafts(userId))
  const unmark = isLost ? markUnsaved() : undefined
  try {
    const uploads = runningUploads()
    if (userId === undefined) return await confirmUnsaved('leave_page', { uploads })
    if (countLocalMessages(userId) === 0 && !(await confirmUnsaved('leave_page', { uploads }))) return false
    // Another tab may have sent a message while this one asked.
    const written = countLocalMessages(userId)
    if (written === 0) return true
    const writing = await collectPendingWrites(userId, queryClient).catch(() => undefined)
    // The code did not load: nothing can be sent or saved.
    const messages = { kind: 'lost', count: written } as const
    if (!writing) return await confirmUnsaved('leave_page', { messages, uploads })
    return await settleUnsent(writing).finally(() => writing.release())
  } finally {
    unmark?.()
  }
}

/** Records the unread count, which the account card of this device shows after sign-out (screens S1). */
function recordUnreadCount(): void {
  const userId = signedInUserId()
  const waiting = titleBadgeCount()
  tokens.changeAccounts((accounts) =>
    accounts.map((account) => (account.user.userId === userId ? { ...account, waiting } : account)),
  )
}

/**
 * Logs out after asking about unsaved work; returns false if the user stays. Does not use the address
 * /logout, because Back from /login would lead there again (decisions 28).
 */
export async function leave(options: { keepsAccount?: boolean } = {}): Promise<boolean> {
  if (!(await confirmLeave())) return false
  // Already now: this logout cannot fail. The others keep the marks until the server has agreed.
  discardUnsaved()
  if (options.keepsAccount) recordUnreadCount()
  await logout(options)
  return true
}

/** Logs out to add another account; this one stays on the device. */
export const leaveToAddAccount = (): Promise<boolean> => leave({ keepsAccount: true })

/** Switches to another account of this device; one that needs its password goes to the sign-in. */
export async function leaveForAccount(userId: string): Promise<void> {
  if (!(await confirmLeave())) return
  recordUnreadCount()
  await switchAccount(userId)
}

/**
 * Logs out permanently: `end` removes the account on the server. Rejects, and ends nothing, when that fails.
 */
export async function leavePermanently(end: () => Promise<unknown>): Promise<boolean> {
  if (!(await confirmLeave())) return false
  await logout({ end })
  return true
}

const leaveFailure = createStore<unknown>(undefined)

/** Returns why logging out on all devices failed, until the user dismisses it or a retry succeeds. */
export const useLeaveFailure = (): unknown => useSyncExternalStore(leaveFailure.subscribe, leaveFailure.get)
export const dismissLeaveFailure = (): void => leaveFailure.set(undefined)

/** Signs out on all devices. When the server fails, nothing has ended and we show the error. */
export async function leaveEverywhere(): Promise<void> {
  if (!(await confirmLeave())) return
  try {
    await logout({ everywhere: true })
    leaveFailure.set(undefined)
  } catch (error) {
    leaveFailure.set(error)
  }
}
