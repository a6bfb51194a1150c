import { ApiError } from '@/api/errors'
import { Refresher } from '@/api/refresh'
import { TokenKeeper } from '@/api/tokens'
import type { TokenSet } from '@/domain/token-set'
import { SessionKeeper, type SessionWorld } from '@/features/auth/session-keeper'
import type { Store } from '@/services/storage'
import { TabLock } from '@/services/tab-lock'

/** A browser of several tabs, its storage, locks and server, on a clock that only runs when nobody is busy. */

export const ISSUER = 'https://auth.console.example/'
export const START = Date.parse('2026-11-21T08:00:00Z')
const MINUTE = 60_000

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
export const jwt = (claims: unknown): string => `${base64url({ alg: 'none' })}.${base64url(claims)}.x`
export const claimsIn = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>

/** Runs what is due in order of time; between two events every promise gets its chance. */
export class Clock {
  now = START
  #events: { at: number; order: number; run: () => void }[] = []
  #order = 0

  at(ms: number, run: () => void): void {
    this.#events.push({ at: this.now + Math.max(0, ms), order: (this.#order += 1), run })
  }
  wait = (ms: number): Promise<void> => new Promise((resolve) => this.at(ms, resolve))

  /** Until nothing is due any more, or the clock has run for so long. */
  async run(forMs = Infinity): Promise<void> {
    const until = this.now + forMs
    await breathe()
    for (;;) {
      this.#events.sort((one, other) => one.at - other.at || one.order - other.order)
      const next = this.#events[0]
      if (!next || next.at > until) break
      this.#events.shift()
      this.now = next.at
      next.run()
      await breathe()
    }
    if (forMs !== Infinity) this.now = until
  }
}

/** Lets all promises settle that can: the longest chain of ours is shorter than this. */
async function breathe(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve()
}

interface Write {
  key: string
  value: string | null
  seq: number
}

/** Storage of one origin. Other tabs see a write only after `lagMs`, in order. */
export class SharedStorage {
  readonly truth = new Map<string, string>()
  readonly #tabs: { view: Map<string, string>; own: Map<string, number>; hear: (key: string) => void }[] = []
  #seq = 0

  constructor(
    readonly clock: Clock,
    readonly lagMs: number,
    readonly onWrite: () => void = () => undefined,
  ) {}

  tab(): Store {
    const listeners = new Set<(key: string | null) => void>()
    const tell = (key: string) => listeners.forEach((listener) => listener(key))
    const tab = { view: new Map(this.truth), own: new Map<string, number>(), hear: tell }
    this.#tabs.push(tab)
    const write = (key: string, value: string | null) => {
      const seq = (this.#seq += 1)
      put(this.truth, key, value)
      put(tab.view, key, value)
      tab.own.set(key, seq)
      tell(key)
      this.#spread(tab, { key, value, seq })
      this.onWrite()
    }
    return {
      get: (key) => (this.lagMs === 0 ? this.truth : tab.view).get(key) ?? null,
      set: (key, value) => write(key, value),
      remove: (key) => write(key, null),
      subscribe: (listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    }
  }

  #spread(from: unknown, { key, value, seq }: Write): void {
    for (const tab of this.#tabs.filter((tab) => tab !== from)) {
      this.clock.at(this.lagMs, () => {
        if ((tab.own.get(key) ?? 0) < seq) put(tab.view, key, value)
        tab.hear(key)
      })
    }
  }
}

function put(map: Map<string, string>, key: string, value: string | null): void {
  if (value === null) map.delete(key)
  else map.set(key, value)
}

/** Web Locks. A lock that was `hang`ed is never given back. */
export class FakeLocks {
  #queue: { start: () => void }[] = []
  #isHeld = false

  hang(): void {
    this.#isHeld = true
  }

  request = ((_name: string, options: LockOptions, run: (lock: Lock | null) => unknown) => {
    if (options.ifAvailable && this.#isHeld) return Promise.resolve(run(null))
    return new Promise((resolve, reject) => {
      const entry = {
        start: () => {
          this.#isHeld = true
          void Promise.resolve(run({ mode: 'exclusive', name: 'lock' })).then((value) => {
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

interface Family {
  sub: string
  generation: number
  isRevoked: boolean
}

/** Gives out tokens that rotate; a used refresh token is refused. */
export class FakeServer {
  readonly families: Family[] = []
  refreshes = 0
  reuses = 0
  logouts = 0
  /** Generations of access tokens below this are answered 401, whatever their `exp`. */
  accessForMs = 15 * MINUTE

  constructor(readonly clock: Clock) {}

  login(sub: string): TokenSet {
    return this.#issue(this.families.push({ sub, generation: 0, isRevoked: false }) - 1)
  }

  refresh(token: string): TokenSet {
    const { fam, gen } = claimsIn(token) as { fam: number; gen: number }
    const family = this.families[fam]
    if (!family || family.isRevoked || family.generation !== gen) {
      this.reuses += 1
      throw new ApiError('refused', { path: '/api/auth/refresh', status: 401 })
    }
    this.refreshes += 1
    family.generation += 1
    return this.#issue(fam)
  }

  logout(accessToken: string | undefined): void {
    this.logouts += 1
    const family = accessToken && this.families[familyOf(accessToken)]
    if (family) family.isRevoked = true
  }

  #issue(fam: number): TokenSet {
    const { sub, generation: gen } = this.families[fam] as Family // just made or found
    const now = Math.floor(this.clock.now / 1000)
    const claims = { iss: `${ISSUER}console`, sub, fam, gen }
    return {
      accessToken: jwt({ ...claims, ast: 101, exp: now + this.accessForMs / 1000 }),
      refreshToken: jwt({ ...claims, aut: 'password+totp', exp: now + 30 * 24 * 3600 }),
      deviceToken: `device-${fam}`,
      forceRefresh: false,
    }
  }
}

export const familyOf = (token: string): number => claimsIn(token).fam as number // our own tokens all have it

/** What becomes of an answer on its way, and how long it takes. */
export interface Trip {
  ms: number
  fate: 'arrives' | 'lost-before' | 'lost-after' | 'server-error'
}

export interface BrowserFacts {
  tabs: number
  lagMs?: number
  hasLocks?: boolean
  /** Each trip to the server draws one. */
  trip?: () => Trip
  /** Makes a timer late, as in a hidden tab. */
  lateness?: () => number
}

export interface Tab {
  tokens: TokenKeeper
  refresher: Refresher
  keeper: SessionKeeper
  lock: TabLock
  path: string
  visits: string[]
  /** Whose data the tab's cache holds. */
  cacheOf: string | undefined
  /** A moment at which data of one user could be drawn for another. */
  leaks: string[]
}

export class Browser {
  readonly clock = new Clock()
  readonly server = new FakeServer(this.clock)
  readonly locks = new FakeLocks()
  readonly storage: SharedStorage
  readonly tabs: Tab[] = []
  /** Families that were logged out or switched away from, and not come back to. */
  readonly ended = new Set<number>()
  readonly resurrections: string[] = []
  readonly #facts: BrowserFacts

  constructor(facts: BrowserFacts) {
    this.#facts = facts
    this.storage = new SharedStorage(this.clock, facts.lagMs ?? 0, () => this.#lookForGhosts())
    for (let index = 0; index < facts.tabs; index += 1) this.tabs.push(this.#open())
  }

  /** What anybody would read who opened the browser now. */
  get truth() {
    return new TokenKeeper(this.#plain()).read()
  }

  trip = async <T>(serve: () => T): Promise<T> => {
    const { ms, fate } = this.#facts.trip?.() ?? { ms: 50, fate: 'arrives' }
    await this.clock.wait(ms / 2)
    if (fate === 'lost-before') throw new ApiError('network', { path: '/' })
    if (fate === 'server-error') throw new ApiError('refused', { path: '/', status: 503 })
    const answer = serve()
    await this.clock.wait(ms / 2)
    if (fate === 'lost-after') throw new ApiError('network', { path: '/' })
    return answer
  }

  #plain = (): Store => ({
    get: (key) => this.storage.truth.get(key) ?? null,
    set: () => undefined,
    remove: () => undefined,
    subscribe: () => () => undefined,
  })

  #open(): Tab {
    const wait = (ms: number) => this.clock.wait(ms * (this.#facts.lateness?.() ?? 1))
    const store = this.storage.tab()
    const tokens = new WatchedTokens(store, this.ended)
    const now = () => this.clock.now
    const locks = this.#facts.hasLocks === false ? undefined : this.locks
    const lock = new TabLock({ name: 'refresh-lease', locks, store, now, wait })
    const refresher = new Refresher({
      tokens,
      ask: (token) => this.trip(() => this.server.refresh(token)),
      lock,
      now,
      wait,
      tellEnd: (end) => {
        if (end === 'forced') void tab.keeper.logout()
      },
    })
    const tab: Tab = {
      tokens,
      refresher,
      lock,
      keeper: new SessionKeeper(this.#worldOf(() => tab, { tokens, refresher, now, wait })),
      path: '/agency-overview',
      visits: [],
      cacheOf: undefined,
      leaks: [],
    }
    tab.keeper.subscribe(() => draw(tab))
    return tab
  }

  #worldOf(tab: () => Tab, parts: Pick<SessionWorld, 'tokens' | 'refresher' | 'now' | 'wait'>): SessionWorld {
    return {
      ...parts,
      tellServer: (accessToken) => this.trip(() => this.server.logout(accessToken)),
      saveDrafts: () => parts.wait(20),
      issuerPrefix: ISSUER,
      isMobileWebView: false,
      path: () => tab().path,
      navigate: (to) => {
        tab().path = to
        tab().visits.push(to)
      },
      forget: () => {
        tab().cacheOf = undefined
      },
    }
  }

  #lookForGhosts(): void {
    const { accessToken, refreshToken } = this.truth
    for (const token of [accessToken, refreshToken])
      if (token && this.ended.has(familyOf(token))) this.resurrections.push(`family ${familyOf(token)}`)
  }
}

/** Notes which sessions a person ended, and which begin. */
class WatchedTokens extends TokenKeeper {
  readonly #ended: Set<number>
  constructor(store: Store, ended: Set<number>) {
    super(store)
    this.#ended = ended
  }
  override leave(cause: 'logout' | 'switch'): string {
    const { accessToken, refreshToken } = this.read()
    const epoch = super.leave(cause)
    for (const token of [accessToken, refreshToken]) if (token) this.#ended.add(familyOf(token))
    return epoch
  }
  override begin(cause: 'login' | 'switch', next: Parameters<TokenKeeper['begin']>[1]): void {
    for (const token of [next.accessToken, next.refreshToken]) if (token) this.#ended.delete(familyOf(token))
    super.begin(cause, next)
  }
}

/** A tab draws what its cache holds for whom it believes to be signed in, and fetches what it lacks. */
function draw(tab: Tab): void {
  const { phase, userId } = tab.keeper.session
  if (phase !== 'signed-in' || userId === undefined) return
  if (tab.cacheOf !== undefined && tab.cacheOf !== userId)
    tab.leaks.push(`${tab.cacheOf} drawn for ${userId}`)
  tab.cacheOf = userId
}
