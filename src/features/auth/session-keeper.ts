import type { Exchange } from '@/api/refresh'
import { causeOf, readable, type StoredTokens } from '@/api/tokens'
import { LOGOUT_SAVE_WITHIN_MS } from '@/config/constants'
import { routeAt, routeFacts } from '@/domain/routes'
import { keepAccount, type KnownUser, removeAccount } from '@/domain/stored-account'
import { hasExpectedClaims, isExpired, isFresh, readClaims } from '@/domain/token'
import type { TokenSet } from '@/domain/token-set'

import { clearLeftovers, hasSwitched } from './other-tabs'
import { endOf, type Session, sessionOf, subjectOf } from './session'
import type { SessionWorld } from './session-world'

/** A load that finds no living token waits this long for the refresh before it draws what it has. */
const START_WITHIN_MS = 8000
/** A screen that does not come must not hold up the end of a session. */
const NAVIGATION_WITHIN_MS = 5000
/** Keys changed by another tab arrive one by one: looked at when they have settled. */
const SETTLE_MS = 30

interface Leaving {
  keepsAccount: boolean
  isByWill: boolean
  /** The session that is meant, should it have ended already. */
  before: StoredTokens
}

/** Holds the session of this tab: what it is, and every way it begins and ends (spec 4). */
export class SessionKeeper {
  readonly #world: SessionWorld
  readonly #listeners = new Set<() => void>()
  #view: Session
  #unsettled = 0
  #following: Promise<void> | undefined
  /** Whom the page showed before it was hidden to follow. */
  #hidden: string | undefined
  #leaving: Promise<void> | undefined
  #loggedOutFor: string | undefined

  constructor(world: SessionWorld) {
    this.#world = world
    this.#view = this.#read()
  }

  get session(): Session {
    return this.#view
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Begins to keep the session: judges what a load finds, and follows every change from now on. */
  start(): () => void {
    // Tokens may have come or gone since this was made.
    this.#view = this.#read()
    const stop = this.#world.tokens.watch((by) => {
      if (by === 'this-tab') this.#update()
      else void this.#follow()
    })
    void this.#unsettledWhile(async () => this.#within(this.check(), START_WITHIN_MS), this.#needsWait())
    this.#update()
    void clearLeftovers(this.#world)
    return () => {
      stop()
      this.#world.tokens.show(undefined)
    }
  }

  /** Whether tokens need renewing, judged now: at load, every 4 minutes, on waking, focus and reconnect (spec 9). */
  async check(): Promise<void> {
    const { path, tokens, now, refresher } = this.#world
    if (this.#isOther()) await this.recheckOwner()
    this.#watchClaims()
    if (isExempt(path())) return
    if (!isFresh(readClaims(tokens.read().accessToken), now())) await refresher.run()
  }

  /** Whose session it is, as a page that slept may show another person's: nothing is shown until that is clear. */
  async recheckOwner(): Promise<void> {
    if (!this.#isOther()) return
    this.#hidden = this.#view.userId
    const following = this.#follow()
    await this.#unsettledWhile(() => following)
  }

  /** Logs out in the order of spec 4; a second call waits for the first. */
  logout(options: Partial<Leaving> = {}): Promise<void> {
    const leaving = { keepsAccount: false, isByWill: true, before: this.#world.tokens.read(), ...options }
    this.#leaving ??= this.#logout(leaving).finally(() => {
      this.#leaving = undefined
    })
    return this.#leaving
  }

  /** Begins the session that sign-in answered. False when the answer holds no readable token. */
  accept(answer: TokenSet): boolean {
    if (!readable(answer.accessToken)) return false
    const before = this.#world.tokens.read()
    const isSame = readClaims(before.accessToken)?.sub === readClaims(answer.accessToken)?.sub
    this.#world.tokens.begin('login', {
      accessToken: answer.accessToken,
      // A step up of the same person, such as a code entered, may leave out what stays.
      refreshToken: answer.refreshToken ?? (isSame ? (before.refreshToken ?? null) : null),
      deviceToken: answer.deviceToken ?? (isSame ? (before.deviceToken ?? null) : null),
    })
    return true
  }

  /** Keeps the signed-in user on this device, if spec 5 allows it. */
  keepAccount(user: KnownUser): void {
    const { refreshToken } = this.#world.tokens.read()
    if (refreshToken && user.userId === this.#view.userId)
      this.#world.tokens.changeAccounts((accounts) => keepAccount(accounts, user, refreshToken))
  }

  /**
   * A logout that keeps the entry, then a refresh with the chosen entry's token (decision 11). The server is not told:
   * it would end the very session the entry is kept for.
   */
  async switchTo(userId: string): Promise<Exchange> {
    const account = this.#world.tokens.accounts().find(({ user }) => user.userId === userId)
    const wasSignedIn = this.#view.phase !== 'signed-out'
    if (!account || account.needsSignIn) {
      // Only the password helps, and that is asked for at /login.
      if (wasSignedIn) await this.logout({ keepsAccount: true })
      return 'sign-in-again'
    }
    if (this.#view.userId === userId) return 'switched'
    const { tokens, saveDrafts } = this.#world
    const before = tokens.read()
    // While the page still stands: what is taken off it sends nothing more.
    if (wasSignedIn) await this.#within(saveDrafts(true), LOGOUT_SAVE_WITHIN_MS)
    // Unless another tab ended the session, or began one, while drafts were saved.
    if (tokens.read().epoch !== before.epoch) return 'failed'
    if (wasSignedIn) this.#forgetTraces(before)
    return this.#unsettledWhile(async () => {
      const epoch = tokens.leave('switch')
      if (wasSignedIn && !this.#isKept(before))
        void this.#world.tellServer(before.accessToken, before.deviceToken).catch(() => undefined)
      tokens.wipe(epoch)
      const outcome = await this.#world.refresher.exchange(userId, epoch)
      if (wasSignedIn) await this.#go(outcome === 'switched' ? '/' : '/login')
      return outcome
    }, wasSignedIn)
  }

  async #logout({ keepsAccount, isByWill, before }: Leaving): Promise<void> {
    const { tokens, saveDrafts, tellServer } = this.#world
    const hasSession = before.accessToken !== undefined || before.refreshToken !== undefined
    const isStill = () => tokens.read().epoch === before.epoch
    if (hasSession && isStill()) await this.#within(saveDrafts(isByWill), LOGOUT_SAVE_WITHIN_MS)
    if (isByWill) this.#forgetTraces(before)
    await this.#unsettledWhile(async () => {
      const isHere = isStill()
      const seen = isHere ? tokens.read() : before
      // The server was quicker, as after a logout on all devices: what was their will is still told as such.
      const hasEnded = hasSession && isByWill && endOf(tokens.read().epoch) !== undefined
      // Unless another tab logged out, or somebody else signed in, while drafts were saved.
      if (isHere || hasEnded) {
        const epoch = tokens.leave(isByWill ? 'logout' : 'forced')
        const isKept = keepsAccount && this.#isKept(seen)
        if (isHere && hasSession && !isKept)
          await this.#within(tellServer(seen.accessToken, seen.deviceToken), LOGOUT_SAVE_WITHIN_MS)
        const isCurrent = tokens.wipe(epoch)
        if (!isKept) this.#removeAccount(seen, isCurrent)
      }
      await this.#go('/login')
    })
  }

  /** Whether an entry stands for this session: the server's logout would end the very session it is kept for (decision 30). */
  #isKept(of: StoredTokens): boolean {
    const userId = subjectOf(of)
    return this.#world.tokens.accounts().some(({ user }) => user.userId === userId)
  }

  #forgetTraces(of: StoredTokens): void {
    const userId = subjectOf(of)
    if (userId !== undefined) this.#world.forgetTraces(userId)
  }

  /** Somebody may have signed in as the same user meanwhile: then only the old session's entry goes. */
  #removeAccount(of: StoredTokens, isCurrent: boolean): void {
    const userId = subjectOf(of)
    this.#world.tokens.changeAccounts((accounts) => {
      const entry = accounts.find(({ user }) => user.userId === userId)
      const isGone = entry && (isCurrent || entry.refreshToken === of.refreshToken)
      return isGone ? removeAccount(accounts, entry.user.userId) : accounts
    })
  }

  /** Decision 28: one history entry on the web, none in the mobile web view. /logout itself is one already. */
  async #go(to: string): Promise<void> {
    const replace = this.#world.isMobileWebView || this.#world.path() === '/logout'
    await this.#within(Promise.resolve(this.#world.navigate(to, { replace })), NAVIGATION_WITHIN_MS)
  }

  /** A token without the claims we expect is logged out, once (spec 4, decision 8). */
  #watchClaims(): void {
    const { accessToken } = this.#world.tokens.read()
    const claims = readClaims(accessToken)
    if (!claims || hasExpectedClaims(claims, this.#world.issuerPrefix)) return
    if (this.#loggedOutFor === accessToken || this.#leaving) return
    this.#loggedOutFor = accessToken
    void this.logout({ isByWill: false })
  }

  /** Another tab changed something; a logout heard of is followed, never sent on. */
  #follow(): Promise<void> {
    this.#following ??= this.#followSettled()
    return this.#following
  }

  async #followSettled(): Promise<void> {
    await this.#world.wait(SETTLE_MS)
    this.#following = undefined
    const shown = this.#view.userId ?? (this.#leaving ? undefined : this.#hidden)
    this.#hidden = undefined
    const { epoch, accessToken } = this.#world.tokens.read()
    const userId = readClaims(accessToken)?.sub
    const leaver = userId === shown ? undefined : shown
    const cause = causeOf(epoch)
    if (leaver === undefined) return this.#update()
    if (cause === 'logout' || cause === 'switch') this.#world.forgetTraces(leaver)
    // How they left is no more to be seen: what lies on disk is the other tab's to judge.
    else if (accessToken !== undefined) this.#world.barTraces(leaver)
    if (accessToken !== undefined) await this.#unsettledWhile(async () => this.#go('/'))
    else if (cause === 'logout' || cause === 'forced')
      await this.#unsettledWhile(async () => this.#go('/login'))
    else if (cause === 'switch')
      await this.#unsettledWhile(async () => this.#go((await hasSwitched(this.#world)) ? '/' : '/login'))
    // Its access token alone is gone, as after somebody cleared it by hand.
    else if (this.#needsWait())
      await this.#unsettledWhile(async () => this.#within(this.#world.refresher.run(), START_WITHIN_MS))
    else this.#update()
  }

  /** Whether another session than the page shows is there, unheard of, or none any more. */
  #isOther(): boolean {
    const { tokens, now, issuerPrefix } = this.#world
    if (this.#view.phase === 'signed-in') return tokens.isOfOther()
    const isLeft = this.#view.phase === 'signed-out' && !this.#leaving
    return isLeft && sessionOf(tokens.read(), now(), issuerPrefix).phase === 'signed-in'
  }

  /** At load, while a refresh that has no living token to lean on decides. */
  #needsWait(): boolean {
    const { tokens, now, path } = this.#world
    const stored = tokens.read()
    const isDead = (token: string | undefined) => isExpired(readClaims(token), now())
    return !isExempt(path()) && isDead(stored.accessToken) && !isDead(stored.refreshToken)
  }

  async #unsettledWhile<T>(act: () => Promise<T>, isShown = true): Promise<T> {
    if (!isShown) return act()
    this.#unsettled += 1
    this.#update()
    try {
      return await act()
    } finally {
      this.#unsettled -= 1
      this.#update()
    }
  }

  async #within(work: Promise<unknown>, ms: number): Promise<void> {
    await Promise.race([work.catch(() => undefined), this.#world.wait(ms)])
  }

  #read(): Session {
    const session = sessionOf(this.#world.tokens.read(), this.#world.now(), this.#world.issuerPrefix)
    if (this.#unsettled === 0) return session
    return { ...session, phase: 'starting', status: 'anonymous', userId: undefined, endedReason: undefined }
  }

  #update(): void {
    const before = this.#view
    this.#view = this.#read()
    const { phase, userId } = this.#view
    this.#world.tokens.show(
      phase === 'signed-in' ? { epoch: this.#world.tokens.read().epoch, userId } : undefined,
    )
    if (JSON.stringify(this.#view) === JSON.stringify(before)) {
      this.#view = before
      return
    }
    if (this.#view.sessionKey !== before.sessionKey) this.#world.forget()
    if (this.#view.userId !== undefined) this.#world.allowTraces(this.#view.userId)
    for (const listener of this.#listeners) listener()
    this.#watchClaims()
  }
}

/** Spec 2: /logout, /auth/success and the empty path are exempt from the refresh check. */
function isExempt(path: string): boolean {
  const name = routeAt(path || '/')
  return name !== undefined && routeFacts(name).isRefreshExempt === true
}
