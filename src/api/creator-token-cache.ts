import { CREATOR_TOKEN_RENEW_BEFORE_MS } from '@/config/constants'
import type { CreatorToken } from '@/domain/agency/creator-token'

interface CreatorTokenDeps {
  /** Requests a token to act for this creator. */
  fetchToken: (creatorId: string) => Promise<CreatorToken>
  now: () => number
}

/** Tokens to act for creators, in memory only and keyed by creator, so that one never acts for another. */
export class CreatorTokenCache {
  readonly #deps: CreatorTokenDeps
  readonly #tokens = new Map<string, CreatorToken>()
  #pending = new Map<string, Promise<string>>()

  constructor(deps: CreatorTokenDeps) {
    this.#deps = deps
  }

  /** The token for this creator, renewed five minutes before it expires. */
  get(creatorId: string): Promise<string> {
    const token = this.#tokens.get(creatorId)
    if (token && this.#leftMs(token) > CREATOR_TOKEN_RENEW_BEFORE_MS)
      return Promise.resolve(token.accessToken)
    const pending = this.#pending.get(creatorId) ?? this.#renew(creatorId, token)
    this.#pending.set(creatorId, pending)
    return pending
  }

  /** Drops a token after a 401, unless a newer one has arrived. */
  drop(creatorId: string, accessToken: string): void {
    if (this.#tokens.get(creatorId)?.accessToken === accessToken) this.#tokens.delete(creatorId)
  }

  /** Drops all tokens: they belong to the session that requested them. */
  clear(): void {
    this.#tokens.clear()
    this.#pending = new Map()
  }

  async #renew(creatorId: string, old: CreatorToken | undefined): Promise<string> {
    const pending = this.#pending
    try {
      const token = await this.#deps.fetchToken(creatorId)
      // After `clear` the response belongs to an ended session.
      if (pending === this.#pending) this.#tokens.set(creatorId, token)
      return token.accessToken
    } catch (error) {
      if (old && this.#leftMs(old) > 0) return old.accessToken
      throw error
    } finally {
      pending.delete(creatorId)
    }
  }

  #leftMs = (token: CreatorToken): number => token.expiresAt - this.#deps.now()
}
