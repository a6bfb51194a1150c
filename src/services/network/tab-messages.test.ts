import { afterEach, describe, expect, it, vi } from 'vitest'
import { waitForExpect } from '../../../tests/support/wait-for-expect'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

describe('tabs', () => {
  it("receive each other's messages over a channel, by subject, and never their own", async () => {
    const { postTabMessage, onTabMessage } = await import('./tab-messages')
    const other = new BroadcastChannel('tabs')
    const received = vi.fn<(message: unknown) => void>()
    other.addEventListener('message', (event) => received((event as MessageEvent<unknown>).data))
    const heard = vi.fn<(data: unknown) => void>()
    const stop = onTabMessage('language', heard)
    postTabMessage('language', 'de')
    await waitForExpect(() => expect(received).toHaveBeenCalledWith({ subject: 'language', data: 'de' }))
    other.postMessage({ subject: 'theme', data: 'dark' })
    other.postMessage(null)
    other.postMessage({ subject: 'language', data: 'ar' })
    await waitForExpect(() => expect(heard).toHaveBeenCalledWith('ar'))
    expect(heard).toHaveBeenCalledTimes(1)
    stop()
    other.close()
  })

  it("receive each other's messages through storage where there is no channel", async () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const { postTabMessage, onTabMessage } = await import('./tab-messages')
    const heard = vi.fn<(data: unknown) => void>()
    onTabMessage('language', heard)
    const set = vi.spyOn(Storage.prototype, 'setItem')
    postTabMessage('language', 'de')
    const written = set.mock.calls[0]?.[1] ?? ''
    dispatchEvent(new StorageEvent('storage', { key: 'tabs', newValue: 'not JSON' }))
    dispatchEvent(new StorageEvent('storage', { key: 'tabs', newValue: null }))
    dispatchEvent(new StorageEvent('storage', { key: 'tabs', newValue: written }))
    expect(heard.mock.calls).toEqual([['de']])
    expect(localStorage.getItem('tabs')).toBeNull()
  })
})
