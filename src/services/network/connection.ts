import { useSyncExternalStore } from 'react'

import { createEmitter } from '@/lib/store'

import { isOnline, onOnlineChange } from './online'

/** An outage: when it started, and when the next retry is. */
export interface Outage {
  since: number
  nextTryAt: number
  isTrying: boolean
}

/**
 * Whether the server responds at all, even with an error. Calls are in a higher layer, so the caller passes
 * it in.
 */
type ReachabilityCheck = () => Promise<boolean>

const RETRY_EVERY_MS = 10_000

let checkReachability: ReachabilityCheck = async () => isOnline()
let outage: Outage | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let isChecking = false
let isWatching = false
/** Emits also when an outage is ruled out: callers wait for the server to respond. */
const changes = createEmitter()

function setOutage(next: Outage | undefined): void {
  outage = next
  changes.emit()
}

/**
 * We trust the browser's offline state immediately, but its online state only after a response from the
 * server.
 */
async function checkConnection(): Promise<void> {
  if (isChecking) return
  isChecking = true
  clearTimeout(timer)
  if (outage) setOutage({ ...outage, isTrying: true })
  const isInReach = await checkReachability().catch(() => false)
  isChecking = false
  if (isInReach) return setOutage(undefined)
  // Without a watch, nothing would end the retries.
  if (isWatching) startOutage()
}

function startOutage(): void {
  clearTimeout(timer)
  const now = Date.now()
  setOutage({ since: outage?.since ?? now, nextTryAt: now + RETRY_EVERY_MS, isTrying: false })
  timer = setTimeout(() => void checkConnection(), RETRY_EVERY_MS)
}

/** Records a call that did not reach the server, and checks the connection. */
export function reportUnreachable(): void {
  if (!outage) void checkConnection()
}

/** Checks the connection immediately. */
export const retryConnection = (): void => void checkConnection()

/** Watches the connection until the returned function is called. */
export function watchConnection(check: ReachabilityCheck): () => void {
  checkReachability = check
  isWatching = true
  const follow = () => (isOnline() ? void checkConnection() : startOutage())
  const stop = onOnlineChange(follow)
  if (!isOnline()) startOutage()
  return () => {
    isWatching = false
    stop()
    clearTimeout(timer)
    setOutage(undefined)
  }
}

/** Calls back when an outage starts, changes or ends. */
export const onOutageChange = (listener: (outage: Outage | undefined) => void): (() => void) =>
  changes.subscribe(() => listener(outage))

/** Whether the server is known to be unreachable. */
export const hasOutage = (): boolean => outage !== undefined

export const useOutage = (): Outage | undefined => useSyncExternalStore(changes.subscribe, () => outage)
