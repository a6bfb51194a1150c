import { useSyncExternalStore } from 'react'

import type { Version } from '@/domain/version'
import { afterPoll, nextPollMs, NOT_ASKED, type PollState } from '@/domain/version-poll'

let state: PollState = NOT_ASKED
let known: Version | undefined
const listeners = new Set<() => void>()
/** Looks before its time, while the watch runs. */
let lookNow: (() => void) | undefined

/** The version call is on the floor above: whoever starts the watch brings it. */
type Ask = () => Promise<Version>

/** Asks for the version by the times of decision 25 until the returned function is called. */
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

/** The server says that there is another version: looked for at once. */
export const lookForVersion = (): void => lookNow?.()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** `soft`: a reload may be offered. `hard`: it is required (decision 25). */
export const useVersionDecision = () => useSyncExternalStore(subscribe, () => state.decision)

/** The server's version as last told, for feedback and reports. */
export const apiVersion = (): string | null => known?.apiVersion || null
