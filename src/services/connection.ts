import { useSyncExternalStore } from 'react'

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
type Reach = () => Promise<boolean>

const TRY_EVERY_MS = 10_000

let reach: Reach = async () => isOnline()
let outage: Outage | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let isChecking = false
const listeners = new Set<() => void>()

function become(next: Outage | undefined): void {
  outage = next
  listeners.forEach((listener) => listener())
}

/**
 * We trust the browser's offline state immediately, but its online state only after a response from the
 * server.
 */
async function check(): Promise<void> {
  if (isChecking) return
  isChecking = true
  clearTimeout(timer)
  if (outage) become({ ...outage, isTrying: true })
  const isInReach = await reach().catch(() => false)
  isChecking = false
  if (isInReach) return become(undefined)
  goOff()
}

function goOff(): void {
  clearTimeout(timer)
  const now = Date.now()
  become({ since: outage?.since ?? now, nextTryAt: now + TRY_EVERY_MS, isTrying: false })
  timer = setTimeout(() => void check(), TRY_EVERY_MS)
}

/** Records a call that did not reach the server, and checks the connection. */
export function noteUnreached(): void {
  if (!outage) void check()
}

/** Checks the connection immediately. */
export const tryNow = (): void => void check()

/** Watches the connection until the returned function is called. */
export function watchConnection(asks: Reach): () => void {
  reach = asks
  const follow = () => (isOnline() ? void check() : goOff())
  const stop = onOnlineChange(follow)
  if (!isOnline()) goOff()
  return () => {
    stop()
    clearTimeout(timer)
    become(undefined)
  }
}

/** Calls back when an outage starts, changes or ends. */
export function onOutageChange(listener: (outage: Outage | undefined) => void): () => void {
  const tell = () => listener(outage)
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the server is known to be unreachable. */
export const hasOutage = (): boolean => outage !== undefined

export const useOutage = (): Outage | undefined => useSyncExternalStore(subscribe, () => outage)
