import * as v from 'valibot'

import { STORAGE_KEY } from '@/config/storage-keys'
import { inOrder, Queued } from '@/domain/outbox'
import type { KeyedStore } from '@/services/storage'

const Stored = v.pipe(v.string(), v.parseJson(), Queued)

const NONE: readonly Queued[] = []
/** A tab that missed this many removals is frozen, and reads the disk when it wakes. */
const GONE_KEPT = 500

/**
 * One user's unsent messages on disk, each under its own key, so that tabs never overwrite each other's.
 * Never reads another user's.
 */
export class OutboxShelf {
  readonly #store: KeyedStore
  readonly #userId: string
  readonly #prefix: string
  readonly #parsed = new Map<string, { raw: string; entry: Queued | undefined }>()
  #all: readonly Queued[] | undefined
  #failed: { of: readonly Queued[] | undefined; entries: readonly Queued[] } = {
    of: undefined,
    entries: NONE,
  }
  readonly #byChannel = new Map<string, readonly Queued[]>()
  /** IDs that this page removed: another tab may write one again before it sees the removal. */
  readonly #gone = new Set<string>()

  constructor(store: KeyedStore, userId: string) {
    this.#store = store
    this.#userId = userId
    this.#prefix = `${STORAGE_KEY.outbox}:${userId}:`
    // Subscribes for the life of the page, because parsed entries are cached until the store changes.
    store.subscribe((key) => {
      if (key !== null && !key.startsWith(this.#prefix)) return
      this.#all = undefined
      if (key !== null && this.#gone.has(key) && store.get(key) !== null) store.remove(key)
    })
  }

  /** Returns all entries, oldest first. */
  all(): readonly Queued[] {
    this.#all ??= this.#readAll()
    return this.#all
  }

  /** Returns the failed entries, oldest first; the same array until something changes. */
  failed(): readonly Queued[] {
    const all = this.all()
    if (this.#failed.of !== all)
      this.#failed = { of: all, entries: all.filter(({ state }) => state === 'failed') }
    return this.#failed.entries
  }

  /** Returns the entries of a channel, oldest first; the same array until one of them changes. */
  of(channelId: string): readonly Queued[] {
    const before = this.#byChannel.get(channelId) ?? NONE
    const now = this.all().filter((entry) => entry.channelId === channelId)
    const isSame = now.length === before.length && now.every((entry, index) => entry === before[index])
    if (isSame) return before
    if (now.length > 0) this.#byChannel.set(channelId, now)
    return now.length > 0 ? now : NONE
  }

  /** Stores an entry and returns whether it is on disk, not only in memory. */
  put(entry: Queued): boolean {
    const key = this.#keyOf(entry.clientId)
    this.#store.set(key, JSON.stringify(entry))
    return this.#store.isOnDisk(key)
  }

  get = (clientId: string): Queued | undefined => this.#read(this.#keyOf(clientId))

  /** Patches an entry if it still exists, so that a removal by another tab persists. */
  update(
    clientId: string,
    patch: Partial<Pick<Queued, 'state' | 'problem' | 'stumble' | 'heldUntil' | 'isWithdrawn'>>,
  ): void {
    const entry = this.get(clientId)
    if (entry) this.put({ ...entry, ...patch })
  }

  /** Removes an entry for good. */
  remove(clientId: string): void {
    this.#gone.add(this.#keyOf(clientId))
    this.#store.remove(this.#keyOf(clientId))
    // A page stays open for a whole shift, so the set is bounded.
    const [oldest] = this.#gone
    if (this.#gone.size > GONE_KEPT && oldest !== undefined) this.#gone.delete(oldest)
  }

  clear(): void {
    for (const { clientId } of this.all()) this.remove(clientId)
  }

  subscribe = (listener: () => void): (() => void) =>
    this.#store.subscribe((key) => {
      if (key === null || key.startsWith(this.#prefix)) listener()
    })

  #keyOf = (clientId: string): string => this.#prefix + clientId

  /** Drops removed entries from the cache, because a page stays open for a whole shift. */
  #readAll(): readonly Queued[] {
    const keys = new Set(this.#store.keys(this.#prefix))
    const all = inOrder([...keys].flatMap((key) => this.#read(key) ?? []))
    for (const key of this.#parsed.keys()) if (!keys.has(key)) this.#parsed.delete(key)
    const channels = new Set(all.map(({ channelId }) => channelId))
    for (const channelId of this.#byChannel.keys())
      if (!channels.has(channelId)) this.#byChannel.delete(channelId)
    return all
  }

  #read(key: string): Queued | undefined {
    const raw = this.#store.get(key)
    if (raw === null || this.#gone.has(key)) {
      this.#parsed.delete(key)
      return undefined
    }
    const known = this.#parsed.get(key)
    if (known?.raw === raw) return known.entry
    const parsed = v.safeParse(Stored, raw)
    // A key with the same prefix may belong to a user whose ID has the same prefix.
    const entry = parsed.success && parsed.output.userId === this.#userId ? parsed.output : undefined
    this.#parsed.set(key, { raw, entry })
    return entry
  }
}
