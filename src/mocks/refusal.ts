import type be_errors from '../../locales/en/be_errors.json'

export type RefusalKey = keyof typeof be_errors

/** A no, as the server says it: status, a key of be_errors, and English to fall back to (spec 8). */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly key: RefusalKey
  readonly retryAfterS: number | undefined
  /** For 422: which field is meant by which key. */
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
export const missing = (key: RefusalKey = 'not_found'): Refusal => new Refusal(404, key)
/** A field that does not fit; the field's own key is also the answer's. */
export const unfit = (field: string, key: RefusalKey): Refusal =>
  new Refusal(422, key, { fields: { [field]: key } })
