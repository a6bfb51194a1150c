import { expect, it } from 'vitest'

import { httpBackend } from './http'

const ORIGIN = 'http://localhost:4173'

const askOf =
  (backend: ReturnType<typeof httpBackend>) =>
  async (
    path: string,
    { method = 'GET', body, world = '' }: { method?: string; body?: object; world?: string } = {},
  ) => {
    const headers = { cookie: `theme=dark; mock-world=${world}`, 'content-type': 'application/json' }
    const request = new Request(ORIGIN + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    // `cookie` is a forbidden header for Request, so the test sets it directly.
    Object.defineProperty(request, 'headers', { value: new Headers(headers) })
    return backend(request)
  }
const ask = askOf(httpBackend())
const decisionIn = async (world: string, send = ask): Promise<unknown> => {
  const answer = await send('/api/version', { world })
  return ((await answer?.json()) as Record<string, unknown> | undefined)?.['versionDecision']
}

it('the backend over HTTP forgets the world that was unused for longest, but never the shared one', async () => {
  const small = askOf(httpBackend(2))
  const reject = (world: string) =>
    small('/__mock/faults', { method: 'POST', body: { versionDecision: 'hard' }, world })
  for (const world of ['', 'a', 'b']) await reject(world)
  await decisionIn('a', small)
  await reject('c')
  expect([await decisionIn('', small), await decisionIn('a', small), await decisionIn('c', small)]).toEqual([
    'hard',
    'hard',
    'hard',
  ])
  expect(await decisionIn('b', small)).toBe('ok')
})

it('the backend over HTTP rejects an unknown fault', async () => {
  expect((await ask('/__mock/faults', { method: 'POST', body: { mode: 'flood' } }))?.status).toBe(422)
})
