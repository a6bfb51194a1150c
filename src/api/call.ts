import type * as v from 'valibot'

/** What happens when a call fails: the caller is told, a toast tells, or nobody is told (spec 8). */
export type ErrorPolicy = 'throw' | 'toast' | 'ignore'

type Schema = v.GenericSchema

/**
 * Everything there is to know about one call. Client, query keys, hooks and the mock backend derive from it.
 * `request` and `response` describe JSON on the wire (schema input) and what code gets of it (schema output).
 */
export interface Call {
  method: 'GET' | 'POST' | 'PATCH'
  /** Appended to the API base; empty only for a call with a `host` of its own. */
  path: `/api/${string}` | ''
  request?: Schema
  response: Schema
  onError: ErrorPolicy
  /** Sends the internal-API header (spec 7, chatter calls). */
  internal?: true
  /** Which bearer: the access token unless said otherwise. `either`: the creator's where the sender names one. */
  token?: 'refresh' | 'creator' | 'either' | 'none'
  /** Goes to a foreign host, without token, cookies or referrer. */
  host?: 'country'
}

/** Declares a call; keeps its literal types. Without side effects: a chunk carries only the calls it makes. */
/* @__NO_SIDE_EFFECTS__ */
export const call = <const Facts extends Call>(facts: Facts): Facts => facts

/** What code passes to make the call: JSON as it goes over the wire. */
export type RequestOf<C extends Call> = C extends { request: infer S extends Schema } ? v.InferInput<S> : void
/** What code gets: the parsed answer. */
export type AnswerOf<C extends Call> = v.InferOutput<C['response']>
/** What a server sends back: JSON as it goes over the wire. */
export type WireAnswerOf<C extends Call> = v.InferInput<C['response']>
/** What a server reads of the request, once validated. */
export type ParsedRequestOf<C extends Call> = C extends { request: infer S extends Schema }
  ? v.InferOutput<S>
  : undefined

/** Calls sent with the creator's token must say as whom. */
export type CreatorOf<C extends Call> = C extends { token: 'creator' }
  ? string
  : C extends { token: 'either' }
    ? string | undefined
    : undefined
