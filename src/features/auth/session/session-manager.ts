import type { Exchange } from '@/api/refresh'
import { hasTokens, readableToken, type StoredTokens } from '@/api/token-store'
import { LOGOUT_SAVE_TIMEOUT_MS } from '@/config/constants'
import { storeAccount, type SignedInUser, removeStoredAccount } from '@/domain/account/stored-account'
import { hasExpectedClaims, readClaims } from '@/domain/account/token'
import type { TokenSet } from '@/domain/account/token-set'

import { clearLeftovers } from './other-tabs'
import { endReasonOf, type Session, subjectOf } from './session'
import { REFRESH_WITHIN_MS, SessionFollower } from './session-follower'
import { needsRefresh, refreshWhenDue } from './session-refresh'
import { type SessionDeps, navigateTo, withTimeout } from './session-deps'
import { SessionView } from './session-view'

interface LogoutRequest {
  keepsAccount: boolean
  isByWill: boolean
  /** The session to log out of; it may have ended already. */
  before: StoredTokens
}

/** Starts and ends the session of this tab (requirements 4). */
export class SessionManager {
  readonly #deps: SessionDeps
  readonly #view: SessionView
  readonly #follower: SessionFollower
  #leaving: { request: LogoutRequest; done: Promise<void> } | undefined
  #loggedOutFor: string | undefined

  constructor(deps: SessionDeps) {
    this.#deps = deps
    this.#view = new SessionView(deps, () => this.#watchClaims())
    this.#follower = new SessionFollower(deps, this.#view, () => this.#leaving !== undefined)
  }

  get session(): Session {
    return this.#view.current
  }

  subscribe = (listener: () => void): (() => void) => this.#view.subscribe(listener)

  /** Checks the tokens found at load, and follows every later change. Returns a function that stops it. */
  start(): () => void {
    const { tokens } = this.#deps
    // Tokens may have changed since the constructor read them.
    this.#view.reload()
    const stop = tokens.watch((by) => {
      if (by === 'this-tab') this.#view.update()
      else void this.#follower.follow()
    })
    void this.#view.startingWhile(
      async () => withTimeout(this.#deps, this.check(), REFRESH_WITHIN_MS),
      needsRefresh(this.#deps),
    )
    this.#view.update()
    void clearLeftovers(this.#deps)
    return () => {
      stop()
      tokens.setDisplayed(undefined)
    }
  }

  /**
   * Checks user, claims and age of the tokens: at load, every 4 minutes, on wake-up, focus and reconnect
   * (requirements 9).
   */
  async check(): Promise<void> {
    if (this.#follower.isStale()) await this.recheckOwner()
    this.#watchClaims()
    await refreshWhenDue(this.#deps)
  }

  /**
   * Hides everything until the session's user is known: a page that was frozen may show another user's data.
   */
  recheckOwner(): Promise<void> {
    return this.#follower.recheckOwner()
  }

  /**
   * Logs out in the order of requirements 4; a second call waits for the first, and makes a forced logout one of the
   * user's will.
   */
  logout(options: Partial<LogoutRequest> = {}): Promise<void> {
    const request = { keepsAccount: false, isByWill: true, before: this.#deps.tokens.read(), ...options }
    if (this.#leaving) this.#leaving.request.isByWill ||= request.isByWill
    else {
      const done = this.#logout(request).finally(() => {
        this.#leaving = undefined
      })
      this.#leaving = { request, done }
    }
    return this.#leaving.done
  }

  /** Starts the session from a sign-in response. Returns false when it contains no readable token. */
  accept(answer: TokenSet): boolean {
    if (!readableToken(answer.accessToken)) return false
    const before = this.#deps.tokens.read()
    const isSame = readClaims(before.accessToken)?.sub === readClaims(answer.accessToken)?.sub
    this.#deps.tokens.beginSession('login', {
      accessToken: answer.accessToken,
      // A step-up of the same user, such as after a code, may omit the refresh token.
      refreshToken: answer.refreshToken ?? (isSame ? (before.refreshToken ?? null) : null),
      deviceToken: answer.deviceToken ?? (isSame ? (before.deviceToken ?? null) : null),
    })
    return true
  }

  /** Stores the signed-in user's account on this device, if requirements 5 allows it. */
  keepAccount(user: SignedInUser): void {
    const { refreshToken } = this.#deps.tokens.read()
    if (refreshToken && user.userId === this.#view.current.userId)
      this.#deps.tokens.changeAccounts((accounts) => storeAccount(accounts, user, refreshToken))
  }

  /**
   * Logs out but keeps the entry, then refreshes with the chosen entry's token (decisions 11). Skips the
   * server's logout, which would end the session that the entry is kept for.
   */
  async switchTo(userId: string): Promise<Exchange> {
    const account = this.#deps.tokens.accounts().find(({ user }) => user.userId === userId)
    const wasSignedIn = this.#view.current.phase !== 'signed-out'
    if (!account || account.needsSignIn) {
      // Only the password helps, and /login asks for it.
      if (wasSignedIn) await this.logout({ keepsAccount: true })
      return 'sign-in-again'
    }
    if (this.#view.current.userId === userId) return 'switched'
    const { tokens, saveDrafts } = this.#deps
    const before = tokens.read()
    // Before the page unmounts: unmounted components send nothing more.
    if (wasSignedIn) await withTimeout(this.#deps, saveDrafts(true), LOGOUT_SAVE_TIMEOUT_MS)
    // Another tab may end or start a session while drafts save.
    if (tokens.read().epoch !== before.epoch) return 'failed'
    if (wasSignedIn) this.#forgetTraces(before)
    return this.#view.startingWhile(async () => {
      const epoch = tokens.beginLogout('switch')
      if (wasSignedIn && !this.#isKept(before))
        void this.#deps.notifyServer(before.accessToken, before.deviceToken).catch(() => undefined)
      tokens.clearTokens(epoch)
      const outcome = await this.#deps.refresher.exchange(userId, epoch)
      if (wasSignedIn) await navigateTo(this.#deps, outcome === 'switched' ? '/' : '/login')
      return outcome
    }, wasSignedIn)
  }

  async #logout(request: LogoutRequest): Promise<void> {
    const { keepsAccount, before } = request
    const { tokens, saveDrafts, notifyServer } = this.#deps
    const hasSession = hasTokens(before)
    const isStill = () => tokens.read().epoch === before.epoch
    if (hasSession && isStill())
      await withTimeout(this.#deps, saveDrafts(request.isByWill), LOGOUT_SAVE_TIMEOUT_MS)
    const { isByWill } = request
    if (isByWill) this.#forgetTraces(before)
    await this.#view.startingWhile(async () => {
      const isHere = isStill()
      const seen = isHere ? tokens.read() : before
      // The server may end the session first, as after a logout on all devices; it still counts as the user's
      // intent.
      const hasEnded = hasSession && isByWill && endReasonOf(tokens.read().epoch) !== undefined
      // Another tab may log out, or another user sign in, while drafts save.
      if (isHere || hasEnded) {
        const epoch = tokens.beginLogout(isByWill ? 'logout' : 'forced')
        const isKept = keepsAccount && this.#isKept(seen)
        if (isHere && hasSession && !isKept)
          await withTimeout(
            this.#deps,
            notifyServer(seen.accessToken, seen.deviceToken),
            LOGOUT_SAVE_TIMEOUT_MS,
          )
        const isCurrent = tokens.clearTokens(epoch)
        if (!isKept) this.#removeAccount(seen, isCurrent)
      }
      await navigateTo(this.#deps, '/login')
    })
  }

  /** Whether an account is kept for this session: the server's logout would end it (decisions 30). */
  #isKept(tokens: StoredTokens): boolean {
    const userId = subjectOf(tokens)
    return this.#deps.tokens.accounts().some(({ user }) => user.userId === userId)
  }

  #forgetTraces(tokens: StoredTokens): void {
    const userId = subjectOf(tokens)
    if (userId !== undefined) this.#deps.userData.clear(userId)
  }

  /** Removes only the entry of the old session when the same user has signed in again since. */
  #removeAccount(tokens: StoredTokens, isCurrent: boolean): void {
    const userId = subjectOf(tokens)
    this.#deps.tokens.changeAccounts((accounts) => {
      const entry = accounts.find(({ user }) => user.userId === userId)
      const isGone = entry && (isCurrent || entry.refreshToken === tokens.refreshToken)
      return isGone ? removeStoredAccount(accounts, entry.user.userId) : accounts
    })
  }

  /** Logs out a token without the expected claims, once (requirements 4, decisions 8). */
  #watchClaims(): void {
    const { accessToken } = this.#deps.tokens.read()
    const claims = readClaims(accessToken)
    if (!claims || hasExpectedClaims(claims, this.#deps.issuerPrefix)) return
    if (this.#loggedOutFor === accessToken || this.#leaving) return
    this.#loggedOutFor = accessToken
    void this.logout({ isByWill: false })
  }
}
