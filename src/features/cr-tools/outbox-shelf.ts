import * as v from 'valibot'

import { STORAGE_KEY } from '@/config/storage-keys'
import { inOrder, Queued } from '@/domain/outbox'
import type { KeyedStore } from '@/services/storage'

const Stored = v.pipe(v.string(), v.parseJson(), Queued)

const NONE: readonly Queued[] = []
/** A tab that missed this many changes is frozen, and reads the disk when it wakes. */
const GONE_KEPT = 500

/**
 * One user's unsent messages on disk, each under its own key: tabs that write at the same moment never overwrite each
 * other. Never reads messages of other users.
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
  /** What this page took away: a tab that had not yet seen it may have written it once more. */
  readonly #gone = new Set<string>()

  constructor(store: KeyedStore, userId: string) {
    this.#store = store
    this.#userId = userId
    this.#prefix = `${STORAGE_KEY.outbox}:${userId}:`
    // For the life of the page: what is read here is remembered until this store says that it changed.
    store.subscribe((key) => {
      if (key !== null && !key.startsWith(this.#prefix)) return
      this.#all = undefined
      if (key !== null && this.#gone.has(key) && store.get(key) !== null) store.remove(key)
    })
  }

  /** All of them, oldest first. */
  all(): readonly Queued[] {
    this.#all ??= this.#readAll()
    return this.#all
  }

  /** Those that failed, oldest first; the same array until something changes. */
  failed(): readonly Queued[] {
    const all = this.all()
    if (this.#failed.of !== all)
      this.#failed = { of: all, entries: all.filter(({ state }) => state === 'failed') }
    return this.#failed.entries
  }

  /** Those of a channel, oldest first; the same array until something about them changes. */
  of(channelId: string): readonly Queued[] {
    const before = this.#byChannel.get(channelId) ?? NONE
    const now = this.all().filter((entry) => entry.channelId === channelId)
    const isSame = now.length === before.length && now.every((entry, index) => entry === before[index])
    if (isSame) return before
    if (now.length > 0) this.#byChannel.set(channelId, now)
    return now.length > 0 ? now : NONE
  }

  /** Says whether it is really on disk, and not in this page alone. */
  put(entry: Queued): boolean {
    const key = this.#keyOf(entry.clientId)
    this.#store.set(key, JSON.stringify(entry))
    return this.#store.isOnDisk(key)
  }

  get = (clientId: string): Queued | undefined => this.#read(this.#keyOf(clientId))

  /** Changes one that is still there: what another tab has taken away does not come back. */
  update(
    clientId: string,
    patch: Partial<Pick<Queued, 'state' | 'problem' | 'stumble' | 'heldUntil' | 'isWithdrawn'>>,
  ): void {
    const entry = this.get(clientId)
    if (entry) this.put({ ...entry, ...patch })
  }

  /** For good. */
  remove(clientId: string): void {
    this.#gone.add(this.#keyOf(clientId))
    this.#store.remove(this.#keyOf(clientId))
    // A page stays open for a whole shift.
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

  /** What has gone is not remembered: a page stays open for a whole shift. */
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
    // A key that begins alike may be that of a person whose id begins alike.
    const entry = parsed.success && parsed.output.userId === this.#userId ? parsed.output : undefined
    this.#parsed.set(key, { raw, entry })
    return entry
  }
}
