import type { Store } from './storage'

/** What it took to be the only one. */
export interface Turn {
  /** Somebody else was at it before: their result may just be arriving. */
  waited: boolean
  /** Somebody else still seems to be at it, but has taken too long. */
  tookOver: boolean
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
  until: number
  /** Its owner held the lock as well: whoever gets the lock knows that the owner is gone. */
  hasLock: boolean
}

/** How long the lock of another tab is waited for before the lease decides. */
const LOCK_WAIT_MS = 4000
/** A holder that takes longer counts as hung: others take over within ten seconds of its start. */
export const LEASE_MS = 8000
/** Longer than a write takes to reach another tab: of two that wrote at once, one then sees the other's name. */
const LEASE_SETTLE_MS = 40
const LEASE_POLL_MS = 250
const GIVE_UP_AFTER_MS = 30_000

type Release = () => void

/** Lets one tab of the browser at a time do something. Only an optimisation: what it guards must bear a mistake. */
export class TabLock {
  readonly #world: LockWorld
  readonly #me = Math.random().toString(36).slice(2)

  constructor(world: LockWorld) {
    this.#world = world
  }

  /** Runs alone, after waiting for others; rejects when too many hung before. */
  async exclusively<T>(run: (turn: Turn) => Promise<T>): Promise<T> {
    const turn: Turn = { waited: false, tookOver: false }
    const release = await this.#lock(turn)
    try {
      await this.#lease(turn, release !== undefined)
      return await run(turn)
    } finally {
      if (this.#read()?.owner === this.#me) this.#world.store.remove(this.#world.name)
      release?.()
    }
  }

  async #lock(turn: Turn): Promise<Release | undefined> {
    const { locks, wait } = this.#world
    if (!locks) return undefined
    const atOnce = await this.#request(locks, { ifAvailable: true }, wait(LOCK_WAIT_MS))
    if (atOnce) return atOnce
    turn.waited = true
    const giveUp = new AbortController()
    const late = wait(LOCK_WAIT_MS).then(() => giveUp.abort())
    const release = await this.#request(locks, { signal: giveUp.signal }, late)
    turn.tookOver = release === undefined
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

  /** The lease tells tabs without locks, and those whose lock hangs, who is at it. */
  async #lease(turn: Turn, hasLock: boolean): Promise<void> {
    const { now, wait, name, store } = this.#world
    const deadline = now() + GIVE_UP_AFTER_MS
    while (now() < deadline) {
      const lease = this.#read()
      if (!lease || this.#isOver(lease) || (hasLock && lease.hasLock)) {
        if (lease && !(hasLock && lease.hasLock)) turn.tookOver = true
        store.set(name, JSON.stringify({ owner: this.#me, until: now() + LEASE_MS, hasLock }))
        if (hasLock && !turn.tookOver) return
        await wait(LEASE_SETTLE_MS)
        if (this.#read()?.owner === this.#me) return
      }
      turn.waited = true
      await wait(LEASE_POLL_MS)
    }
    throw new Error(`${name} is not to be had`)
  }

  /** Run out, or from before the device's clock was set back. */
  #isOver({ until }: Lease): boolean {
    const now = this.#world.now()
    return until <= now || until > now + LEASE_MS
  }

  #read(): Lease | undefined {
    try {
      const lease: unknown = JSON.parse(this.#world.store.get(this.#world.name) ?? 'null')
      const { owner, until, hasLock } = (lease ?? {}) as Partial<Lease> // anything may stand in storage: each is looked at
      const isLease = typeof owner === 'string' && typeof until === 'number'
      return isLease ? { owner, until, hasLock: hasLock === true } : undefined
    } catch {
      return undefined
    }
  }
}
