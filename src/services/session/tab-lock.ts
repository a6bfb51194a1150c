import * as v from 'valibot'

import { REQUEST_TIMEOUT_MS } from '@/config/constants'
import { flag } from '@/lib/lenient-schema'
import { parseStored } from '@/lib/parse-stored'
import { wait } from '@/lib/wait'

import { localStore, type TextStore } from '../storage/storage'

/** How the lock was acquired. */
export interface LockAcquisition {
  /** Another tab ran before: its result may be about to arrive. */
  hasWaited: boolean
  /**
   * How long in ms another tab has been running that may not be done: one that looked hung and was taken
   * over, or one that took over from this. Undefined without one.
   */
  otherRunsForMs: () => number | undefined
}

interface TabLockDeps {
  name: string
  /** Missing on an insecure page, and unreliable: locks of suspended tabs may never be released. */
  locks: Pick<LockManager, 'request'> | undefined
  store: TextStore
  now: () => number
  wait: (ms: number) => Promise<void>
}

const Lease = v.object({
  owner: v.string(),
  /** When its owner started. */
  since: v.number(),
  /** Renewed while its owner runs. */
  until: v.number(),
  /** Its owner also held the Web Lock: a tab that acquires the lock knows that the owner is gone. */
  hasLock: flag,
})
interface Lease extends v.InferOutput<typeof Lease> {}

/** How long to wait for another tab's lock before the lease decides. */
const LOCK_WAIT_MS = 4000
/** A holder without a renewal for this long counts as hung: others take over within ten seconds. */
const LEASE_MS = 8000
const LEASE_RENEWED_EVERY_MS = 2000
/**
 * Twice the time a write takes to reach another tab (40 ms): by then a concurrent writer sees this owner, so
 * only one of the two continues.
 */
const LEASE_SETTLE_MS = 80
const LEASE_POLL_MS = 250
/** Longer than the slowest call, so that we wait for a holder that is alive. */
const ACQUIRE_TIMEOUT_MS = REQUEST_TIMEOUT_MS + 15_000

type Release = () => void

/** State of an acquisition. */
interface AcquireState {
  hasWaited: boolean
  hasLock: boolean
  /** Start of the owner that was taken over. */
  takenFrom: number | undefined
}

/**
 * Lets one tab of the browser at a time run something. Only an optimisation: the guarded work must tolerate a
 * mistake.
 */
export class TabLock {
  readonly #deps: TabLockDeps
  readonly #ownerId = Math.random().toString(36).slice(2)

  constructor(deps: TabLockDeps) {
    this.#deps = deps
  }

  /** Runs exclusively, after waiting for other tabs; rejects when too many of them hang. */
  async exclusively<T>(run: (turn: LockAcquisition) => Promise<T>): Promise<T> {
    const waiting: AcquireState = { hasWaited: false, hasLock: false, takenFrom: undefined }
    const release = await this.#lock(waiting)
    waiting.hasLock = release !== undefined
    let isDone = false
    try {
      const since = await this.#lease(waiting)
      void this.#renew(since, waiting.hasLock, () => isDone)
      return await run({
        hasWaited: waiting.hasWaited,
        otherRunsForMs: () => this.#otherRunsForMs(waiting.takenFrom),
      })
    } finally {
      isDone = true
      if (this.#read()?.owner === this.#ownerId) this.#deps.store.remove(this.#deps.name)
      release?.()
    }
  }

  async #lock(waiting: AcquireState): Promise<Release | undefined> {
    const { locks, wait, now } = this.#deps
    if (!locks) return undefined
    const since = now()
    const atOnce = await this.#request(locks, { ifAvailable: true }, wait(LOCK_WAIT_MS))
    if (atOnce) return atOnce
    waiting.hasWaited = true
    const giveUp = new AbortController()
    const late = wait(LOCK_WAIT_MS).then(() => giveUp.abort())
    const release = await this.#request(locks, { signal: giveUp.signal }, late)
    // Its holder may have started just before this tab's request; the lease knows better, if there is one.
    if (!release) waiting.takenFrom = since
    return release
  }

  /** The lock's release; undefined when it is taken, refused, or `late` resolves first. */
  #request(
    locks: Pick<LockManager, 'request'>,
    options: LockOptions,
    late: Promise<void>,
  ): Promise<Release | undefined> {
    return new Promise((resolve) => {
      let isLate = false
      const giveUp = () => {
        isLate = true
        resolve(undefined)
      }
      const hold = (lock: Lock | null) => {
        if (!lock || isLate) return giveUp()
        return new Promise<void>((release) => resolve(release))
      }
      void late.then(giveUp)
      locks.request(this.#deps.name, options, hold).catch(giveUp)
    })
  }

  /**
   * The lease shows tabs without locks, and tabs whose lock hangs, which tab runs. Resolves to this owner's
   * start.
   */
  async #lease(waiting: AcquireState): Promise<number> {
    const { now, wait } = this.#deps
    const { hasLock } = waiting
    const deadline = now() + ACQUIRE_TIMEOUT_MS
    let hasSeen = false
    while (now() < deadline) {
      const lease = this.#read()
      // A free lock means that its owner is gone.
      const isGone = hasLock && lease?.hasLock === true
      if (!lease || isGone || this.#isExpired(lease)) {
        if (lease && !isGone) waiting.takenFrom = lease.since
        // The awaited owner is done.
        else if (hasSeen) waiting.takenFrom = undefined
        const since = now()
        this.#write(since, hasLock)
        if (hasLock && waiting.takenFrom === undefined) return since
        await wait(LEASE_SETTLE_MS)
        if (this.#read()?.owner === this.#ownerId) return since
      }
      hasSeen ||= lease !== undefined
      waiting.hasWaited = true
      await wait(LEASE_POLL_MS)
    }
    throw new Error(`${this.#deps.name} is not to be had`)
  }

  /** Shows others that this tab is alive; a suspended tab stops renewing and is taken over. */
  async #renew(since: number, hasLock: boolean, isDone: () => boolean): Promise<void> {
    for (;;) {
      await this.#deps.wait(LEASE_RENEWED_EVERY_MS)
      if (isDone() || this.#read()?.owner !== this.#ownerId) return
      this.#write(since, hasLock)
    }
  }

  #write(since: number, hasLock: boolean): void {
    const { name, store, now } = this.#deps
    store.set(name, JSON.stringify({ owner: this.#ownerId, since, until: now() + LEASE_MS, hasLock }))
  }

  #otherRunsForMs(takenFrom: number | undefined): number | undefined {
    const lease = this.#read()
    const since = lease && lease.owner !== this.#ownerId ? lease.since : takenFrom
    return since === undefined ? undefined : Math.max(0, this.#deps.now() - since)
  }

  /** Expired, or from before the device clock was set back. */
  #isExpired({ until }: Lease): boolean {
    const now = this.#deps.now()
    return until <= now || until > now + LEASE_MS
  }

  #read = (): Lease | undefined => parseStored(Lease, this.#deps.store.get(this.#deps.name))
}

/** The lock of this name over all tabs of the browser. */
export const tabLockOf = (name: string): TabLock =>
  new TabLock({
    name,
    locks: (globalThis.navigator as Partial<Navigator> | undefined)?.locks, // missing in an insecure context
    store: localStore,
    now: () => Date.now(),
    wait,
  })
