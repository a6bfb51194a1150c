import { describe, expect, it } from 'vitest'

import { httpBackend } from './http'

const ORIGIN = 'http://localhost:4173'

const backend = httpBackend()
const ask = async (
  path: string,
  { method = 'GET', body, world = '' }: { method?: string; body?: object; world?: string } = {},
) => {
  const headers = { cookie: `theme=dark; mock-world=${world}`, 'content-type': 'application/json' }
  const request = new Request(ORIGIN + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  // `cookie` is a forbidden header for Request, so the test sets it directly.
  Object.defineProperty(request, 'headers', { value: new Headers(headers) })
  return backend(request)
}

describe('the backend over HTTP', () => {
  it('answers calls and its own paths, and nothing else', async () => {
    expect((await ask('/api/version'))?.status).toBe(200)
    expect((await ask('/api/nothing'))?.status).toBe(404)
    expect((await ask('/__mock/identities'))?.status).toBe(200)
    expect((await ask('/__mock/nothing'))?.status).toBe(404)
    expect(await (await ask('/__mock/country'))?.json()).toMatchObject({ country: 'US' })
    expect(await ask('/agency-overview')).toBeUndefined()
  })

  it('gives each cookie its own world, and resets it on request', async () => {
    await ask('/__mock/faults', { method: 'POST', body: { versionDecision: 'hard' }, world: 'one' })
    const decision = async (world: string): Promise<unknown> => {
      const answer = await ask('/api/version', { world })
      return ((await answer?.json()) as Record<string, unknown> | undefined)?.['versionDecision']
    }
    expect([await decision('one'), await decision('other')]).toEqual(['hard', 'ok'])
    await ask('/__mock/reset', { method: 'POST', world: 'one' })
    expect(await decision('one')).toBe('ok')
  })

  it('rejects an unknown fault', async () => {
    expect((await ask('/__mock/faults', { method: 'POST', body: { mode: 'flood' } }))?.status).toBe(422)
  })
})
