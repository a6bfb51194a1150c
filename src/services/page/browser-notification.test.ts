import { afterEach, expect, it, vi } from 'vitest'

import { closeBrowserNotification, showBrowserNotification } from './browser-notification'

afterEach(() => void vi.unstubAllGlobals())

it('A browser notification closes with the session whose chat it shows', () => {
  const close = vi.fn<() => void>()
  class FakeNotification extends EventTarget {
    static permission = 'granted'
    close = close
  }
  vi.stubGlobal('Notification', FakeNotification)
  showBrowserNotification('Big Jo', 'A private word', () => undefined)
  expect(close).not.toHaveBeenCalled()
  closeBrowserNotification()
  closeBrowserNotification()
  expect(close).toHaveBeenCalledTimes(1)
})
