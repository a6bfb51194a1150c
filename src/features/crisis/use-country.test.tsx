import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { lookUpCountry } from '@/api/calls/account/country'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import { STORAGE_KEY } from '@/config/storage-keys'
import { HOUR_MS } from '@/lib/duration'

import { inCountry, LOOKUP_URL } from '../../../tests/support/render/render-crisis'
import { fakeServer } from '../../../tests/support/fake-server'
import { useCountry } from './use-country'

// Read once, when the config module is first imported.
vi.hoisted(() => vi.stubEnv('VITE_COUNTRY_LOOKUP_URL', 'https://country.example/'))

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const renderLookup = () => renderHook(() => useCountry(true), { wrapper })

/** Simulates another sign-in or a reload: clears everything fetched. */
function clearFetched(): void {
  cleanup()
  queryClient.clear()
}

afterEach(() => {
  clearFetched()
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the country lookup (requirements 7)', () => {
  it('requests once a day, for all users and page loads', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { askedOf } = fakeServer(inCountry('JP'))
    const first = renderLookup()
    await waitFor(() => expect(first.result.current).toEqual({ country: 'JP', isGuess: false }))
    clearFetched()
    vi.advanceTimersByTime(23 * HOUR_MS)
    expect(renderLookup().result.current).toEqual({ country: 'JP', isGuess: false })
    expect(askedOf(LOOKUP_URL)).toHaveLength(1)
    clearFetched()
    vi.advanceTimersByTime(2 * HOUR_MS)
    expect(renderLookup().result.current.isGuess).toBe(true)
    await waitFor(() => expect(askedOf(LOOKUP_URL)).toHaveLength(2))
  })

  it('does not refetch on reconnect once it has a response', async () => {
    const { askedOf } = fakeServer(inCountry('JP'))
    const { result } = renderLookup()
    await waitFor(() => expect(result.current.country).toBe('JP'))
    // The reactions to the events happen in the same turn.
    await act(async () => {
      window.dispatchEvent(new Event('offline'))
      window.dispatchEvent(new Event('online'))
    })
    expect(queryClient.isFetching()).toBe(0)
    expect(askedOf(LOOKUP_URL)).toHaveLength(1)
  })

  it('stores no IP address on the device', async () => {
    fakeServer(inCountry('JP'))
    const { result } = renderLookup()
    await waitFor(() => expect(result.current.country).toBe('JP'))
    const kept = localStorage.getItem(STORAGE_KEY.country)
    expect(kept).toContain('JP')
    expect(kept).not.toContain('192.0.2.1')
  })

  it.each([
    ['nobody answers', 'unreachable', 'Failed to fetch'],
    ['it refuses', { status: 500 }, 'Failed to fetch'],
    ['the country is missing', { body: { ip: '192.0.2.1' } }, 'Invalid response'],
    ['the address is missing', { body: { country: 'US' } }, 'Invalid response'],
  ] as const)('fails with its own error text where %s (requirements 8)', async (_, answer, words) => {
    fakeServer({ [LOOKUP_URL]: () => answer })
    await expect(send(lookUpCountry, undefined)).rejects.toThrow(words)
  })
})
