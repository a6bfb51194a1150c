import { REQUEST_TIMEOUT_MS } from '@/config/constants'
import { STORAGE_KEY } from '@/config/storage-keys'
import { markRefused } from '@/domain/stored-account'
import { isExpired, readClaims } from '@/domain/token'
import type { TokenSet } from '@/domain/token-set'
import { hasPassed } from '@/lib/has-passed'
import { noteTokenIssued, serverNow } from '@/services/server-clock'
import { local } from '@/services/storage'
import { TabLock, type Turn } from '@/services/tab-lock'

import { refreshTokens } from './calls/auth'
import { ApiError } from './errors'
import { http } from './http'
import { type SessionEnd, tellSessionEnd } from './session-end'
import { readable, type StoredTokens, type TokenKeeper, tokens } from './tokens'

/** The result of exchanging the token of another account. */
export type Exchange = 'switched' | 'sign-in-again' | 'failed'

interface RefreshWorld {
  tokens: TokenKeeper
  /** Requests new tokens; rejects like every call. */
  ask: (refreshToken: string) => Promise<TokenSet>
  lock: Pick<TabLock, 'exclusively'>
  now: () => number
  wait: (ms: number) => Promise<void>
  tellEnd: (end: SessionEnd) => void
}

/** A write by another tab may take this long to be visible here. */
const LATE_STORAGE_MS = 40
/** After taking over from a tab that looked hung, its response may still arrive: wait at least this long. */
const LATE_ANSWER_MS = 2000
const LATE_ANSWER_POLL_MS = 250

/** Definite refusals of a refresh token; 429 is none, as it asks us to retry later (decisions 5). */
const REFUSALS: readonly unknown[] = [400, 401, 403]
const isRefusal = (error: unknown): boolean => error instanceof ApiError && REFUSALS.includes(error.status)

/**
 * The backoff after a failed refresh: doubles with each failure, yet a manual Retry is never blocked for
 * long.
 */
const BACKOFF_MS = 1000
const BACKOFF_AT_MOST_MS = 10_000
/** A dead network costs the server nothing, and its return should be noticed soon. */
const BACKOFF_UNREACHED_AT_MOST_MS = 5000

/** A failed refresh, and its backoff. */
interface Failure {
  refreshToken: string
  error: unknown
  at: number
  backoffMs: number
  count: number
}

/** One refresh at a time, in this tab and across all tabs of the browser (requirements 4, decisions 3). */
export class Refresher {
  readonly #world: RefreshWorld
  #flight: { epoch: string | null; done: Promise<unknown> } | undefined
  #hasRun = false
  #failure: Failure | undefined
  /** Looked expired on arrival, which means a wrong device clock rather than an expired token. */
  #deadOnArrival: string | undefined

  constructor(world: RefreshWorld) {
    this.#world = world
  }

  /**
   * Gets new tokens, or finds that another tab has. Never rejects: resolves to the error that prevented it,
   * if any; the result is in the tokens. `rejected` is an access token with a 401, dead whatever its claims
   * say; `wanting` is the token that was judged, should tokens have changed since.
   */
  run(rejected?: string, wanting = rejected ?? this.#world.tokens.read().accessToken): Promise<unknown> {
    const { tokens } = this.#world
    const now = tokens.read()
    if (this.#flight?.epoch === now.epoch) return this.#flight.done
    if (this.#isDone(now, wanting)) return Promise.resolve(undefined)
    if (rejected === undefined && wanting !== undefined && wanting === this.#deadOnArrival)
      return Promise.resolve(undefined)
    const failure = this.#restingAfter(now)
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
          if (this.#flight === flight) this.#flight = undefined
        }),
    }
    this.#flight = flight
    return flight.done
  }

  /** Starts the session of a stored account, unless another has started since `epoch` (decisions 11). */
  async exchange(userId: string, epoch: string): Promise<Exchange> {
    try {
      return await this.#world.lock.exclusively(async (turn) => {
        await this.#lookAgain(turn)
        return this.#exchange(userId, epoch, turn)
      })
    } catch {
      return 'failed'
    }
  }

  async #refresh(wanting: string | undefined, rejected: string | undefined): Promise<void> {
    const seen = this.#world.tokens.read()
    if (isExpired(readClaims(seen.refreshToken), this.#world.now())) return this.#runOut(seen)
    await this.#world.lock.exclusively(async (turn) => {
      await this.#lookAgain(turn)
      const now = this.#world.tokens.read()
      if (now.epoch !== seen.epoch || this.#isDone(now, wanting)) return
      await this.#ask(now, rejected, turn)
    })
  }

  /**
   * Neither a refresh token nor a live access token is left: clears them and reports `invalid`
   * (requirements 4).
   */
  #runOut(seen: StoredTokens): void {
    const { tokens, now, tellEnd } = this.#world
    const isOver = seen.accessToken !== undefined && isExpired(readClaims(seen.accessToken), now())
    if (isOver && tokens.end(seen, 'invalid')) tellEnd('invalid')
  }

  /** Another tab's latest write may not be visible here yet. */
  async #lookAgain({ waited }: Turn): Promise<void> {
    if (waited || this.#hasRun) await this.#world.wait(LATE_STORAGE_MS)
    this.#hasRun = true
  }

  /** Another call or tab was faster: the current token is not the judged one, and is valid. */
  #isDone(now: StoredTokens, wanting: string | undefined): boolean {
    return now.accessToken !== wanting && !isExpired(readClaims(now.accessToken), this.#world.now())
  }

  async #ask(sent: StoredTokens, rejected: string | undefined, turn: Turn): Promise<void> {
    const { refreshToken } = sent
    if (!refreshToken) return
    try {
      this.#accept(sent, await this.#world.ask(refreshToken))
      this.#failure = undefined
    } catch (error) {
      this.#noteFailure(refreshToken, error)
      if (isRefusal(error)) await this.#refused(sent, rejected, turn)
    }
  }

  /** The failure whose backoff is still running: calls fail with it instead of retrying. */
  #restingAfter({ refreshToken }: StoredTokens): Failure | undefined {
    const failure = this.#failure
    if (!failure || failure.refreshToken !== refreshToken) return undefined
    return hasPassed(failure.at, failure.backoffMs, this.#world.now()) ? undefined : failure
  }

  #noteFailure(refreshToken: string, error: unknown): void {
    const known = this.#failure?.refreshToken === refreshToken ? this.#failure.count : 0
    const isAnswered = error instanceof ApiError && error.status !== undefined
    const asked = error instanceof ApiError ? error.retryAfterMs : undefined
    const atMostMs = isAnswered ? BACKOFF_AT_MOST_MS : BACKOFF_UNREACHED_AT_MOST_MS
    this.#failure = {
      refreshToken,
      error,
      at: this.#world.now(),
      backoffMs: asked ?? Math.min(BACKOFF_MS * 2 ** known, atMostMs),
      count: known + 1,
    }
  }

  #accept(sent: StoredTokens, answer: TokenSet): void {
    const { tokens, tellEnd } = this.#world
    if (answer.forceRefresh) {
      if (tokens.isStill(sent)) tellEnd('forced')
      return
    }
    if (isOfOther(sent, answer)) {
      if (tokens.end(sent, 'ended')) tellEnd('other-user')
      return
    }
    tokens.commit(sent, answer)
    const { accessToken } = answer
    if (accessToken && isExpired(readClaims(accessToken), this.#world.now()))
      this.#deadOnArrival = accessToken
  }

  /** Only the refusal of the newest tokens, with a dead access token, ends a session (decisions 5). */
  async #refused(sent: StoredTokens, rejected: string | undefined, turn: Turn): Promise<void> {
    const { tokens, now, tellEnd } = this.#world
    await this.#othersAnswered(turn, () => tokens.isStill(sent))
    const isDead = sent.accessToken === rejected || isExpired(readClaims(sent.accessToken), now())
    if (isDead && tokens.end(sent, 'ended')) tellEnd('refused')
  }

  /**
   * Waits while another tab that used the token first may still get a response, until a newer one is stored.
   */
  async #othersAnswered(turn: Turn, isNewest: () => boolean): Promise<void> {
    const { wait } = this.#world
    await wait(LATE_STORAGE_MS)
    const ranForMs = turn.otherRunsForMs()
    if (ranForMs === undefined) return
    let leftMs = Math.max(REQUEST_TIMEOUT_MS - ranForMs, LATE_ANSWER_MS)
    for (; leftMs > 0 && isNewest(); leftMs -= LATE_ANSWER_POLL_MS) await wait(LATE_ANSWER_POLL_MS)
  }

  async #exchange(userId: string, epoch: string, turn: Turn): Promise<Exchange> {
    const { tokens, ask } = this.#world
    const kept = () => tokens.accounts().find(({ user }) => user.userId === userId)?.refreshToken
    const sent = kept()
    if (!sent) return 'sign-in-again'
    if (tokens.read().epoch !== epoch) return 'failed'
    const refuse = (): Exchange => {
      tokens.changeAccounts((accounts) => markRefused(accounts, sent))
      return 'sign-in-again'
    }
    try {
      const answer = await ask(sent)
      const isHis =
        readClaims(answer.accessToken)?.sub === userId && !isOfOther({ refreshToken: sent }, answer)
      if (answer.forceRefresh || !isHis) return refuse()
      return tokens.beginStored(epoch, sent, answer) ? 'switched' : 'failed'
    } catch (error) {
      if (!isRefusal(error)) return 'failed'
      await this.#othersAnswered(turn, () => kept() === sent)
      return kept() === sent ? refuse() : 'failed'
    }
  }
}

type Sent = Pick<StoredTokens, 'refreshToken'> & { accessToken?: string | undefined }

/** Whether a response contains a token of another subject than requested (decisions 9). */
function isOfOther(sent: Sent, answer: TokenSet): boolean {
  const subject = readClaims(sent.refreshToken)?.sub ?? readClaims(sent.accessToken)?.sub
  const news = [answer.accessToken, answer.refreshToken].filter((token) => readable(token) !== undefined)
  return subject !== undefined && news.some((token) => readClaims(token)?.sub !== subject)
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export const refresher = new Refresher({
  tokens,
  ask: async (refreshToken) => {
    const answer = await http(refreshTokens, { bearer: refreshToken })
    noteTokenIssued(readClaims(answer.accessToken)?.iat, Date.now())
    return answer
  },
  lock: new TabLock({
    name: STORAGE_KEY.refreshLease,
    locks: globalThis.navigator?.locks,
    store: local,
    now: () => Date.now(),
    wait,
  }),
  now: serverNow,
  wait,
  tellEnd: tellSessionEnd,
})
