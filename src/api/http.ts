import * as v from 'valibot'

import { loadNamespaces } from '@/i18n'
import { REQUEST_TIMEOUT_MS } from '@/config/constants'
import { env } from '@/config/env'
import { ServerErrorBody } from '@/domain/server/server-error'
import { resolveWithin } from '@/lib/wait'
import { recordServerDate, serverNow } from '@/services/network/server-clock'
import { track } from '@/services/telemetry/tracker'

import { type Call, isInternal, type ResponseOf } from './call'
import { ApiError, SERVER_ERROR_NAMESPACES } from './errors'

interface HttpOptions {
  body?: unknown
  bearer?: string | undefined
  /** Aborts the request; its reason is thrown unchanged. */
  signal?: AbortSignal | undefined
}

/** We load an error's text before we show it, but wait no longer than this. */
const ERROR_TEXTS_TIMEOUT_MS = 1000

/** Sends one declared call and parses its response. Throws ApiError, or the signal's reason when aborted. */
export async function http<C extends Call>(call: C, options: HttpOptions = {}): Promise<ResponseOf<C>> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), REQUEST_TIMEOUT_MS)
  const startedAt = performance.now()
  let status: number | undefined
  const signal = options.signal ? AbortSignal.any([options.signal, timeout.signal]) : timeout.signal
  try {
    const response = await fetch(urlOf(call), { ...createRequestInit(call, options), signal })
    status = response.status
    if (!call.host) recordServerDate(response.headers.get('date'), Date.now())
    const text = await response.text()
    return response.ok ? parseResponse(call, response, text) : await throwRefusal(call, response, text)
  } catch (error) {
    if (error instanceof ApiError) throw error
    options.signal?.throwIfAborted()
    const detail = call.host && LOOKUP_ERRORS.failed
    throw new ApiError(timeout.signal.aborted ? 'timeout' : 'network', { path: call.path, detail })
  } finally {
    clearTimeout(timer)
    const ms = Math.round(performance.now() - startedAt)
    track({ kind: 'call', facts: { path: call.path, method: call.method, ms, ...(status && { status }) } })
  }
}

/** Messages of the country lookup (requirements 8). */
const LOOKUP_ERRORS = { failed: 'Failed to fetch', unfit: 'Invalid response' }

const urlOf = (call: Call): string =>
  call.host === 'country' ? env.countryLookupUrl : env.apiBaseUrl + call.path

function createRequestInit(call: Call, { body, bearer }: HttpOptions): RequestInit {
  if (call.host) {
    return { method: call.method, credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' }
  }
  const headers = new Headers({ accept: 'application/json' })
  if (isInternal(call)) headers.set('x-internal-api', '1')
  if (bearer) headers.set('authorization', `Bearer ${bearer}`)
  const init: RequestInit = { method: call.method, credentials: 'include', cache: 'no-store', headers }
  // Some calls have no body (requirements 7); one that has sends an object even when it is empty.
  if (call.request) {
    headers.set('content-type', 'application/json')
    init.body = JSON.stringify(body ?? {})
  }
  return init
}

function parseResponse<C extends Call>(call: C, response: Response, text: string): ResponseOf<C> {
  const facts = { path: call.path, status: response.status, ...requestIdOf(response) }
  let json: unknown
  try {
    json = text.trim() === '' ? undefined : JSON.parse(text)
  } catch {
    throw new ApiError('unreadable', { ...facts, detail: 'not JSON' })
  }
  const parsed = v.safeParse(call.response, json)
  if (parsed.success) return parsed.output
  const where = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'whole answer').join(', ')
  const detail = call.host ? LOOKUP_ERRORS.unfit : json === undefined ? 'empty' : `unexpected ${where}`
  throw new ApiError('unreadable', { ...facts, detail })
}

async function throwRefusal(call: Call, response: Response, text: string): Promise<never> {
  await loadErrorTexts()
  throw new ApiError('refused', {
    path: call.path,
    status: response.status,
    detail: call.host && LOOKUP_ERRORS.failed,
    body: parseErrorBody(response.status, text),
    retryAfterMs: retryAfterMsOf(response),
    ...requestIdOf(response),
  })
}

/** The error body; a body without statusCode, as from a gateway, counts as a response with only a status. */
function parseErrorBody(statusCode: number, text: string): ServerErrorBody {
  try {
    return v.parse(ServerErrorBody, JSON.parse(text))
  } catch {
    return { statusCode, message: undefined }
  }
}

function retryAfterMsOf(response: Response): number | undefined {
  const value = response.headers.get('retry-after')
  if (!value) return undefined
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - serverNow()
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}

const requestIdOf = (response: Response) => ({ requestId: response.headers.get('x-request-id') ?? undefined })

const loadErrorTexts = (): Promise<unknown> =>
  resolveWithin(loadNamespaces(SERVER_ERROR_NAMESPACES), ERROR_TEXTS_TIMEOUT_MS)
