/*
 * Type tests, checked by plain `tsc --noEmit`: an @ts-expect-error without an error is an error. Nothing here
 * runs.
 */
import * as v from 'valibot'

import { call, type ResponseOf } from '@/api/call'
import { clockOut, getClockStatus } from '@/api/calls/chatter/chatter'
import type * as countryCalls from '@/api/calls/account/country'
import { checkPrompts, type getCurrentUser, type setDisplayName } from '@/api/calls/account/user'
import { mutationOf, pagesOf, queryOf } from '@/api/query'
import type { Handlers } from '@/mocks/handlers/bind-handlers'

const listMedia = call({
  method: 'POST',
  path: '/api/vault/list',
  request: v.object({ limit: v.number() }),
  response: v.object({ data: v.array(v.string()) }),
  onError: 'throw',
  token: 'creator',
})

type Clock = ResponseOf<typeof getClockStatus>
export const since = (status: Clock): number | undefined => status.chatterWorkLog?.clockInAt
// @ts-expect-error: the log may be null
export const uncheckedLog = (status: Clock) => status.chatterWorkLog.clockInAt
// @ts-expect-error: the answer has no such field
export const missing = (user: ResponseOf<typeof getCurrentUser>) => user.nickname

/** A read that ignores errors may yield null, so the caller must check. */
export const uncheckedAnswer = async () => {
  const prompts = await queryOf(checkPrompts).queryFn?.({} as never) // the query context is irrelevant here
  // @ts-expect-error: null when the call failed
  return prompts.tosAcceptedAt
}

export const reads = [queryOf(getClockStatus), queryOf(listMedia, { limit: 1 }, 'creator-1')]
// @ts-expect-error: a call with the creator's token must say as whom
export const withoutCreator = queryOf(listMedia, { limit: 1 })
// @ts-expect-error: without its required field
export const withoutLimit = queryOf(listMedia, {}, 'creator-1')
// @ts-expect-error: a call without a body takes none
export const spareBody = queryOf(getClockStatus, { chatterWorkLogId: 'log-1' })

const listQuietly = call({
  path: '/api/vault/list',
  request: v.object({ limit: v.number() }),
  response: v.object({ data: v.array(v.string()), lastId: v.nullable(v.string()) }),
  onError: 'ignore',
})
// @ts-expect-error: a page that failed would have no `lastId`
export const quietPages = pagesOf(listQuietly, { limit: 1 })

export const write = mutationOf(clockOut).mutationFn
// @ts-expect-error: a write without its required field
export const withoutLog: Parameters<NonNullable<typeof write>>[0] = {}
// @ts-expect-error: a field the request does not have
export const odd: Parameters<NonNullable<typeof write>>[0] = { chatterWorkLogId: 'log-1', at: 1 }

const WORK_LOG = { chatterWorkLogId: 'log-1', clockInAt: '2026-11-21T08:00:00Z' }
const chatter = { clockOut, getClockStatus }

export const right: Handlers<typeof chatter> = {
  clockOut: ({ body }) => ({ chatterWorkLog: { ...WORK_LOG, chatterWorkLogId: body.chatterWorkLogId } }),
  getClockStatus: () => ({ chatterWorkLog: WORK_LOG }),
}

export const numberForDate: Handlers<typeof chatter> = {
  clockOut: () => ({ chatterWorkLog: null }),
  // @ts-expect-error: dates are text on the wire
  getClockStatus: () => ({ chatterWorkLog: { ...WORK_LOG, clockInAt: 1_763_712_000_000 } }),
}

// @ts-expect-error: a call without its handler
export const missingHandler: Handlers<typeof chatter> = { clockOut: () => ({ chatterWorkLog: null }) }

export const unknownHandler: Handlers<typeof countryCalls> = {
  lookUpCountry: () => ({ country: 'DE', ip: '203.0.113.7' }),
  // @ts-expect-error: a handler for no call
  lookUpCity: () => ({}),
}

export const oddRead: Handlers<{ setDisplayName: typeof setDisplayName }> = {
  // @ts-expect-error: the request has no such field
  setDisplayName: ({ body }) => ({ name: body.name }),
}

// @ts-expect-error: an error policy is one of three
call({ method: 'GET', path: '/api/version', response: v.unknown(), onError: 'shout' })
// @ts-expect-error: paths begin at the API
call({ method: 'GET', path: '/version', response: v.unknown(), onError: 'throw' })
