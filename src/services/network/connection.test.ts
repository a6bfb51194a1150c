import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { advancePage } from '../../../tests/support/render/advance-page'
import { reportUnreachable, retryConnection, useOutage, watchConnection } from './connection'

const NINE = Date.UTC(2026, 10, 21, 21, 4)
const reach = vi.fn<() => Promise<boolean>>()
const network = (isOn: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOn)
  act(() => void window.dispatchEvent(new Event(isOn ? 'online' : 'offline')))
}

let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers({ now: NINE })
  reach.mockReset().mockResolvedValue(false)
  stop = watchConnection(reach)
})
afterEach(() => {
  act(() => stop())
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the connection', () => {
  it('is lost as soon as the browser says so, and is retried every 10 s', async () => {
    const { result } = renderHook(useOutage)
    network(false)
    expect(result.current).toMatchObject({ since: NINE, nextTryAt: NINE + 10_000 })
    await advancePage(9999)
    expect(reach).not.toHaveBeenCalled()
    await advancePage(1)
    expect(reach).toHaveBeenCalledTimes(1)
    expect(result.current).toMatchObject({ since: NINE, nextTryAt: NINE + 20_000 })
    reach.mockResolvedValue(true)
    await advancePage(10_000)
    expect(result.current).toBeUndefined()
  })

  it('is lost when a call fails and the server does not respond, even if the browser reports online', async () => {
    const { result } = renderHook(useOutage)
    reportUnreachable()
    await advancePage(0)
    expect(result.current).toMatchObject({ since: NINE })
  })

  it('stays up after one failed call while the server responds', async () => {
    reach.mockResolvedValue(true)
    const { result } = renderHook(useOutage)
    reportUnreachable()
    await advancePage(0)
    expect(result.current).toBeUndefined()
  })

  it('is restored only after the server has responded', async () => {
    const { result } = renderHook(useOutage)
    network(false)
    network(true)
    await advancePage(0)
    expect(result.current).toBeDefined()
  })

  it('is no longer retried after sign-out, even if a check was in flight', async () => {
    const { result } = renderHook(useOutage)
    const check = Promise.withResolvers<boolean>()
    reach.mockReturnValue(check.promise)
    reportUnreachable()
    act(() => stop())
    check.resolve(false)
    await advancePage(10_000)
    expect(result.current).toBeUndefined()
    expect(reach).toHaveBeenCalledTimes(1)
  })

  it('retries immediately on request', async () => {
    const { result } = renderHook(useOutage)
    network(false)
    reach.mockResolvedValue(true)
    act(() => retryConnection())
    expect(result.current?.isTrying).toBe(true)
    await advancePage(0)
    expect(result.current).toBeUndefined()
  })
})
