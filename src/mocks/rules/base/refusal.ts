import type be_errors from '../../../../locales/en/be_errors.json'

export type RefusalKey = keyof typeof be_errors

/** An error response: status, a key of be_errors, and an English fallback (requirements 8). */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly key: RefusalKey
  readonly retryAfterS: number | undefined
  /** For 422: the key of each invalid field. */
  readonly fields: Readonly<Record<string, RefusalKey>> | undefined

  constructor(
    status: number,
    key: RefusalKey,
    facts: { retryAfterS?: number; fields?: Readonly<Record<string, RefusalKey>> } = {},
  ) {
    super(`${status} ${key}`)
    this.status = status
    this.key = key
    this.retryAfterS = facts.retryAfterS
    this.fields = facts.fields
  }
}

export const unauthorized = (key: RefusalKey = 'session_over'): Refusal => new Refusal(401, key)
export const forbidden = (key: RefusalKey = 'not_allowed'): Refusal => new Refusal(403, key)
export const notFound = (key: RefusalKey = 'not_found'): Refusal => new Refusal(404, key)
/** What was found. Throws 404 for nothing. */
export function orNotFound<T>(found: T | null | undefined, key?: RefusalKey): T {
  if (found === undefined || found === null) throw notFound(key)
  return found
}
/** An invalid field; its key is also the response's key. */
export const invalidField = (field: string, key: RefusalKey): Refusal =>
  new Refusal(422, key, { fields: { [field]: key } })
