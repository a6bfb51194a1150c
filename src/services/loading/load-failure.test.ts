import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { handleLoadFailure, useLoadFailure, watchLoadFailures } from './load-failure'
import { markUnsaved } from '../page/unsaved'

let stop = () => {}
const reload = vi.fn(async () => {})
const inReach = async () => true
const outOfReach = async () => false

beforeEach(() => {
  reload.mockClear()
  sessionStorage.clear()
  stop = watchLoadFailures()
})
afterEach(() => act(() => stop()))

const follow = (isInReach = inReach) => act(() => handleLoadFailure({ isReachable: isInReach, reload }))
/** Reloads the page: only the tab's storage survives. */
const reloadPage = () =>
  act(() => {
    stop()
    stop = watchLoadFailures()
  })

describe('a failed load', () => {
  it('reloads the page once, and asks when it fails again', async () => {
    const { result } = renderHook(useLoadFailure)
    await follow()
    expect(reload).toHaveBeenCalledTimes(1)
    reloadPage()
    await follow()
    expect(reload).toHaveBeenCalledTimes(1)
    expect(result.current).toBe('ask')
  })

  it('reloads once for several chunks that fail together', async () => {
    const { result } = renderHook(useLoadFailure)
    await Promise.all([follow(), follow()])
    expect(reload).toHaveBeenCalledTimes(1)
    expect(result.current).toBe('reload')
  })

  it('is reported as offline, and retried when the network is back', async () => {
    const { result } = renderHook(useLoadFailure)
    await follow(outOfReach)
    expect(result.current).toBe('offline')
    expect(reload).not.toHaveBeenCalled()
    await follow()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('asks instead of reloading when session storage is blocked', async () => {
    const refusing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError')
    })
    const { result } = renderHook(useLoadFailure)
    await follow()
    refusing.mockRestore()
    expect(result.current).toBe('ask')
    expect(reload).not.toHaveBeenCalled()
  })

  it('asks instead of reloading over unsaved changes', async () => {
    const saved = markUnsaved()
    const { result } = renderHook(useLoadFailure)
    await follow()
    saved()
    expect(result.current).toBe('ask')
    expect(reload).not.toHaveBeenCalled()
  })

  it('asks instead of reloading under the hands of a person who types', async () => {
    const field = document.body.appendChild(document.createElement('textarea'))
    field.focus()
    const { result } = renderHook(useLoadFailure)
    await follow()
    field.remove()
    expect(result.current).toBe('ask')
    expect(reload).not.toHaveBeenCalled()
  })

  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/a.js')
  const tell = (type: string, facts: object) => window.dispatchEvent(Object.assign(new Event(type), facts))

  it('is detected in a lazy chunk without an error boundary', async () => {
    sessionStorage.setItem('reloaded-for-version', '0.1.0')
    const answered = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
    const { result } = renderHook(useLoadFailure)
    tell('unhandledrejection', { reason: gone })
    await waitFor(() => expect(result.current).toBe('ask'))
    answered.mockRestore()
  })

  it('is ignored for a prefetched chunk', async () => {
    const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
    const { result } = renderHook(useLoadFailure)
    tell('vite:preloadError', { payload: gone })
    await act(async () => undefined)
    expect(asked).not.toHaveBeenCalled()
    expect(result.current).toBe('none')
    asked.mockRestore()
  })
})
