import type * as v from 'valibot'

/** How a failed call is handled: throw to the caller, show a toast, or ignore (requirements 8). */
export type ErrorPolicy = 'throw' | 'toast' | 'ignore'

type Schema = v.GenericSchema

/**
 * The declaration of one call. Client, query keys, hooks and the mock backend derive from it. `request` and
 * `response` describe the JSON on the wire (schema input) and the parsed result (schema output).
 */
export interface Call {
  method: 'GET' | 'POST' | 'PATCH'
  /** Appended to the API base URL; empty only for a call with its own `host`. */
  path: `/api/${string}` | ''
  request?: Schema
  response: Schema
  onError: ErrorPolicy
  /** Sends the internal-API header (requirements 7). */
  internal?: true
  /** Which bearer token; the access token by default. `either`: the creator's, where the sender names one. */
  token?: 'refresh' | 'creator' | 'either' | 'none'
  /** Goes to a foreign host, without token, cookies or referrer. */
  host?: 'country'
}

/**
 * Declares a call and keeps its literal types. Free of side effects, so a chunk contains only the calls it
 * makes.
 */
/* @__NO_SIDE_EFFECTS__ */
export const call = <const Facts extends Call>(facts: Facts): Facts => facts

/** The request as callers pass it: JSON as on the wire. */
export type RequestOf<C extends Call> = C extends { request: infer S extends Schema } ? v.InferInput<S> : void
/** The parsed response. */
export type AnswerOf<C extends Call> = v.InferOutput<C['response']>
/** The server's response: JSON as on the wire. */
export type WireAnswerOf<C extends Call> = v.InferInput<C['response']>
/** The request as the server reads it after validation. */
export type ParsedRequestOf<C extends Call> = C extends { request: infer S extends Schema }
  ? v.InferOutput<S>
  : undefined

/** The creator id, required for calls with the creator's token. */
export type CreatorOf<C extends Call> = C extends { token: 'creator' }
  ? string
  : C extends { token: 'either' }
    ? string | undefined
    : undefined
