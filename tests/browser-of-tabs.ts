import { ApiError } from '@/api/errors'
import { Refresher } from '@/api/refresh'
import { TokenKeeper } from '@/api/tokens'
import type { TokenSet } from '@/domain/token-set'
import { SessionManager } from '@/features/auth/session-manager'
import type { SessionWorld } from '@/features/auth/session-world'
import type { Store } from '@/services/storage'
import { TabLock } from '@/services/tab-lock'

import { Clock, FakeLocks, SharedStorage } from './fake-browser'

export { START } from './fake-browser'

/**
 * A simulated browser with tabs, storage, locks and a server, on a clock that advances only when nothing is
 * pending.
 */

export const ISSUER = 'https://auth.console.example/'
const MINUTE = 60_000

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
export const jwt = (claims: unknown): string => `${base64url({ alg: 'none' })}.${base64url(claims)}.x`
export const claimsIn = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>

interface Family {
  sub: string
  generation: number
  isRevoked: boolean
}

/** Issues rotating tokens and rejects a reused refresh token. */
export class FakeServer {
  readonly families: Family[] = []
  refreshes = 0
  reuses = 0
  logouts = 0
  /** The server answers 401 to access tokens of older generations, whatever their `exp`. */
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
    const { sub, generation: gen } = this.families[fam] as Family // just created or found
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

export const familyOf = (token: string): number => claimsIn(token).fam as number // every token of this server has it

/** Latency of a response, and whether it arrives. */
export interface Trip {
  ms: number
  fate: 'arrives' | 'lost-before' | 'lost-after' | 'server-error'
}

export interface BrowserFacts {
  tabs: number
  lagMs?: number
  hasLocks?: boolean
  /** Draws the fate of each request. */
  trip?: () => Trip
  /** Delay of a timer in ms, as in a hidden tab. */
  lateness?: () => number
}

export interface Tab {
  tokens: TokenKeeper
  refresher: Refresher
  keeper: SessionManager
  lock: TabLock
  path: string
  /** Frozen in the back-forward cache: receives no messages of other tabs. */
  isAsleep: boolean
  /** For each sign-out, whether the user asked for it. */
  leftByWill: boolean[]
  /** Signed-out users: this tab stores none of their drafts any more. */
  barred: Set<string>
  /** Users who signed out on purpose: this tab has also deleted their drafts. */
  goneFor: Set<string>
  visits: string[]
  /** The user whose data the tab's query cache holds. */
  cacheOf: string | undefined
  /** Moments at which one user's data could render for another. */
  leaks: string[]
}

export class Browser {
  readonly clock = new Clock()
  readonly server = new FakeServer(this.clock)
  readonly locks = new FakeLocks()
  readonly storage: SharedStorage
  readonly tabs: Tab[] = []
  /** Token families that were signed out or switched away from, and not resumed. */
  readonly ended = new Set<number>()
  readonly resurrections: string[] = []
  readonly #facts: BrowserFacts

  constructor(facts: BrowserFacts) {
    this.#facts = facts
    this.storage = new SharedStorage(this.clock, facts.lagMs ?? 0, () => this.#lookForGhosts())
    for (let index = 0; index < facts.tabs; index += 1) this.tabs.push(this.#open())
  }

  /** What a newly opened tab would read from storage. */
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
    const subscribe: Store['subscribe'] = (listener) =>
      store.subscribe((key) => {
        if (!tab.isAsleep) listener(key)
      })
    const tokens = new WatchedTokens({ ...store, subscribe }, this.ended)
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
        if (end === 'forced') void tab.keeper.logout({ isByWill: false })
      },
    })
    const tab: Tab = {
      tokens,
      refresher,
      lock,
      keeper: new SessionManager(this.#worldOf(() => tab, { tokens, refresher, now, wait })),
      path: '/agency-overview',
      isAsleep: false,
      visits: [],
      leftByWill: [],
      barred: new Set(),
      goneFor: new Set(),
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
      saveDrafts: (isByWill) => {
        tab().leftByWill.push(isByWill)
        return parts.wait(20)
      },
      forgetTraces: (userId) => void tab().goneFor.add(userId),
      barTraces: (userId) => void tab().barred.add(userId),
      allowTraces: (userId) => {
        tab().barred.delete(userId)
        tab().goneFor.delete(userId)
      },
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

/** Records which sessions end and begin. */
class WatchedTokens extends TokenKeeper {
  readonly #ended: Set<number>
  constructor(store: Store, ended: Set<number>) {
    super(store)
    this.#ended = ended
  }
  override leave(cause: Parameters<TokenKeeper['leave']>[0]): string {
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

/** Simulates a render: shows cached data for the signed-in user and fetches what is missing. */
function draw(tab: Tab): void {
  const { phase, userId } = tab.keeper.session
  if (phase !== 'signed-in' || userId === undefined) return
  if (tab.cacheOf !== undefined && tab.cacheOf !== userId)
    tab.leaks.push(`${tab.cacheOf} drawn for ${userId}`)
  tab.cacheOf = userId
}
