import { REQUEST_TIMEOUT_MS } from '@/config/constants'

import type { Store } from './storage'

/** What it took to be the only one. */
export interface Turn {
  /** Another tab ran before: its result may just be arriving. */
  waited: boolean
  /**
   * For how many ms another tab has been running that may not be done: one that looked hung and was taken over, or one
   * that took over from this. Undefined when there is none.
   */
  otherRunsForMs: () => number | undefined
}

interface LockWorld {
  name: string
  /** Missing where the page is not secure, and not to be trusted: locks of suspended tabs may never come back. */
  locks: Pick<LockManager, 'request'> | undefined
  store: Store
  now: () => number
  wait: (ms: number) => Promise<void>
}

interface Lease {
  owner: string
  /** When its owner began. */
  since: number
  /** Renewed while its owner runs. */
  until: number
  /** Its owner also held the Web Lock: a tab that acquires the lock knows that the owner is gone. */
  hasLock: boolean
}

/** How long the lock of another tab is waited for before the lease decides. */
const LOCK_WAIT_MS = 4000
/** A holder that renews nothing for so long counts as hung: others take over within ten seconds. */
const LEASE_MS = 8000
const LEASE_RENEWED_EVERY_MS = 2000
/**
 * Twice what a write takes to reach another tab (40 ms): another that wrote before it saw this one's name is seen by then,
 * so that only one of the two goes on.
 */
const LEASE_SETTLE_MS = 80
const LEASE_POLL_MS = 250
/** Longer than the slowest call: a holder that is alive is waited for. */
const GIVE_UP_AFTER_MS = REQUEST_TIMEOUT_MS + 15_000

type Release = () => void

/** A turn that is being waited for. */
interface Waiting {
  waited: boolean
  hasLock: boolean
  /** When the one began that was taken over. */
  takenFrom: number | undefined
}

/** Lets one tab of the browser at a time do something. Only an optimisation: what it guards must bear a mistake. */
export class TabLock {
  readonly #world: LockWorld
  readonly #me = Math.random().toString(36).slice(2)

  constructor(world: LockWorld) {
    this.#world = world
  }

  /** Runs alone, after waiting for others; rejects when too many hung before. */
  async exclusively<T>(run: (turn: Turn) => Promise<T>): Promise<T> {
    const waiting: Waiting = { waited: false, hasLock: false, takenFrom: undefined }
    const release = await this.#lock(waiting)
    waiting.hasLock = release !== undefined
    let isDone = false
    try {
      const since = await this.#lease(waiting)
      void this.#renew(since, waiting.hasLock, () => isDone)
      return await run({
        waited: waiting.waited,
        otherRunsForMs: () => this.#otherRunsForMs(waiting.takenFrom),
      })
    } finally {
      isDone = true
      if (this.#read()?.owner === this.#me) this.#world.store.remove(this.#world.name)
      release?.()
    }
  }

  async #lock(waiting: Waiting): Promise<Release | undefined> {
    const { locks, wait, now } = this.#world
    if (!locks) return undefined
    const since = now()
    const atOnce = await this.#request(locks, { ifAvailable: true }, wait(LOCK_WAIT_MS))
    if (atOnce) return atOnce
    waiting.waited = true
    const giveUp = new AbortController()
    const late = wait(LOCK_WAIT_MS).then(() => giveUp.abort())
    const release = await this.#request(locks, { signal: giveUp.signal }, late)
    // Its holder may have begun just before this tab asked; the lease knows better, if there is one.
    if (!release) waiting.takenFrom = since
    return release
  }

  /** The lock's release; undefined when it is taken, refused, or `late` comes first. */
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
      locks.request(this.#world.name, options, hold).catch(giveUp)
    })
  }

  /** The lease shows tabs without locks, and those whose lock hangs, which tab runs. Resolves to when this one began. */
  async #lease(waiting: Waiting): Promise<number> {
    const { now, wait } = this.#world
    const { hasLock } = waiting
    const deadline = now() + GIVE_UP_AFTER_MS
    let hasSeen = false
    while (now() < deadline) {
      const lease = this.#read()
      // A lock that is free means that its owner is gone.
      const isGone = hasLock && lease?.hasLock === true
      if (!lease || isGone || this.#isOver(lease)) {
        if (lease && !isGone) waiting.takenFrom = lease.since
        // The one that was waited for is done.
        else if (hasSeen) waiting.takenFrom = undefined
        const since = now()
        this.#write(since, hasLock)
        if (hasLock && waiting.takenFrom === undefined) return since
        await wait(LEASE_SETTLE_MS)
        if (this.#read()?.owner === this.#me) return since
      }
      hasSeen ||= lease !== undefined
      waiting.waited = true
      await wait(LEASE_POLL_MS)
    }
    throw new Error(`${this.#world.name} is not to be had`)
  }

  /** Shows others that this tab is alive; one that sleeps shows nothing and is taken over. */
  async #renew(since: number, hasLock: boolean, isDone: () => boolean): Promise<void> {
    for (;;) {
      await this.#world.wait(LEASE_RENEWED_EVERY_MS)
      if (isDone() || this.#read()?.owner !== this.#me) return
      this.#write(since, hasLock)
    }
  }

  #write(since: number, hasLock: boolean): void {
    const { name, store, now } = this.#world
    store.set(name, JSON.stringify({ owner: this.#me, since, until: now() + LEASE_MS, hasLock }))
  }

  #otherRunsForMs(takenFrom: number | undefined): number | undefined {
    const lease = this.#read()
    const since = lease && lease.owner !== this.#me ? lease.since : takenFrom
    return since === undefined ? undefined : Math.max(0, this.#world.now() - since)
  }

  /** Run out, or from before the device's clock was set back. */
  #isOver({ until }: Lease): boolean {
    const now = this.#world.now()
    return until <= now || until > now + LEASE_MS
  }

  #read(): Lease | undefined {
    try {
      const lease: unknown = JSON.parse(this.#world.store.get(this.#world.name) ?? 'null')
      const { owner, since, until, hasLock } = (lease ?? {}) as Partial<Lease> // storage may hold anything: each field is checked
      if (typeof owner !== 'string' || typeof until !== 'number') return undefined
      return {
        owner,
        since: typeof since === 'number' ? since : until - LEASE_MS,
        until,
        hasLock: hasLock === true,
      }
    } catch {
      return undefined
    }
  }
}
