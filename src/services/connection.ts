import { useSyncExternalStore } from 'react'

import { isOnline, onOnlineChange } from './online'

/** While the server is out of reach: since when, and when it is tried again. */
export interface Outage {
  since: number
  nextTryAt: number
  isTrying: boolean
}

/** Whether the server answers at all, be it with a refusal. The calls are on the floor above, so it is brought along. */
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

/** The browser's word that the network is off is believed at once; that it is on, only with the server's answer. */
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

/** A call that did not reach the server: triggers a connection check. */
export function noteUnreached(): void {
  if (!outage) void check()
}

/** Tries at once, for who does not want to wait. */
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

/** Calls back when an outage begins, changes or ends. */
export function onOutageChange(listener: (outage: Outage | undefined) => void): () => void {
  const tell = () => listener(outage)
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the server is known to be out of reach. */
export const hasOutage = (): boolean => outage !== undefined

export const useOutage = (): Outage | undefined => useSyncExternalStore(subscribe, () => outage)
