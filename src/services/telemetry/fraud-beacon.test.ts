import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const ADDRESS = 'https://beacon.example/b.js?site=console'
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-fraud-beacon]')]
const sessionId = () => new URL(scripts()[0]?.src ?? '').searchParams.get('session_id')

/** The module in a build with this address. */
async function builtWith(address: string) {
  vi.stubEnv('VITE_FRAUD_BEACON_URL', address)
  vi.resetModules()
  return (await import('./fraud-beacon')).startFraudBeacon
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  scripts().forEach((script) => script.remove())
})

describe('the fraud-detection beacon', () => {
  it('loads after the first paint with a session id', async () => {
    const watchForFraud = await builtWith(ADDRESS)
    watchForFraud('ana')
    expect(scripts()).toHaveLength(0)
    vi.advanceTimersByTime(3000)
    expect(scripts()).toHaveLength(1)
    expect(scripts()[0]?.src).toContain('https://beacon.example/b.js?site=console&session_id=')
    expect(sessionId()).toMatch(/^[\da-f-]{36}$/)
  })

  it('creates a new session id when the user changes, and only then', async () => {
    const watchForFraud = await builtWith(ADDRESS)
    watchForFraud('ana')
    vi.advanceTimersByTime(3000)
    const first = sessionId()
    watchForFraud('ana')
    expect(sessionId()).toBe(first)
    watchForFraud('ben')
    expect(scripts()).toHaveLength(1)
    expect(sessionId()).not.toBe(first)
  })

  it('does nothing without a configured address', async () => {
    const watchForFraud = await builtWith('')
    watchForFraud('ana')
    vi.advanceTimersByTime(3000)
    expect(scripts()).toHaveLength(0)
  })
})
