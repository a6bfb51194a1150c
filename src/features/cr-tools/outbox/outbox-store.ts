import { STORAGE_KEY } from '@/config/storage-keys'
import { type NewOutboxMessage, OutboxMessage, sortOutbox } from '@/domain/chat/outbox'
import { parseStored } from '@/lib/parse-stored'
import type { KeyedStore } from '@/services/storage/storage'

const NO_ENTRIES: readonly OutboxMessage[] = []
/** A tab that missed this many removals is frozen, and reads the disk when it wakes. */
const MAX_REMOVED_IDS = 500

/**
 * One user's unsent messages on disk, each under its own key, so that tabs never overwrite each other's.
 * Never reads another user's.
 */
export class OutboxStore {
  readonly #storage: KeyedStore
  readonly #userId: string
  readonly #prefix: string
  readonly #parsed = new Map<string, { raw: string; entry: OutboxMessage | undefined }>()
  #all: readonly OutboxMessage[] | undefined
  /** The failed ones among `of`. */
  #failed: { of: readonly OutboxMessage[] | undefined; entries: readonly OutboxMessage[] } = {
    of: undefined,
    entries: NO_ENTRIES,
  }
  readonly #byChannel = new Map<string, readonly OutboxMessage[]>()
  /** IDs that this page removed: another tab may write one again before it sees the removal. */
  readonly #removed = new Set<string>()

  constructor(storage: KeyedStore, userId: string) {
    this.#storage = storage
    this.#userId = userId
    this.#prefix = `${STORAGE_KEY.outbox}:${userId}:`
    // Subscribes for the life of the page, because parsed entries are cached until the store changes.
    storage.subscribe((key) => {
      if (key !== null && !key.startsWith(this.#prefix)) return
      this.#all = undefined
      if (key !== null && this.#removed.has(key) && storage.get(key) !== null) storage.remove(key)
    })
  }

  /** Returns all entries, oldest first. */
  all(): readonly OutboxMessage[] {
    this.#all ??= this.#readAll()
    return this.#all
  }

  /** Returns the failed entries, oldest first; the same array until something changes. */
  failed(): readonly OutboxMessage[] {
    const all = this.all()
    if (this.#failed.of !== all)
      this.#failed = { of: all, entries: all.filter(({ state }) => state === 'failed') }
    return this.#failed.entries
  }

  /** Returns the entries of a channel, oldest first; the same array until one of them changes. */
  ofChannel(channelId: string): readonly OutboxMessage[] {
    const before = this.#byChannel.get(channelId) ?? NO_ENTRIES
    const now = this.all().filter((entry) => entry.channelId === channelId)
    const isSame = now.length === before.length && now.every((entry, index) => entry === before[index])
    if (isSame) return before
    if (now.length > 0) this.#byChannel.set(channelId, now)
    return now.length > 0 ? now : NO_ENTRIES
  }

  /** Stores an entry and returns whether it is on disk, not only in memory. */
  add(entry: OutboxMessage): boolean {
    const key = this.#keyOf(entry.clientId)
    this.#storage.set(key, JSON.stringify(entry))
    return this.#storage.isOnDisk(key)
  }

  get = (clientId: string): OutboxMessage | undefined => this.#read(this.#keyOf(clientId))

  /** Patches an entry if it still exists, so that a removal by another tab persists. */
  update(clientId: string, patch: Partial<Omit<OutboxMessage, keyof NewOutboxMessage | 'createdAt'>>): void {
    const entry = this.get(clientId)
    if (entry) this.add({ ...entry, ...patch })
  }

  /** Removes an entry for good. */
  remove(clientId: string): void {
    this.#removed.add(this.#keyOf(clientId))
    this.#storage.remove(this.#keyOf(clientId))
    // A page stays open for a whole shift, so the set is bounded.
    const [oldest] = this.#removed
    if (this.#removed.size > MAX_REMOVED_IDS && oldest !== undefined) this.#removed.delete(oldest)
  }

  clear(): void {
    for (const { clientId } of this.all()) this.remove(clientId)
  }

  subscribe = (listener: () => void): (() => void) =>
    this.#storage.subscribe((key) => {
      if (key === null || key.startsWith(this.#prefix)) listener()
    })

  #keyOf = (clientId: string): string => this.#prefix + clientId

  /** Drops removed entries from the cache, because a page stays open for a whole shift. */
  #readAll(): readonly OutboxMessage[] {
    const keys = new Set(this.#storage.keys(this.#prefix))
    const all = sortOutbox([...keys].flatMap((key) => this.#read(key) ?? []))
    for (const key of this.#parsed.keys()) if (!keys.has(key)) this.#parsed.delete(key)
    const channels = new Set(all.map(({ channelId }) => channelId))
    for (const channelId of this.#byChannel.keys())
      if (!channels.has(channelId)) this.#byChannel.delete(channelId)
    return all
  }

  #read(key: string): OutboxMessage | undefined {
    const raw = this.#storage.get(key)
    if (raw === null || this.#removed.has(key)) {
      this.#parsed.delete(key)
      return undefined
    }
    const known = this.#parsed.get(key)
    if (known?.raw === raw) return known.entry
    const stored = parseStored(OutboxMessage, raw)
    // A key with the same prefix may belong to a user whose ID has the same prefix.
    const entry = stored?.userId === this.#userId ? stored : undefined
    this.#parsed.set(key, { raw, entry })
    return entry
  }
}
