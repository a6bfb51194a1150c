import { REQUEST_TIMEOUT_MS } from '@/config/constants'
import { STORAGE_KEY } from '@/config/storage-keys'
import { markAccountRefused } from '@/domain/account/stored-account'
import { isTokenExpired, readClaims } from '@/domain/account/token'
import type { TokenSet } from '@/domain/account/token-set'
import { hasElapsed } from '@/lib/elapsed'
import { wait } from '@/lib/wait'
import { recordTokenIssued, serverNow } from '@/services/network/server-clock'
import { type LockAcquisition, type TabLock, tabLockOf } from '@/services/session/tab-lock'

import { refreshTokens } from './calls/account/auth'
import { ApiError, isTokenRefused } from './errors'
import { http } from './http'
import { type SessionEnd, emitSessionEnd } from './session-end'
import { readableToken, type StoredTokens, type TokenStore, tokens } from './token-store'

/** The result of exchanging the token of another account. */
export type Exchange = 'switched' | 'sign-in-again' | 'failed'

interface RefreshDeps {
  tokens: TokenStore
  /** Requests new tokens; rejects like every call. */
  fetchTokens: (refreshToken: string) => Promise<TokenSet>
  lock: Pick<TabLock, 'exclusively'>
  now: () => number
  wait: (ms: number) => Promise<void>
  emitEnd: (end: SessionEnd) => void
}

/** A write by another tab may take this long to be visible here. */
const STORAGE_LAG_MS = 40
/** After taking over from a tab that looked hung, its response may still arrive: wait at least this long. */
const LATE_RESPONSE_MS = 2000
const LATE_RESPONSE_POLL_MS = 250

/**
 * The backoff after a failed refresh: doubles with each failure, yet a manual Retry is never blocked for
 * long.
 */
const BACKOFF_MS = 1000
const BACKOFF_MAX_MS = 10_000
/** A dead network costs the server nothing, and its return should be noticed soon. */
const BACKOFF_UNREACHABLE_MAX_MS = 5000

/** A failed refresh, and its backoff. */
interface RefreshFailure {
  refreshToken: string
  error: unknown
  at: number
  backoffMs: number
  count: number
}

/** One refresh at a time, in this tab and across all tabs of the browser (requirements 4, decisions 3). */
export class Refresher {
  readonly #deps: RefreshDeps
  #inFlight: { epoch: string | null; done: Promise<unknown> } | undefined
  #hasRun = false
  #failure: RefreshFailure | undefined
  /** Looked expired on arrival, which means a wrong device clock rather than an expired token. */
  #expiredOnArrival: string | undefined

  constructor(deps: RefreshDeps) {
    this.#deps = deps
  }

  /**
   * Gets new tokens, or finds that another tab has. Never rejects: resolves to the error that prevented it,
   * if any; the result is in the tokens. `rejected` is an access token with a 401, dead whatever its claims
   * say; `wanting` is the token that was judged, should tokens have changed since.
   */
  run(rejected?: string, wanting = rejected ?? this.#deps.tokens.read().accessToken): Promise<unknown> {
    const { tokens } = this.#deps
    const now = tokens.read()
    if (this.#inFlight?.epoch === now.epoch) return this.#inFlight.done
    if (this.#isDone(now, wanting)) return Promise.resolve(undefined)
    if (rejected === undefined && wanting !== undefined && wanting === this.#expiredOnArrival)
      return Promise.resolve(undefined)
    const failure = this.#activeBackoff(now)
    if (failure) return Promise.resolve(failure.error)
    const flight = {
      epoch: now.epoch,
      done: this.#refresh(wanting, rejected)
        .then(
          () =>
            this.#failure?.refreshToken === tokens.read().refreshToken ? this.#failure?.error : undefined,
          (error: unknown) => error, // Refresh errors are ignored silently (requirements 4).
        )
        .finally(() => {
          if (this.#inFlight === flight) this.#inFlight = undefined
        }),
    }
    this.#inFlight = flight
    return flight.done
  }

  /** Starts the session of a stored account, unless another has started since `epoch` (decisions 11). */
  async exchange(userId: string, epoch: string): Promise<Exchange> {
    try {
      return await this.#deps.lock.exclusively(async (turn) => {
        await this.#recheck(turn)
        return this.#exchange(userId, epoch, turn)
      })
    } catch {
      return 'failed'
    }
  }

  async #refresh(wanting: string | undefined, rejected: string | undefined): Promise<void> {
    const seen = this.#deps.tokens.read()
    if (isTokenExpired(readClaims(seen.refreshToken), this.#deps.now())) return this.#endExpired(seen)
    await this.#deps.lock.exclusively(async (turn) => {
      await this.#recheck(turn)
      const now = this.#deps.tokens.read()
      if (now.epoch !== seen.epoch || this.#isDone(now, wanting)) return
      await this.#request(now, rejected, turn)
    })
  }

  /**
   * Neither a refresh token nor a live access token is left: clears them and reports `invalid`
   * (requirements 4).
   */
  #endExpired(seen: StoredTokens): void {
    const { tokens, now, emitEnd } = this.#deps
    const isOver = seen.accessToken !== undefined && isTokenExpired(readClaims(seen.accessToken), now())
    if (isOver && tokens.endSession(seen, 'invalid')) emitEnd('invalid')
  }

  /** Another tab's latest write may not be visible here yet. */
  async #recheck({ hasWaited }: LockAcquisition): Promise<void> {
    if (hasWaited || this.#hasRun) await this.#deps.wait(STORAGE_LAG_MS)
    this.#hasRun = true
  }

  /** Another call or tab was faster: the current token is not the judged one, and is valid. */
  #isDone(now: StoredTokens, wanting: string | undefined): boolean {
    return now.accessToken !== wanting && !isTokenExpired(readClaims(now.accessToken), this.#deps.now())
  }

  async #request(sent: StoredTokens, rejected: string | undefined, turn: LockAcquisition): Promise<void> {
    const { refreshToken } = sent
    if (!refreshToken) return
    try {
      this.#applyResponse(sent, await this.#deps.fetchTokens(refreshToken))
      this.#failure = undefined
    } catch (error) {
      this.#recordFailure(refreshToken, error)
      if (isTokenRefused(error)) await this.#handleRefusal(sent, rejected, turn)
    }
  }

  /** The failure whose backoff is still running: calls fail with it instead of retrying. */
  #activeBackoff({ refreshToken }: StoredTokens): RefreshFailure | undefined {
    const failure = this.#failure
    if (!failure || failure.refreshToken !== refreshToken) return undefined
    return hasElapsed(failure.at, failure.backoffMs, this.#deps.now()) ? undefined : failure
  }

  #recordFailure(refreshToken: string, error: unknown): void {
    const failures = this.#failure?.refreshToken === refreshToken ? this.#failure.count : 0
    const isAnswered = error instanceof ApiError && error.status !== undefined
    const retryAfterMs = error instanceof ApiError ? error.retryAfterMs : undefined
    const atMostMs = isAnswered ? BACKOFF_MAX_MS : BACKOFF_UNREACHABLE_MAX_MS
    this.#failure = {
      refreshToken,
      error,
      at: this.#deps.now(),
      backoffMs: retryAfterMs ?? Math.min(BACKOFF_MS * 2 ** failures, atMostMs),
      count: failures + 1,
    }
  }

  #applyResponse(sent: StoredTokens, answer: TokenSet): void {
    const { tokens, emitEnd } = this.#deps
    if (answer.forceRefresh) {
      if (tokens.isCurrent(sent)) emitEnd('forced')
      return
    }
    if (isForOtherUser(sent, answer)) {
      if (tokens.endSession(sent, 'ended')) emitEnd('other-user')
      return
    }
    tokens.storeRefreshed(sent, answer)
    const { accessToken } = answer
    if (accessToken && isTokenExpired(readClaims(accessToken), this.#deps.now()))
      this.#expiredOnArrival = accessToken
  }

  /** Only the refusal of the newest tokens, with a dead access token, ends a session (decisions 5). */
  async #handleRefusal(
    sent: StoredTokens,
    rejected: string | undefined,
    turn: LockAcquisition,
  ): Promise<void> {
    const { tokens, now, emitEnd } = this.#deps
    await this.#awaitOtherTabs(turn, () => tokens.isCurrent(sent))
    const isDead = sent.accessToken === rejected || isTokenExpired(readClaims(sent.accessToken), now())
    if (isDead && tokens.endSession(sent, 'ended')) emitEnd('refused')
  }

  /**
   * Waits while another tab that used the token first may still get a response, until a newer one is stored.
   */
  async #awaitOtherTabs(turn: LockAcquisition, isNewest: () => boolean): Promise<void> {
    const { wait } = this.#deps
    await wait(STORAGE_LAG_MS)
    const ranForMs = turn.otherRunsForMs()
    if (ranForMs === undefined) return
    let leftMs = Math.max(REQUEST_TIMEOUT_MS - ranForMs, LATE_RESPONSE_MS)
    for (; leftMs > 0 && isNewest(); leftMs -= LATE_RESPONSE_POLL_MS) await wait(LATE_RESPONSE_POLL_MS)
  }

  async #exchange(userId: string, epoch: string, turn: LockAcquisition): Promise<Exchange> {
    const { tokens, fetchTokens } = this.#deps
    const kept = () => tokens.accounts().find(({ user }) => user.userId === userId)?.refreshToken
    const sent = kept()
    if (!sent) return 'sign-in-again'
    if (tokens.read().epoch !== epoch) return 'failed'
    const refuse = (): Exchange => {
      tokens.changeAccounts((accounts) => markAccountRefused(accounts, sent))
      return 'sign-in-again'
    }
    try {
      const answer = await fetchTokens(sent)
      const isHis =
        readClaims(answer.accessToken)?.sub === userId && !isForOtherUser({ refreshToken: sent }, answer)
      if (answer.forceRefresh || !isHis) return refuse()
      return tokens.beginStoredSession(epoch, sent, answer) ? 'switched' : 'failed'
    } catch (error) {
      if (!isTokenRefused(error)) return 'failed'
      await this.#awaitOtherTabs(turn, () => kept() === sent)
      return kept() === sent ? refuse() : 'failed'
    }
  }
}

type SentTokens = Pick<StoredTokens, 'refreshToken'> & { accessToken?: string | undefined }

/** Whether a response contains a token of another subject than requested (decisions 9). */
function isForOtherUser(sent: SentTokens, answer: TokenSet): boolean {
  const subject = readClaims(sent.refreshToken)?.sub ?? readClaims(sent.accessToken)?.sub
  const news = [answer.accessToken, answer.refreshToken].filter((token) => readableToken(token) !== undefined)
  return subject !== undefined && news.some((token) => readClaims(token)?.sub !== subject)
}

export const refresher = new Refresher({
  tokens,
  fetchTokens: async (refreshToken) => {
    const answer = await http(refreshTokens, { bearer: refreshToken })
    recordTokenIssued(readClaims(answer.accessToken)?.iat, Date.now())
    return answer
  },
  lock: tabLockOf(STORAGE_KEY.refreshLease),
  now: serverNow,
  wait,
  emitEnd: emitSessionEnd,
})
