import * as v from 'valibot'

import be_errors from '../../../locales/en/be_errors.json'

import { startTimer } from '@/lib/timer'

import { type Faults, affectsCall } from '../state/faults'
import type { Middleware } from './bind-handlers'
import { notFound, Refusal, type RefusalKey } from '../rules/base/refusal'
import { authorize } from '../rules/account/rights'
import { emitManagerEvents } from '../rules/people/manager-events'
import type { World } from '../state/world'

/** Headers of every response: the server's time and a request id. */
const headersOf = (world: World, extra: Record<string, string> = {}): Record<string, string> => ({
  'content-type': 'application/json',
  'cache-control': 'no-store',
  date: new Date(world.now()).toUTCString(),
  'x-request-id': crypto.randomUUID(),
  ...extra,
})

const jsonResponse = (world: World, body: unknown, status = 200, extra?: Record<string, string>): Response =>
  new Response(JSON.stringify(body ?? {}), { status, headers: headersOf(world, extra) })

const fallbackMessageOf = (key: RefusalKey) => ({ key, text: be_errors[key] })

const NUMBER_ISSUES = ['min_value', 'max_value', 'integer', 'safe_integer', 'finite', 'number']

/** The key of a value that does not fit its schema. */
function keyOfIssue({ type, input }: v.BaseIssue<unknown>): RefusalKey {
  const isEmpty = input === undefined || input === null || input === '' || type === 'non_empty'
  if (isEmpty || type === 'min_length') return 'field_missing'
  if (type === 'max_length') return typeof input === 'string' ? 'text_too_long' : 'too_many'
  return NUMBER_ISSUES.includes(type) ? 'number_unfit' : 'request_rejected'
}

/** Turns a thrown error into an error response (requirements 8). */
export function errorResponse(world: World, error: unknown): Response {
  if (v.isValiError(error)) {
    const keys = error.issues.map((issue) => [v.getDotPath(issue) ?? 'body', keyOfIssue(issue)] as const)
    const key = keys[0]?.[1] ?? 'request_rejected'
    return errorResponse(world, new Refusal(422, key, { fields: Object.fromEntries(keys) }))
  }
  if (error instanceof Refusal) {
    const { status, key, retryAfterS, fields } = error
    const body = {
      statusCode: status,
      message: fallbackMessageOf(key),
      ...(fields && {
        fields: Object.fromEntries(Object.entries(fields).map(([name, k]) => [name, fallbackMessageOf(k)])),
      }),
    }
    return jsonResponse(
      world,
      body,
      status,
      retryAfterS === undefined ? {} : { 'retry-after': `${retryAfterS}` },
    )
  }
  console.error('The mock backend broke:', error)
  return brokenServerResponse(world, 500)
}

const brokenServerResponse = (world: World, status: number): Response =>
  jsonResponse(world, { statusCode: status, message: 'Internal server error' }, status)

/** The response to an undeclared path. */
export const unknownCallResponse = (world: World): Response => errorResponse(world, notFound())

const malformedResponse = (world: World, type: string, text: string | null): Response =>
  new Response(text, { headers: headersOf(world, { 'content-type': type }) })

const REFUSAL_OF_STATUS: Readonly<Record<number, RefusalKey>> = {
  401: 'session_over',
  403: 'not_allowed',
  404: 'not_found',
  409: 'stale_update',
  429: 'too_many_tries',
}

/** A refused fault has a key, as every refusal does: the console shows the text of its own language. */
const failedResponse = (world: World, status: number): Response =>
  status < 500
    ? errorResponse(world, new Refusal(status, REFUSAL_OF_STATUS[status] ?? 'request_rejected'))
    : brokenServerResponse(world, status)

/** The response a fault replaces the backend's with; undefined when the fault only adds latency. */
function faultResponse(world: World, faults: Faults): Response | Promise<Response> | undefined {
  switch (faults.mode) {
    case 'none':
      return undefined
    case 'fail':
      return failedResponse(world, faults.status)
    case 'hang':
      return new Promise<Response>(() => undefined)
    case 'offline':
      return Response.error()
    case 'html':
      return malformedResponse(world, 'text/html', '<!doctype html><title>Gateway</title><h1>It works!</h1>')
    case 'truncated':
      return malformedResponse(world, 'application/json', '{"data": [{"userId": "crea')
    case 'empty':
      return malformedResponse(world, 'application/json', null)
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => void startTimer(resolve, ms))

/** Applies the active faults and returns the response of the one that hits the call, if any. */
export async function applyFaults(
  world: World,
  path: string,
  roll = Math.random(),
): Promise<Response | undefined> {
  const faults = await world.transact(() => {
    const { faults } = world.state
    if (!affectsCall(faults, path, roll)) return undefined
    world.state.faults = { ...faults, times: faults.times === null ? null : faults.times - 1 }
    return faults
  })
  if (!faults) return undefined
  if (faults.latencyMs > 0) await wait(faults.latencyMs)
  return await faultResponse(world, faults)
}

/** Wraps every call with faults, rights, response headers and error responses (requirements 8). */
export const createMiddleware =
  (world: World): Middleware =>
  async (call, request, run) => {
    const struck = await applyFaults(world, new URL(request.url).pathname)
    if (struck) return struck
    return await world.transact(async () => {
      try {
        if (!call.host) authorize(world, call, request)
        const body = await run()
        emitManagerEvents(world, call)
        return jsonResponse(world, body)
      } catch (error) {
        return errorResponse(world, error)
      }
    })
  }
