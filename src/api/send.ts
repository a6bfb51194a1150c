import { isTokenExpired, readClaims } from '@/domain/account/token'
import { serverNow } from '@/services/network/server-clock'

import type { ResponseOf, Call, CreatorIdOf, RequestOf } from './call'
import { CreatorTokenCache } from './creator-token-cache'
import { ApiError, isApiError, isTokenRefused } from './errors'
import { http } from './http'
import { lazyRefresher } from './lazy-refresher'
import { readableToken, type StoredTokens, type TokenStore, tokens } from './token-store'

interface SendOptions<C extends Call> {
  signal?: AbortSignal | undefined
  /** The creator, for a call with the creator's token. */
  creatorId?: CreatorIdOf<C> | undefined
  /** Replaces the stored token: sent as it is, even if the session ends. */
  bearer?: string | undefined
}

interface SenderDeps {
  tokens: TokenStore
  /** Never rejects: resolves to the error that prevented new tokens, if any. */
  refresh: (rejected?: string) => Promise<unknown>
  http: typeof http
  creatorTokens: CreatorTokenCache
  now: () => number
}

/** Stops refreshing for a while when the server answers 401 to every token it issues. */
const REJECTIONS_MAX = 3
const REJECTIONS_RESET_AFTER_MS = 60_000

/** A refresh answered 429 says nothing of the call that waits for it: its reads retry as after a fault. */
const asRetryable = (error: ApiError): ApiError =>
  error.isRefusal
    ? new ApiError('refused', { path: error.path, status: 503, retryAfterMs: error.retryAfterMs })
    : error

/** Adds the token to each call, and retries a 401 once (decisions 4). */
export class Sender {
  readonly #deps: SenderDeps
  #sessionAbort = new AbortController()
  #epoch: string | null
  #rejections = { count: 0, at: 0 }

  constructor(deps: SenderDeps) {
    this.#deps = deps
    this.#epoch = deps.tokens.read().epoch
  }

  async send<C extends Call>(
    call: C,
    request: RequestOf<C>,
    { signal, creatorId, bearer }: SendOptions<C> = {},
  ): Promise<ResponseOf<C>> {
    const { http, tokens } = this.#deps
    if (call.host || call.token === 'none' || call.token === 'refresh' || bearer !== undefined) {
      const stored = call.token === 'refresh' ? tokens.read().refreshToken : undefined
      return http(call, { body: request, bearer: readableToken(bearer) ?? stored, signal })
    }
    const bound = this.#sessionSignal(signal)
    const go = (bearer: string | undefined) => http(call, { body: request, bearer, signal: bound })
    return creatorId === undefined ? this.#sendAsUser(go) : this.#sendAsCreator(creatorId, go)
  }

  /**
   * The person's own bearer, for the event stream; a different one than `refused`. Throws where there is
   * none.
   */
  async ownBearer(refused?: string): Promise<string> {
    this.#checkOwner()
    await this.#renewExpired()
    const sent = this.#deps.tokens.read()
    const isRefused = refused !== undefined && sent.accessToken === refused
    const bearer = isRefused ? (await this.#newToken(sent)).bearer : sent.accessToken
    if (bearer === undefined) throw new ApiError('refused', { path: '', status: 401 })
    return bearer
  }

  /** Aborts the calls of an ended session, so that no response reaches the next one. */
  followSession(): () => void {
    return this.#deps.tokens.watch(() => this.#followEpoch())
  }

  #followEpoch(): void {
    const { epoch } = this.#deps.tokens.read()
    if (epoch === this.#epoch) return
    this.#epoch = epoch
    this.#sessionAbort.abort(new DOMException('The session is over', 'AbortError'))
    this.#sessionAbort = new AbortController()
    this.#deps.creatorTokens.clear()
    this.#rejections = { count: 0, at: 0 }
  }

  /** A call belongs to the displayed session: it never goes out with the token of another. */
  #checkOwner(): void {
    const { tokens } = this.#deps
    if (!tokens.isForOtherSession()) return
    tokens.recheck()
    throw new DOMException('The session is over', 'AbortError')
  }

  #sessionSignal(signal: AbortSignal | undefined): AbortSignal {
    this.#checkOwner()
    this.#followEpoch()
    return signal ? AbortSignal.any([signal, this.#sessionAbort.signal]) : this.#sessionAbort.signal
  }

  async #sendAsUser<T>(go: (bearer: string | undefined) => Promise<T>): Promise<T> {
    await this.#renewExpired()
    // Aborts this call if it belongs to another session.
    this.#followEpoch()
    const sent = this.#deps.tokens.read()
    try {
      const answer = await go(sent.accessToken)
      this.#rejections.count = 0
      return answer
    } catch (error) {
      if (!isApiError(error, 401)) throw error
      const renewed = await this.#newToken(sent)
      // A retry may help when the refresh itself failed; a 401 would be final.
      if (renewed.bearer === undefined) throw renewed.error ?? error
      const { bearer } = renewed
      return await this.#replay(() => go(bearer))
    }
  }

  async #sendAsCreator<T>(creatorId: string, go: (bearer: string) => Promise<T>): Promise<T> {
    const { creatorTokens } = this.#deps
    const token = await creatorTokens.get(creatorId)
    try {
      return await go(token)
    } catch (error) {
      if (!isApiError(error, 401)) throw error
      creatorTokens.drop(creatorId, token)
      return go(await creatorTokens.get(creatorId))
    }
  }

  /** Replays once and counts a second 401, which is the result. */
  async #replay<T>(go: () => Promise<T>): Promise<T> {
    try {
      return await go()
    } catch (error) {
      if (isApiError(error, 401))
        this.#rejections = { count: this.#rejections.count + 1, at: this.#deps.now() }
      throw error
    }
  }

  /** Expiry is checked at the moment of use: a token known to be dead is not sent. */
  async #renewExpired(): Promise<void> {
    const { tokens, now, refresh } = this.#deps
    const { accessToken, refreshToken } = tokens.read()
    const isOver = isTokenExpired(readClaims(accessToken), now())
    if (isOver && !isTokenExpired(readClaims(refreshToken), now())) await refresh()
  }

  /**
   * A newer token of the same session, from this call, another one, or another tab; else the error that
   * prevented it.
   */
  async #newToken(
    sent: StoredTokens,
  ): Promise<{ bearer?: string | undefined; error?: ApiError | undefined }> {
    const { tokens, refresh } = this.#deps
    const before = tokens.read()
    const isNewest = before.epoch === sent.epoch && before.accessToken === sent.accessToken
    const error = isNewest && !this.#isLooping() ? await refresh(sent.accessToken) : undefined
    const { epoch, accessToken } = tokens.read()
    const isNew = epoch === sent.epoch && accessToken !== sent.accessToken
    if (isNew) return { bearer: accessToken }
    return { error: isApiError(error) && !isTokenRefused(error) ? asRetryable(error) : undefined }
  }

  #isLooping(): boolean {
    const { count, at } = this.#rejections
    return count >= REJECTIONS_MAX && this.#deps.now() - at < REJECTIONS_RESET_AFTER_MS
  }
}

/** The tokens of creators, also for the event stream. */
export const creatorTokens = new CreatorTokenCache({
  fetchToken: async (creatorId) => {
    // Only the chatter tools act for creators, so the sign-in page does not load their calls.
    const { getCreatorToken } = await import('./calls/chatter/chatter')
    return (await send(getCreatorToken, { creatorId })).token
  },
  now: serverNow,
})

const sender = new Sender({
  tokens,
  refresh: (rejected) => lazyRefresher.run(rejected),
  http,
  creatorTokens,
  now: serverNow,
})

/** Sends one declared call with the right token and returns its parsed response. Throws ApiError. */
export const send = <C extends Call>(
  call: C,
  request: RequestOf<C>,
  options: SendOptions<C> = {},
): Promise<ResponseOf<C>> => sender.send(call, request, options)

/** The person's own bearer, for the event stream. */
export const getOwnBearer = (refused?: string): Promise<string> => sender.ownBearer(refused)

/** Aborts calls in flight whenever a session ends; until the returned function is called. */
export const abortOnSessionEnd = (): (() => void) => sender.followSession()

/** Ensures that this user may act for the creator, and that the token is cached. Throws ApiError. */
export const ensureCreatorToken = async (creatorId: string): Promise<void> => {
  await creatorTokens.get(creatorId)
}
