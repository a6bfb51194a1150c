import { useSyncExternalStore } from 'react'

import { env } from '@/config/env'
import { STORAGE_KEY } from '@/config/storage-keys'
import { afterLoadFailure, isLoadFailure } from '@/domain/load-failure'

import { saveDrafts } from './composing'
import { isOnline, onOnlineChange } from './online'
import { report } from './reporter'
import { isSessionStorageUsable, session } from './storage'
import { hasUnsaved } from './unsaved'

type State = 'none' | 'offline' | 'reload' | 'ask'

const REACH_WITHIN_MS = 5000

let state: State = 'none'
/** A file does not parse: the browser may have cached it. */
let isDamaged = false
const listeners = new Set<() => void>()

function become(next: State): void {
  state = next
  listeners.forEach((listener) => listener())
}

/** The browser may report online without a connection; a reload would then end at its own error page. */
async function isServerInReach(): Promise<boolean> {
  if (!isOnline()) return false
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(REACH_WITHIN_MS) })
    return true
  } catch {
    return false
  }
}

/** Saves drafts, then reloads the page. */
export async function reloadPage(): Promise<void> {
  await saveDrafts()
  if (isDamaged) await window.refetchCode?.()
  location.reload()
}

interface Reach {
  isInReach?: () => Promise<boolean>
  reload?: () => Promise<void>
}

/** Handles a failed load: reports offline, reloads once per version, or asks for a reload (decisions 26). */
export async function followLoadFailure({ isInReach = isServerInReach, reload = reloadPage }: Reach = {}) {
  if (state === 'reload' || state === 'ask') return
  const next = afterLoadFailure({
    isServerInReach: await isInReach(),
    canRemember: isSessionStorageUsable(),
    reloadedFor: session.get(STORAGE_KEY.reloadedForVersion),
    version: env.appVersion,
    hasUnsaved: hasUnsaved(),
  })
  become(next)
  if (next !== 'reload') return
  session.set(STORAGE_KEY.reloadedForVersion, env.appVersion)
  await reload()
}

/** Reports and handles an error if it is a failed load. Returns whether it is. */
export function noteLoadFailure(error: unknown): boolean {
  if (!isLoadFailure(error)) return false
  isDamaged ||= error instanceof SyntaxError
  report(error)
  void followLoadFailure()
  return true
}

/**
 * Watches lazy chunks without an error boundary (the root handles the others); one that failed offline
 * retries with the network. Not `vite:preloadError`, which also fires for prefetched chunks and would reload
 * the page for code the user does not need yet.
 */
export function watchLoadFailures(): () => void {
  const onRejection = (event: PromiseRejectionEvent) => void noteLoadFailure(event.reason)
  window.addEventListener('unhandledrejection', onRejection)
  const stopOnline = onOnlineChange(() => {
    if (state === 'offline' && isOnline()) void followLoadFailure()
  })
  return () => {
    window.removeEventListener('unhandledrejection', onRejection)
    stopOnline()
    become('none')
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** `ask`: a reload is needed but was not made. `offline`: a chunk waits for the network. */
export const useLoadFailure = (): State => useSyncExternalStore(subscribe, () => state)
