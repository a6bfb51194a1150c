import { CREATOR_TOKEN_RENEWED_BEFORE_MS } from '@/config/constants'
import type { CreatorToken } from '@/domain/creator-token'

interface CreatorTokenWorld {
  /** Requests a token to act for this creator. */
  ask: (creatorId: string) => Promise<CreatorToken>
  now: () => number
}

/** Tokens to act for creators, in memory only and keyed by creator, so that one never acts for another. */
export class CreatorTokens {
  readonly #world: CreatorTokenWorld
  readonly #tokens = new Map<string, CreatorToken>()
  #asked = new Map<string, Promise<string>>()

  constructor(world: CreatorTokenWorld) {
    this.#world = world
  }

  /** The token for this creator, renewed five minutes before it expires. */
  get(creatorId: string): Promise<string> {
    const token = this.#tokens.get(creatorId)
    if (token && this.#leftMs(token) > CREATOR_TOKEN_RENEWED_BEFORE_MS)
      return Promise.resolve(token.accessToken)
    const asked = this.#asked.get(creatorId) ?? this.#renew(creatorId, token)
    this.#asked.set(creatorId, asked)
    return asked
  }

  /** Drops a token after a 401, unless a newer one has arrived. */
  drop(creatorId: string, accessToken: string): void {
    if (this.#tokens.get(creatorId)?.accessToken === accessToken) this.#tokens.delete(creatorId)
  }

  /** Drops all tokens: they belong to the session that requested them. */
  clear(): void {
    this.#tokens.clear()
    this.#asked = new Map()
  }

  async #renew(creatorId: string, old: CreatorToken | undefined): Promise<string> {
    const asked = this.#asked
    try {
      const token = await this.#world.ask(creatorId)
      // After `clear` the response belongs to an ended session.
      if (asked === this.#asked) this.#tokens.set(creatorId, token)
      return token.accessToken
    } catch (error) {
      if (old && this.#leftMs(old) > 0) return old.accessToken
      throw error
    } finally {
      asked.delete(creatorId)
    }
  }

  #leftMs = (token: CreatorToken): number => token.expiresAt - this.#world.now()
}
