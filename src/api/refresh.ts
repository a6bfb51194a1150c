import { STORAGE_KEY } from '@/config/storage-keys'
import { markRefused } from '@/domain/stored-account'
import { isExpired, readClaims } from '@/domain/token'
import type { TokenSet } from '@/domain/token-set'
import { serverNow } from '@/services/server-clock'
import { local } from '@/services/storage'
import { TabLock, type Turn } from '@/services/tab-lock'

import { refreshTokens } from './calls/auth'
import { ApiError } from './errors'
import { http } from './http'
import { type SessionEnd, tellSessionEnd } from './session-end'
import { readable, type StoredTokens, type TokenKeeper, tokens } from './tokens'

/** What became of asking for another account's session. */
export type Exchange = 'switched' | 'sign-in-again' | 'failed'

interface RefreshWorld {
  tokens: TokenKeeper
  /** Asks the server; rejects like every call. */
  ask: (refreshToken: string) => Promise<TokenSet>
  lock: Pick<TabLock, 'exclusively'>
  now: () => number
  wait: (ms: number) => Promise<void>
  tellEnd: (end: SessionEnd) => void
}

/** A write by another tab may take this long to be seen here. */
const LATE_STORAGE_MS = 40
/** After taking over from a tab that seemed hung, its answer may still come. */
const LATE_ANSWER_MS = 2000

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.isRefusal

/** One refresh at a time, in this tab and over all tabs of the browser (spec 4, decisions 3, 5 and 9). */
export class Refresher {
  readonly #world: RefreshWorld
  #flight: { epoch: string | null; done: Promise<void> } | undefined
  #hasRun = false

  constructor(world: RefreshWorld) {
    this.#world = world
  }

  /**
   * Gets new tokens, or finds that another tab has. Never rejects: what came of it stands in the tokens.
   * `rejected` is an access token the server answered 401 to, which is dead whatever its claims say.
   */
  run(rejected?: string): Promise<void> {
    const { epoch } = this.#world.tokens.read()
    if (this.#flight?.epoch === epoch) return this.#flight.done
    const flight = {
      epoch,
      done: this.#refresh(rejected)
        .catch(() => undefined) // Spec 4: refresh errors are ignored silently.
        .finally(() => {
          if (this.#flight === flight) this.#flight = undefined
        }),
    }
    this.#flight = flight
    return flight.done
  }

  /** Begins the session of a stored account, unless another has begun since `epoch` (decision 11). */
  async exchange(userId: string, epoch: string): Promise<Exchange> {
    try {
      return await this.#world.lock.exclusively(async (turn) => {
        await this.#lookAgain(turn)
        return this.#exchange(userId, epoch)
      })
    } catch {
      return 'failed'
    }
  }

  async #refresh(rejected: string | undefined): Promise<void> {
    const seen = this.#world.tokens.read()
    if (isExpired(readClaims(seen.refreshToken), this.#world.now())) return this.#runOut(seen)
    await this.#world.lock.exclusively(async (turn) => {
      await this.#lookAgain(turn)
      const now = this.#world.tokens.read()
      if (now.epoch !== seen.epoch || this.#isDone(now, rejected ?? seen.accessToken)) return
      await this.#ask(now, rejected, turn)
    })
  }

  /** Neither a way on nor a living token: cleared, and told as invalid (spec 4). */
  #runOut(seen: StoredTokens): void {
    const { tokens, now, tellEnd } = this.#world
    const isOver = seen.accessToken !== undefined && isExpired(readClaims(seen.accessToken), now())
    if (isOver && tokens.end(seen, 'invalid')) tellEnd('invalid')
  }

  /** What another tab has just stored may still be on its way to this one. */
  async #lookAgain({ waited }: Turn): Promise<void> {
    if (waited || this.#hasRun) await this.#world.wait(LATE_STORAGE_MS)
    this.#hasRun = true
  }

  /** Another call or another tab was quicker: its token is not the one that was found wanting, and is good. */
  #isDone(now: StoredTokens, wanting: string | undefined): boolean {
    return now.accessToken !== wanting && !isExpired(readClaims(now.accessToken), this.#world.now())
  }

  async #ask(sent: StoredTokens, rejected: string | undefined, turn: Turn): Promise<void> {
    if (!sent.refreshToken) return
    try {
      this.#accept(sent, await this.#world.ask(sent.refreshToken))
    } catch (error) {
      if (isRefusal(error)) await this.#refused(sent, rejected, turn)
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
  }

  /** Only the refusal of the newest tokens, with a dead access token, ends a session (decision 5). */
  async #refused(sent: StoredTokens, rejected: string | undefined, { tookOver }: Turn): Promise<void> {
    const { tokens, now, wait, tellEnd } = this.#world
    await wait(tookOver ? LATE_ANSWER_MS : LATE_STORAGE_MS)
    const isDead = sent.accessToken === rejected || isExpired(readClaims(sent.accessToken), now())
    if (isDead && tokens.end(sent, 'ended')) tellEnd('refused')
  }

  async #exchange(userId: string, epoch: string): Promise<Exchange> {
    const { tokens, ask } = this.#world
    const sent = tokens.accounts().find(({ user }) => user.userId === userId)?.refreshToken
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
      return isRefusal(error) ? refuse() : 'failed'
    }
  }
}

type Sent = Pick<StoredTokens, 'refreshToken'> & { accessToken?: string | undefined }

/** Whether an answer holds a token of another subject than the one it was asked for (decision 9). */
function isOfOther(sent: Sent, answer: TokenSet): boolean {
  const subject = readClaims(sent.refreshToken)?.sub ?? readClaims(sent.accessToken)?.sub
  const news = [answer.accessToken, answer.refreshToken].filter((token) => readable(token) !== undefined)
  return subject !== undefined && news.some((token) => readClaims(token)?.sub !== subject)
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export const refresher = new Refresher({
  tokens,
  ask: (refreshToken) => http(refreshTokens, { bearer: refreshToken }),
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
