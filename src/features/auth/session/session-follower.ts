import { epochCauseOf } from '@/api/token-store'
import { readClaims } from '@/domain/account/token'
import { outlivesSession, routeAt } from '@/domain/page/routes'

import { waitForSwitch } from './other-tabs'
import { sessionFromTokens } from './session'
import { needsRefresh } from './session-refresh'
import { type SessionDeps, navigateTo, withTimeout } from './session-deps'
import type { SessionView } from './session-view'

/** Maximum wait in ms for a token refresh before a page without a valid token renders. */
export const REFRESH_WITHIN_MS = 8000
/** Keys changed by another tab arrive one by one: reads them after this delay in ms. */
const SETTLE_MS = 30

/** Follows session changes of other tabs, also after this page was frozen. */
export class SessionFollower {
  readonly #deps: SessionDeps
  readonly #view: SessionView
  readonly #isLeaving: () => boolean
  #following: Promise<void> | undefined
  /** The user whom the page showed before `recheckOwner` hid everything. */
  #hiddenUserId: string | undefined

  constructor(deps: SessionDeps, view: SessionView, isLeaving: () => boolean) {
    this.#deps = deps
    this.#view = view
    this.#isLeaving = isLeaving
  }

  /**
   * Hides everything until the session's user is known: a page that was frozen may show another user's data.
   */
  async recheckOwner(): Promise<void> {
    if (!this.isStale()) return
    this.#hiddenUserId = this.#view.current.userId
    const following = this.follow()
    await this.#view.startingWhile(() => following)
  }

  /** Follows a change that another tab made. Never repeats that tab's logout to the server. */
  follow(): Promise<void> {
    this.#following ??= this.#followSettled()
    return this.#following
  }

  async #followSettled(): Promise<void> {
    const { tokens, clock, userData, refresher } = this.#deps
    await clock.wait(SETTLE_MS)
    this.#following = undefined
    const shown = this.#view.current.userId ?? (this.#isLeaving() ? undefined : this.#hiddenUserId)
    this.#hiddenUserId = undefined
    const { epoch, accessToken } = tokens.read()
    const userId = readClaims(accessToken)?.sub
    const leaver = userId === shown ? undefined : shown
    const cause = epochCauseOf(epoch)
    if (leaver === undefined) return this.#view.update()
    if (cause === 'logout' || cause === 'switch') userData.clear(leaver)
    // The tokens no longer show how the user left, so the other tab decides what remains in storage.
    else if (accessToken !== undefined) userData.block(leaver)
    if (accessToken !== undefined) await this.#leadTo('/')
    else if (cause === 'logout' || cause === 'forced') await this.#leadTo('/login')
    else if (cause === 'switch')
      await this.#leadTo(waitForSwitch(this.#deps).then((isOpen) => (isOpen ? '/' : '/login')))
    // Only the access token is gone, as when a user clears it by hand.
    else if (needsRefresh(this.#deps))
      await this.#view.startingWhile(async () => withTimeout(this.#deps, refresher.run(), REFRESH_WITHIN_MS))
    else this.#view.update()
  }

  /** Leaves a page of the previous user, who is hidden at once. */
  #leadTo(path: string | Promise<string>): Promise<void> {
    return this.#view.startingWhile(async () => {
      const to = await path
      if (!outlivesSession(routeAt(this.#deps.page.path()))) await navigateTo(this.#deps, to)
    })
  }

  /** Whether the tokens belong to another session than the page shows, or to none. */
  isStale(): boolean {
    const { tokens, clock, issuerPrefix } = this.#deps
    const { phase } = this.#view.current
    if (phase === 'signed-in') return tokens.isForOtherSession()
    const isLeft = phase === 'signed-out' && !this.#isLeaving()
    return isLeft && sessionFromTokens(tokens.read(), clock.now(), issuerPrefix).phase === 'signed-in'
  }
}
