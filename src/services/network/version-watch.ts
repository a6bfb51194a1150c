import { useSyncExternalStore } from 'react'

import type { Version } from '@/domain/page/version'
import { afterPoll, nextPollMs, INITIAL_POLL_STATE, type PollState } from '@/domain/page/version-poll'
import { createEmitter } from '@/lib/store'

let pollState: PollState = INITIAL_POLL_STATE
let knownVersion: Version | undefined
const changes = createEmitter()
/** Polls immediately, while the watch runs. */
let pollNow: (() => void) | undefined

/** The version call is in a higher layer, so the caller passes it in. */
type FetchVersion = () => Promise<Version>

/** Polls the version on the schedule of decisions 25 until the returned function is called. */
export function startVersionWatch(fetchVersion: FetchVersion): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const poll = async () => {
    const version = await fetchVersion().catch(() => undefined)
    if (isOver) return
    pollState = afterPoll(pollState, version?.versionDecision)
    knownVersion = version ?? knownVersion
    changes.emit()
    wait()
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void poll(), nextPollMs(pollState, performance.now()))
  }
  wait()
  pollNow = () => void poll()
  return () => {
    isOver = true
    pollNow = undefined
    clearTimeout(timer)
    pollState = INITIAL_POLL_STATE
    knownVersion = undefined
  }
}

/** Polls immediately, after the server announced another version. */
export const checkVersionNow = (): void => pollNow?.()

/** `soft`: a reload may be offered. `hard`: it is required (decisions 25). */
export const useVersionDecision = () => useSyncExternalStore(changes.subscribe, () => pollState.decision)

/** The last known server version, for feedback and reports. */
export const apiVersion = (): string | null => knownVersion?.apiVersion || null
