import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Version } from '@/domain/page/version'

import { advancePage } from '../../../tests/support/render/advance-page'
import { apiVersion, checkVersionNow, startVersionWatch, useVersionDecision } from './version-watch'

const version = (versionDecision: Version['versionDecision']): Version => ({
  apiVersion: '7.1.0',
  versionDecision,
  extraInfo: { useCreditPaymentFlow: false },
})

let stop = () => {}
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  stop()
  vi.useRealTimers()
})

describe('the version watch', () => {
  it('polls after 5 s, after 2 s more when that fails, then every 60 s, and every 20 s once a new version is known', async () => {
    const fetchVersion = vi.fn<() => Promise<Version>>()
    fetchVersion.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(version('ok'))
    fetchVersion.mockResolvedValue(version('soft'))
    stop = startVersionWatch(fetchVersion)
    const calls = async (ms: number) => {
      await advancePage(ms)
      return fetchVersion.mock.calls.length
    }
    expect(await calls(4999)).toBe(0)
    expect(await calls(1)).toBe(1)
    expect(await calls(1999)).toBe(1)
    expect(await calls(1)).toBe(2)
    expect(await calls(59_999)).toBe(2)
    expect(await calls(1)).toBe(3)
    expect(await calls(19_999)).toBe(3)
    expect(await calls(1)).toBe(4)
  })

  it('returns the decision, and keeps it while the server is unreachable', async () => {
    const fetchVersion = vi.fn<() => Promise<Version>>()
    fetchVersion.mockResolvedValueOnce(version('hard')).mockRejectedValue(new Error('offline'))
    const { result } = renderHook(useVersionDecision)
    expect(result.current).toBe('ok')
    act(() => {
      stop = startVersionWatch(fetchVersion)
    })
    await advancePage(5000)
    expect(result.current).toBe('hard')
    await advancePage(20_000)
    expect(result.current).toBe('hard')
    expect(apiVersion()).toBe('7.1.0')
  })

  it('polls immediately when the server announces another version, and keeps its schedule', async () => {
    const fetchVersion = vi.fn<() => Promise<Version>>().mockResolvedValue(version('ok'))
    checkVersionNow()
    stop = startVersionWatch(fetchVersion)
    await advancePage(5000)
    await advancePage(30_000)
    expect(fetchVersion).toHaveBeenCalledTimes(1)
    checkVersionNow()
    await advancePage(59_999)
    expect(fetchVersion).toHaveBeenCalledTimes(2)
    await advancePage(1)
    expect(fetchVersion).toHaveBeenCalledTimes(3)
    stop()
    checkVersionNow()
    expect(fetchVersion).toHaveBeenCalledTimes(3)
  })

  it('stops polling', async () => {
    const fetchVersion = vi.fn<() => Promise<Version>>().mockResolvedValue(version('ok'))
    startVersionWatch(fetchVersion)()
    await advancePage(120_000)
    expect(fetchVersion).not.toHaveBeenCalled()
  })
})
