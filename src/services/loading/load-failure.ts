import { useSyncExternalStore } from 'react'

import { env } from '@/config/env'
import { STORAGE_KEY } from '@/config/storage-keys'
import { resolveLoadFailure, isLoadFailure } from '@/domain/page/load-failure'
import { createStore } from '@/lib/store'

import { isComposing, saveComposerDrafts } from '../input/composers'
import { isOnline, onOnlineChange } from '../network/online'
import { report } from '../telemetry/reporter'
import { watchStyles } from './failed-styles'
import { isSessionStorageUsable, tabStore } from '../storage/storage'
import { losesOnUnload } from '../page/unsaved'

type LoadFailureState = 'none' | 'offline' | 'reload' | 'ask'

const REACH_TIMEOUT_MS = 5000

const failureState = createStore<LoadFailureState>('none')
/** A file does not parse: the browser may have cached it. */
let isDamaged = false

/** The browser may report online without a connection; a reload would then end at its own error page. */
async function isServerReachable(): Promise<boolean> {
  if (!isOnline()) return false
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(REACH_TIMEOUT_MS) })
    return true
  } catch {
    return false
  }
}

/** Saves drafts, then reloads the page. */
export async function reloadPage(): Promise<void> {
  await saveComposerDrafts()
  if (isDamaged) await window.refetchCode?.()
  location.reload()
}

const isHandled = (): boolean => ['reload', 'ask'].includes(failureState.get())

interface LoadFailureDeps {
  isReachable?: () => Promise<boolean>
  reload?: () => Promise<void>
}

/** Handles a failed load: reports offline, reloads once per version, or asks for a reload (decisions 26). */
export async function handleLoadFailure({
  isReachable = isServerReachable,
  reload = reloadPage,
}: LoadFailureDeps = {}) {
  if (isHandled()) return
  const isServerInReach = await isReachable()
  // Another chunk may have failed at the same time.
  if (isHandled()) return
  const next = resolveLoadFailure({
    isServerInReach,
    canRecordReload: isSessionStorageUsable(),
    reloadedFor: tabStore.get(STORAGE_KEY.reloadedForVersion),
    version: env.appVersion,
    hasUnsaved: losesOnUnload() || isComposing(),
  })
  failureState.set(next)
  if (next !== 'reload') return
  tabStore.set(STORAGE_KEY.reloadedForVersion, env.appVersion)
  await reload()
}

/** Reports and handles an error if it is a failed load. Returns whether it is. */
export function reportLoadFailure(error: unknown): boolean {
  if (!isLoadFailure(error)) return false
  isDamaged ||= error instanceof SyntaxError
  report(error)
  void handleLoadFailure()
  return true
}

/**
 * Watches lazy chunks without an error boundary (the root handles the others); one that failed offline
 * retries with the network. Not `vite:preloadError`, which also fires for prefetched chunks and would reload
 * the page for code the user does not need yet.
 */
export function watchLoadFailures(): () => void {
  const onRejection = (event: PromiseRejectionEvent) => void reportLoadFailure(event.reason)
  window.addEventListener('unhandledrejection', onRejection)
  const stopStyles = watchStyles()
  const stopOnline = onOnlineChange(() => {
    if (failureState.get() === 'offline' && isOnline()) void handleLoadFailure()
  })
  return () => {
    window.removeEventListener('unhandledrejection', onRejection)
    stopStyles()
    stopOnline()
    failureState.set('none')
  }
}

/** `ask`: a reload is needed but was not made. `offline`: a chunk waits for the network. */
export const useLoadFailure = (): LoadFailureState =>
  useSyncExternalStore(failureState.subscribe, failureState.get)
