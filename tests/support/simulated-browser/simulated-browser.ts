import { ApiError } from '@/api/errors'
import { Refresher } from '@/api/refresh'
import { TokenStore } from '@/api/token-store'
import type { TokenSet } from '@/domain/account/token-set'
import { SessionManager } from '@/features/auth/session/session-manager'
import type { SessionDeps } from '@/features/auth/session/session-deps'
import { MINUTE_MS } from '@/lib/duration'
import type { TextStore } from '@/services/storage/storage'
import { TabLock } from '@/services/session/tab-lock'

import { Clock, FakeLocks, SharedStorage } from './browser-parts'

export { START } from './browser-parts'

/**
 * A simulated browser with tabs, storage, locks and a server, on a clock that advances only when nothing is
 * pending.
 */

export const ISSUER = 'https://auth.console.example/'

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
export const jwt = (claims: unknown): string => `${base64url({ alg: 'none' })}.${base64url(claims)}.x`
export const claimsIn = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>

interface TokenFamily {
  sub: string
  generation: number
  isRevoked: boolean
}

/** Issues rotating tokens and rejects a reused refresh token. */
export class FakeAuthServer {
  readonly families: TokenFamily[] = []
  refreshes = 0
  reuses = 0
  logouts = 0
  /** The server answers 401 to access tokens of older generations, whatever their `exp`. */
  accessForMs = 15 * MINUTE_MS

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
    const { sub, generation: gen } = this.families[fam] as TokenFamily // just created or found
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
export interface SimulatedRequest {
  ms: number
  fate: 'arrives' | 'lost-before' | 'lost-after' | 'server-error'
}

export interface BrowserOptions {
  tabs: number
  lagMs?: number
  hasLocks?: boolean
  /** The fate of each request. */
  trip?: () => SimulatedRequest
  /** Delay of a timer in ms, as in a hidden tab. */
  timerDelay?: () => number
}

export interface SimulatedTab {
  tokens: TokenStore
  refresher: Refresher
  sessionManager: SessionManager
  lock: TabLock
  path: string
  /** Frozen in the back-forward cache: receives no messages of other tabs. */
  isAsleep: boolean
  /** For each sign-out, whether the user asked for it. */
  signOutsByUser: boolean[]
  /** Signed-out users: this tab stores none of their drafts any more. */
  signedOutUsers: Set<string>
  /** Users who signed out on purpose: this tab has also deleted their drafts. */
  clearedUsers: Set<string>
  visitedPaths: string[]
  /** The user whose data the tab's query cache holds. */
  cachedUserId: string | undefined
  /** Moments at which one user's data could render for another. */
  leaks: string[]
}

export class SimulatedBrowser {
  readonly clock = new Clock()
  readonly server = new FakeAuthServer(this.clock)
  readonly locks = new FakeLocks()
  readonly storage: SharedStorage
  readonly tabs: SimulatedTab[] = []
  /** Token families that were signed out or switched away from, and not resumed. */
  readonly endedFamilies = new Set<number>()
  readonly resurrections: string[] = []
  readonly #options: BrowserOptions

  constructor(options: BrowserOptions) {
    this.#options = options
    this.storage = new SharedStorage(this.clock, options.lagMs ?? 0, () => this.#recordResurrections())
    for (let index = 0; index < options.tabs; index += 1) this.tabs.push(this.#open())
  }

  /** What a newly opened tab would read from storage. */
  get storedTokens() {
    return new TokenStore(this.#plain()).read()
  }

  trip = async <T>(serve: () => T): Promise<T> => {
    const { ms, fate } = this.#options.trip?.() ?? { ms: 50, fate: 'arrives' }
    await this.clock.wait(ms / 2)
    if (fate === 'lost-before') throw new ApiError('network', { path: '/' })
    if (fate === 'server-error') throw new ApiError('refused', { path: '/', status: 503 })
    const answer = serve()
    await this.clock.wait(ms / 2)
    if (fate === 'lost-after') throw new ApiError('network', { path: '/' })
    return answer
  }

  #plain = (): TextStore => ({
    get: (key) => this.storage.entries.get(key) ?? null,
    set: () => undefined,
    remove: () => undefined,
    subscribe: () => () => undefined,
  })

  #open(): SimulatedTab {
    const wait = (ms: number) => this.clock.wait(ms * (this.#options.timerDelay?.() ?? 1))
    const store = this.storage.tab()
    const subscribe: TextStore['subscribe'] = (listener) =>
      store.subscribe((key) => {
        if (!tab.isAsleep) listener(key)
      })
    const tokens = new RecordingTokenStore({ ...store, subscribe }, this.endedFamilies)
    const now = () => this.clock.now
    const locks = this.#options.hasLocks === false ? undefined : this.locks
    const lock = new TabLock({ name: 'refresh-lease', locks, store, now, wait })
    const refresher = new Refresher({
      tokens,
      fetchTokens: (token) => this.trip(() => this.server.refresh(token)),
      lock,
      now,
      wait,
      emitEnd: (end) => {
        if (end === 'forced') void tab.sessionManager.logout({ isByWill: false })
      },
    })
    const tab: SimulatedTab = {
      tokens,
      refresher,
      lock,
      sessionManager: new SessionManager(
        this.#sessionDepsOf(() => tab, { tokens, refresher, clock: { now, wait } }),
      ),
      path: '/agency-overview',
      isAsleep: false,
      visitedPaths: [],
      signOutsByUser: [],
      signedOutUsers: new Set(),
      clearedUsers: new Set(),
      cachedUserId: undefined,
      leaks: [],
    }
    tab.sessionManager.subscribe(() => simulateRender(tab))
    return tab
  }

  #sessionDepsOf(
    tab: () => SimulatedTab,
    parts: Pick<SessionDeps, 'tokens' | 'refresher' | 'clock'>,
  ): SessionDeps {
    return {
      ...parts,
      notifyServer: (accessToken) => this.trip(() => this.server.logout(accessToken)),
      saveDrafts: (isByWill) => {
        tab().signOutsByUser.push(isByWill)
        return parts.clock.wait(20)
      },
      userData: {
        clear: (userId) => void tab().clearedUsers.add(userId),
        block: (userId) => void tab().signedOutUsers.add(userId),
        allow: (userId) => {
          tab().signedOutUsers.delete(userId)
          tab().clearedUsers.delete(userId)
        },
      },
      issuerPrefix: ISSUER,
      page: {
        isMobileWebView: false,
        path: () => tab().path,
        navigate: (to) => {
          tab().path = to
          tab().visitedPaths.push(to)
        },
        forget: () => {
          tab().cachedUserId = undefined
        },
      },
    }
  }

  #recordResurrections(): void {
    const { accessToken, refreshToken } = this.storedTokens
    for (const token of [accessToken, refreshToken])
      if (token && this.endedFamilies.has(familyOf(token)))
        this.resurrections.push(`family ${familyOf(token)}`)
  }
}

/** Records which sessions end and begin. */
class RecordingTokenStore extends TokenStore {
  readonly #ended: Set<number>
  constructor(store: TextStore, ended: Set<number>) {
    super(store)
    this.#ended = ended
  }
  override beginLogout(cause: Parameters<TokenStore['beginLogout']>[0]): string {
    const { accessToken, refreshToken } = this.read()
    const epoch = super.beginLogout(cause)
    for (const token of [accessToken, refreshToken]) if (token) this.#ended.add(familyOf(token))
    return epoch
  }
  override beginSession(cause: 'login' | 'switch', next: Parameters<TokenStore['beginSession']>[1]): void {
    for (const token of [next.accessToken, next.refreshToken]) if (token) this.#ended.delete(familyOf(token))
    super.beginSession(cause, next)
  }
}

/** Simulates a render: shows cached data for the signed-in user and fetches what is missing. */
function simulateRender(tab: SimulatedTab): void {
  const { phase, userId } = tab.sessionManager.session
  if (phase !== 'signed-in' || userId === undefined) return
  if (tab.cachedUserId !== undefined && tab.cachedUserId !== userId)
    tab.leaks.push(`${tab.cachedUserId} shown to ${userId}`)
  tab.cachedUserId = userId
}
