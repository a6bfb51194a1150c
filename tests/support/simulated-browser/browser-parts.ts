import type { KeyedStore } from '@/services/storage/storage'

/* Shared parts of a simulated browser: time, storage, locks. */

export const START = Date.parse('2026-11-21T08:00:00Z')

/** Runs timers in order of time; promises settle between two timers. */
export class Clock {
  now = START
  #events: { at: number; order: number; run: () => void }[] = []
  #order = 0

  at(ms: number, run: () => void): void {
    this.#events.push({ at: this.now + Math.max(0, ms), order: (this.#order += 1), run })
  }
  wait = (ms: number): Promise<void> => new Promise((resolve) => this.at(ms, resolve))

  /** Runs until no timer is left or `forMs` has passed. */
  async run(forMs = Infinity): Promise<void> {
    const until = this.now + forMs
    await settlePromises()
    for (;;) {
      this.#events.sort((a, b) => a.at - b.at || a.order - b.order)
      const next = this.#events[0]
      if (!next || next.at > until) break
      this.#events.shift()
      this.now = next.at
      next.run()
      await settlePromises()
    }
    if (forMs !== Infinity) this.now = until
  }
}

/** Lets pending promises settle; the longest promise chain in use is shorter than this. */
async function settlePromises(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve()
}

interface StorageWrite {
  key: string
  value: string | null
  seq: number
}

/** Storage of one origin. Other tabs see a write after `lagMs`, in order. */
export class SharedStorage {
  readonly entries = new Map<string, string>()
  readonly #tabs: { view: Map<string, string>; own: Map<string, number>; notify: (key: string) => void }[] =
    []
  #seq = 0

  constructor(
    readonly clock: Clock,
    readonly lagMs: number,
    readonly onWrite: () => void = () => undefined,
  ) {}

  tab(): KeyedStore {
    const listeners = new Set<(key: string | null) => void>()
    const notify = (key: string) => listeners.forEach((listener) => listener(key))
    const tab = { view: new Map(this.entries), own: new Map<string, number>(), notify }
    this.#tabs.push(tab)
    const write = (key: string, value: string | null) => {
      const seq = (this.#seq += 1)
      setOrRemove(this.entries, key, value)
      setOrRemove(tab.view, key, value)
      tab.own.set(key, seq)
      notify(key)
      this.#spread(tab, { key, value, seq })
      this.onWrite()
    }
    return {
      get: (key) => (this.lagMs === 0 ? this.entries : tab.view).get(key) ?? null,
      set: (key, value) => write(key, value),
      remove: (key) => write(key, null),
      keys: (prefix) => {
        const view = this.lagMs === 0 ? this.entries : tab.view
        return [...view.keys()].filter((key) => key.startsWith(prefix))
      },
      isOnDisk: (key) => (this.lagMs === 0 ? this.entries : tab.view).has(key),
      subscribe: (listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    }
  }

  #spread(from: unknown, { key, value, seq }: StorageWrite): void {
    for (const tab of this.#tabs.filter((tab) => tab !== from)) {
      this.clock.at(this.lagMs, () => {
        if ((tab.own.get(key) ?? 0) < seq) setOrRemove(tab.view, key, value)
        tab.notify(key)
      })
    }
  }
}

function setOrRemove(map: Map<string, string>, key: string, value: string | null): void {
  if (value === null) map.delete(key)
  else map.set(key, value)
}

/** Web Locks. A lock that hangs is never released. */
export class FakeLocks {
  #queue: { start: () => void }[] = []
  #isHeld = false

  hang(): void {
    this.#isHeld = true
  }

  request = ((_name: string, options: LockOptions, run: (lock: Lock | null) => unknown): Promise<unknown> => {
    if (options.ifAvailable && this.#isHeld) return Promise.resolve(run(null))
    return new Promise<unknown>((resolve, reject) => {
      const entry = {
        start: () => {
          this.#isHeld = true
          void Promise.resolve(run({ mode: 'exclusive', name: 'lock' })).then((value: unknown) => {
            this.#isHeld = false
            this.#queue.shift()?.start()
            resolve(value)
          })
        },
      }
      if (!this.#isHeld) return entry.start()
      this.#queue.push(entry)
      options.signal?.addEventListener('abort', () => {
        this.#queue = this.#queue.filter((queued) => queued !== entry)
        reject(new DOMException('aborted', 'AbortError'))
      })
    })
  }) as LockManager['request'] // only the overload that TabLock uses
}
