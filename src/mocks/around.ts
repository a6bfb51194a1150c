import * as v from 'valibot'

import be_errors from '../../locales/en/be_errors.json'

import { startTimer } from '@/lib/timer'

import { type Faults, strikes } from './faults'
import type { Around } from './implement'
import { missing, Refusal, type RefusalKey } from './refusal'
import { authorize } from './rights'
import { tellNews } from './people/news-of'
import type { World } from './world'

/** Headers of every response: the server's time and a request id. */
const headersOf = (world: World, extra: Record<string, string> = {}): Record<string, string> => ({
  'content-type': 'application/json',
  'cache-control': 'no-store',
  date: new Date(world.now()).toUTCString(),
  'x-request-id': crypto.randomUUID(),
  ...extra,
})

const answer = (world: World, body: unknown, status = 200, extra?: Record<string, string>): Response =>
  new Response(JSON.stringify(body ?? {}), { status, headers: headersOf(world, extra) })

const messageOf = (key: RefusalKey) => ({ key, text: be_errors[key] })

/** Turns a thrown error into an error response (requirements 8). */
export function refused(world: World, error: unknown): Response {
  if (v.isValiError(error)) {
    const fields = Object.fromEntries(
      error.issues.map((issue) => [v.getDotPath(issue) ?? 'body', messageOf('field_missing')]),
    )
    return answer(world, { statusCode: 422, message: messageOf('field_missing'), fields }, 422)
  }
  if (error instanceof Refusal) {
    const { status, key, retryAfterS, fields } = error
    const body = {
      statusCode: status,
      message: messageOf(key),
      ...(fields && {
        fields: Object.fromEntries(Object.entries(fields).map(([name, k]) => [name, messageOf(k)])),
      }),
    }
    return answer(world, body, status, retryAfterS === undefined ? {} : { 'retry-after': `${retryAfterS}` })
  }
  console.error('The mock backend broke:', error)
  return broken(world, 500)
}

const broken = (world: World, status: number): Response =>
  answer(world, { statusCode: status, message: 'Internal server error' }, status)

/** The response to an undeclared path. */
export const unknownCall = (world: World): Response => refused(world, missing())

const rubbish = (world: World, type: string, text: string | null): Response =>
  new Response(text, { headers: headersOf(world, { 'content-type': type }) })

/** The response a fault replaces the backend's with; undefined when the fault only adds latency. */
function faultAnswer(world: World, faults: Faults): Response | Promise<Response> | undefined {
  switch (faults.mode) {
    case 'none':
      return undefined
    case 'fail':
      return broken(world, faults.status)
    case 'hang':
      return new Promise<Response>(() => undefined)
    case 'offline':
      return Response.error()
    case 'html':
      return rubbish(world, 'text/html', '<!doctype html><title>Gateway</title><h1>It works!</h1>')
    case 'truncated':
      return rubbish(world, 'application/json', '{"data": [{"userId": "crea')
    case 'empty':
      return rubbish(world, 'application/json', null)
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => void startTimer(resolve, ms))

/** Applies the active faults and returns the response of the one that hits the call, if any. */
export async function suffer(world: World, path: string): Promise<Response | undefined> {
  const faults = await world.visit(() => {
    const { faults } = world.state
    if (!strikes(faults, path, Math.random())) return undefined
    world.state.faults = { ...faults, times: faults.times === null ? null : faults.times - 1 }
    return faults
  })
  if (!faults) return undefined
  if (faults.latencyMs > 0) await wait(faults.latencyMs)
  return await faultAnswer(world, faults)
}

/** Wraps every call with faults, rights, response headers and error responses (requirements 8). */
export const aroundOf =
  (world: World): Around =>
  async (call, request, run) => {
    const struck = await suffer(world, new URL(request.url).pathname)
    if (struck) return struck
    return await world.visit(async () => {
      try {
        if (!call.host) authorize(world, call, request)
        const body = await run()
        tellNews(world, call)
        return answer(world, body)
      } catch (error) {
        return refused(world, error)
      }
    })
  }
