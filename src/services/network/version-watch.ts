import { useSyncExternalStore } from 'react'

import type { Version } from '@/domain/page/version'
import { afterPoll, nextPollMs, INITIAL_POLL_STATE, type PollState } from '@/domain/page/version-poll'
import { createStore } from '@/lib/store'

interface VersionWatch {
  poll: PollState
  version: Version | undefined
}

const NOT_POLLED: VersionWatch = { poll: INITIAL_POLL_STATE, version: undefined }
const watch = createStore(NOT_POLLED)
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
    const latest = watch.get()
    watch.set({ poll: afterPoll(latest.poll, version?.versionDecision), version: version ?? latest.version })
    wait()
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void poll(), nextPollMs(watch.get().poll, performance.now()))
  }
  wait()
  pollNow = () => void poll()
  return () => {
    isOver = true
    pollNow = undefined
    clearTimeout(timer)
    watch.set(NOT_POLLED)
  }
}

/** Polls immediately, after the server announced another version. */
export const checkVersionNow = (): void => pollNow?.()

/** `soft`: a reload may be offered. `hard`: it is required (decisions 25). */
export const useVersionDecision = () => useSyncExternalStore(watch.subscribe, () => watch.get().poll.decision)

/** The last known server version, for feedback and reports. */
export const apiVersion = (): string | null => watch.get().version?.apiVersion || null
