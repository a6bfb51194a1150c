import { useSyncExternalStore } from 'react'

import type { Version } from '@/domain/version'
import { afterPoll, nextPollMs, NOT_ASKED, type PollState } from '@/domain/version-poll'

let state: PollState = NOT_ASKED
let known: Version | undefined
const listeners = new Set<() => void>()
/** Polls immediately, while the watch runs. */
let lookNow: (() => void) | undefined

/** The version call is in a higher layer, so the caller passes it in. */
type Ask = () => Promise<Version>

/** Polls the version on the schedule of decisions 25 until the returned function is called. */
export function startVersionWatch(ask: Ask): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const look = async () => {
    const version = await ask().catch(() => undefined)
    if (isOver) return
    state = afterPoll(state, version?.versionDecision)
    known = version ?? known
    listeners.forEach((listener) => listener())
    wait()
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void look(), nextPollMs(state, performance.now()))
  }
  wait()
  lookNow = () => void look()
  return () => {
    isOver = true
    lookNow = undefined
    clearTimeout(timer)
    state = NOT_ASKED
    known = undefined
  }
}

/** Polls immediately, after the server announced another version. */
export const lookForVersion = (): void => lookNow?.()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** `soft`: a reload may be offered. `hard`: it is required (decisions 25). */
export const useVersionDecision = () => useSyncExternalStore(subscribe, () => state.decision)

/** The last known server version, for feedback and reports. */
export const apiVersion = (): string | null => known?.apiVersion || null
