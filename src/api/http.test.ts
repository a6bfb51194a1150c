import i18n from 'i18next'
import * as v from 'valibot'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { REQUEST_TIMEOUT_MS } from '@/config/constants'
import type { TrackedEvent } from '@/domain/page/tracked-event'
import { onTracked } from '@/services/telemetry/tracker'

import { call } from './call'
import { ApiError, errorText } from './errors'
import { http } from './http'

const ask = call({
  method: 'POST',
  path: '/api/test/ask',
  request: v.object({ name: v.string() }),
  response: v.object({ answer: v.number() }),
  onError: 'throw',
})
const tell = call({
  method: 'GET',
  path: '/api/test/tell',
  response: v.optional(v.object({})),
  onError: 'throw',
})
const begin = call({ method: 'POST', path: '/api/test/begin', response: ask.response, onError: 'throw' })
const internal = call({ ...ask, path: '/api/internal/test' })
const foreign = call({ method: 'GET', path: '', host: 'country', response: v.object({}), onError: 'throw' })

const fetched = vi.fn<typeof fetch>()
const answer = (body: string | object | null, init: ResponseInit = {}) =>
  fetched.mockResolvedValueOnce(
    new Response(typeof body === 'object' && body ? JSON.stringify(body) : body, init),
  )
const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.catch((reason: unknown) => reason)
  if (!(error instanceof ApiError)) throw new Error('not an ApiError')
  return error
}

beforeAll(async () => {
  await i18n.init({
    lng: 'en',
    resources: {
      en: {
        global: { error: { network: 'No contact', unexpected: 'Unexpected' } },
        common: { logout: 'LOGOUT' },
        toasts: { 'wrong.code': 'Another code', saved_not: 'Not {{what}} saved', stack: { name: 'Stack' } },
        be_errors: { 'wrong.code': 'The code is wrong', branch: { leaf: 'Leaf' } },
      },
    },
  })
})
beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})

describe('all calls go under the API base as JSON with credentials and a bearer', () => {
  it('sends body, credentials and bearer', async () => {
    answer({ answer: 7 })
    await expect(http(ask, { body: { name: 'x' }, bearer: 'token' })).resolves.toEqual({ answer: 7 })
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(url).toBe('/api/test/ask')
    expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: '{"name":"x"}' })
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer token')
    expect(new Headers(init?.headers).get('x-internal-api')).toBeNull()
  })

  it('sends no body where the call has none', async () => {
    answer({ answer: 1 })
    await http(begin)
    const init = fetched.mock.calls[0]?.[1]
    expect(init?.body).toBeUndefined()
    expect(new Headers(init?.headers).get('content-type')).toBeNull()
  })

  it('sets the internal-API header on internal calls', async () => {
    answer({ answer: 1 })
    await http(internal)
    expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('x-internal-api')).toBe('1')
  })

  it('sends no token, cookies or referrer to a foreign host', async () => {
    answer({})
    await http(foreign, { bearer: 'token' })
    const init = fetched.mock.calls[0]?.[1]
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
    expect(init?.headers).toBeUndefined()
  })
})

describe('unreadable responses are errors', () => {
  it.each([
    ['HTML', '<!doctype html><p>Sign in to the Wi-Fi'],
    ['truncated JSON', '{"answer": 4'],
    ['an empty body', ''],
    ['the wrong shape', '{"answer":"four"}'],
  ])('%s', async (_, body) => {
    answer(body)
    expect((await failure(http(ask))).kind).toBe('unreadable')
  })

  it('accepts a 204 where no response is declared', async () => {
    answer(null, { status: 204 })
    await expect(http(tell)).resolves.toBeUndefined()
  })

  it('never repeats response values in the error', async () => {
    answer('{"answer":"secret-value"}')
    expect((await failure(http(ask))).message).not.toContain('secret-value')
  })
})

describe('displayed message (error catalogue)', () => {
  const refusal = async (status: number, message: unknown) => {
    answer({ statusCode: status, message }, { status })
    return errorText(await failure(http(ask)))
  }

  it('translates a keyed message', async () => {
    expect(await refusal(422, { key: 'wrong.code', text: 'Nope' })).toBe('The code is wrong')
  })
  it('falls back to the text of an unknown key', async () => {
    expect(await refusal(422, { key: 'unknown', text: 'Nope' })).toBe('Nope')
  })
  it('looks a key up among the toasts when the backend errors lack it', async () => {
    expect(await refusal(422, { key: 'saved_not', text: 'Nope' })).toBe('Not {{what}} saved')
  })
  it('shows a plain message', async () => {
    expect(await refusal(404, 'Not there')).toBe('Not there')
  })
  it.each([
    ['a server fault', 500, 'Stack trace'],
    ['no message', 404, undefined],
  ])('is the generic one for %s', async (_, status, message) => {
    expect(await refusal(status, message)).toBe('Unexpected')
  })
  it("is the generic one for a gateway's body without statusCode", async () => {
    answer({ message: 'Forbidden' }, { status: 403 })
    expect(errorText(await failure(http(ask)))).toBe('Unexpected')
  })
  it.each([
    'global:error.network',
    'common:logout',
    'branch',
    'branch.leaf',
    'stack',
    'stack.name',
    'toString',
    '__proto__',
    'constructor',
    '$t(global:error.network)',
    '',
  ])('treats the key %j as data, never as a path or a template', async (key) => {
    expect(await refusal(400, { key, text: 'Plain $t(global:error.network) {{x}}' })).toBe(
      'Plain $t(global:error.network) {{x}}',
    )
  })
  it('names a network failure', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const error = await failure(http(ask))
    expect(error.kind).toBe('network')
    expect(errorText(error)).toBe('No contact')
  })
})

describe('waiting', () => {
  const never: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    })

  it('gives up after the timeout', async () => {
    vi.useFakeTimers()
    fetched.mockImplementationOnce(never)
    const failed = failure(http(ask))
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS)
    expect((await failed).kind).toBe('timeout')
    vi.useRealTimers()
  })

  it('is cancelled, not failed, when its caller aborts', async () => {
    fetched.mockImplementationOnce(never)
    const controller = new AbortController()
    const asked = http(ask, { signal: controller.signal })
    controller.abort()
    await expect(asked).rejects.toHaveProperty('name', 'AbortError')
  })

  it('reads the delay from Retry-After', async () => {
    answer({ statusCode: 429 }, { status: 429, headers: { 'retry-after': '12' } })
    expect((await failure(http(ask))).retryAfterMs).toBe(12_000)
  })

  it.each(['3600', '2592000', new Date(Date.now() + 30 * 86_400_000).toUTCString()])(
    'caps a Retry-After of %j at a minute',
    async (header) => {
      answer({ statusCode: 503 }, { status: 503, headers: { 'retry-after': header } })
      expect((await failure(http(ask))).retryAfterMs).toBe(60_000)
    },
  )
})

describe('every call is tracked once', () => {
  const trackedBy = async (run: () => Promise<unknown>) => {
    const events: TrackedEvent[] = []
    const stop = onTracked((event) => events.push(event))
    await run().catch(() => undefined)
    stop()
    return events
  }

  it('with its declared path and the status, never with the request data', async () => {
    answer({ answer: 7 })
    const events = await trackedBy(() => http(ask, { body: { name: 'secret' }, bearer: 'token' }))
    const facts = { path: '/api/test/ask', method: 'POST', status: 200, ms: expect.any(Number) as number }
    expect(events).toEqual([{ kind: 'call', facts }])
    expect(JSON.stringify(events)).not.toMatch(/secret|token/)
  })

  it('when the server refuses it, and without a status when there is no response', async () => {
    answer({ statusCode: 403, message: 'No' }, { status: 403 })
    const [refused] = await trackedBy(() => http(tell))
    expect(refused?.facts).toMatchObject({ path: '/api/test/tell', status: 403 })
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const [failed] = await trackedBy(() => http(tell))
    expect(failed?.facts).not.toHaveProperty('status')
  })
})
