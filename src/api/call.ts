import type * as v from 'valibot'

import { IgnoredResponse } from '@/lib/lenient-schema'

/** How a failed call is handled: throw to the caller, show a toast, or ignore (requirements 8). */
export type ErrorPolicy = 'throw' | 'toast' | 'ignore'

type CallSchema = v.GenericSchema

/**
 * The declaration of one call. Client, query keys, hooks and the mock backend derive from it. `request` and
 * `response` describe the JSON on the wire (schema input) and the parsed result (schema output).
 */
export interface Call {
  method: 'GET' | 'POST' | 'PATCH'
  /** Appended to the API base URL; empty only for a call with its own `host`. */
  path: `/api/${string}` | ''
  request?: CallSchema
  response: CallSchema
  onError: ErrorPolicy
  /** Which bearer token; the access token by default. `either`: the creator's, where the sender names one. */
  token?: 'refresh' | 'creator' | 'either' | 'none'
  /** Goes to a foreign host, without token, cookies or referrer. */
  host?: 'country'
}

/** Whether a call carries the internal-API header (requirements 7). */
export const isInternal = ({ path }: Pick<Call, 'path'>): boolean => path.startsWith('/api/internal/')

/** What a call is unless it says otherwise: its answer is then not read. */
const USUAL = { method: 'POST', onError: 'throw', response: IgnoredResponse } as const
type Usual = typeof USUAL

type CallFacts = Omit<Call, keyof Usual> & Partial<Pick<Call, keyof Usual>>

/**
 * Declares a call and keeps its literal types. Free of side effects, so a chunk contains only the calls it
 * makes.
 */
/* @__NO_SIDE_EFFECTS__ */
export const call = <const Facts extends CallFacts>(facts: Facts) =>
  ({ ...USUAL, ...facts }) as Omit<Usual, keyof Facts> & Facts // as the spread does, which TypeScript widens

/** Declares a call with the token of the creator that the caller names. */
/* @__NO_SIDE_EFFECTS__ */
export const creatorCall = <const Facts extends Omit<CallFacts, 'token'>>(facts: Facts) =>
  call({ ...facts, token: 'creator' })

/** The request as callers pass it: JSON as on the wire. */
export type RequestOf<C extends Call> = C extends { request: infer S extends CallSchema }
  ? v.InferInput<S>
  : void
/** The parsed response. */
export type ResponseOf<C extends Call> = v.InferOutput<C['response']>
/** The server's response: JSON as on the wire. */
export type WireResponseOf<C extends Call> = v.InferInput<C['response']>
/** The request as the server reads it after validation. */
export type ParsedRequestOf<C extends Call> = C extends { request: infer S extends CallSchema }
  ? v.InferOutput<S>
  : undefined

/** The creator id, required for calls with the creator's token. */
export type CreatorIdOf<C extends Call> = C extends { token: 'creator' }
  ? string
  : C extends { token: 'either' }
    ? string | undefined
    : undefined
