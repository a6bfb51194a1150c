import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openPushed, replaceSubscription, showPush } from './push-handlers'
import type { WindowClient, WorkerScope } from './worker-scope'

const texts = {
  appName: 'Agency Console',
  language: 'ar' as const,
  words: {
    messages: { one: 'رسالة جديدة واحدة', other: '{{count}} رسالة جديدة' },
    notifications: { other: '{{count}} إشعار جديد' },
  },
}

let pages: WindowClient[]
const showNotification = vi.fn<ServiceWorkerRegistration['showNotification']>(async () => undefined)
const subscribe = vi.fn<(options: PushSubscriptionOptionsInit) => Promise<unknown>>(async () => undefined)
const openWindow = vi.fn<(url: string) => Promise<void>>(async () => undefined)
const scope: WorkerScope = {
  registration: { showNotification, pushManager: { subscribe } as unknown as PushManager }, // the one member that is used
  clients: { matchAll: async () => pages, openWindow },
}
const page = (facts: Partial<WindowClient> = {}): WindowClient => ({
  focused: false,
  visibilityState: 'hidden',
  focus: vi.fn(async () => undefined),
  postMessage: vi.fn(),
  ...facts,
})

beforeEach(() => {
  vi.clearAllMocks()
  pages = []
})

describe('a push message', () => {
  const payload = JSON.stringify({
    messages: 1,
    notifications: 12,
    path: '/cr-tools/messages',
    title: 'Jonas',
  })

  it('shows the name of the product and counts, in the language of the person', async () => {
    await showPush(scope, texts, payload)
    expect(showNotification).toHaveBeenCalledWith('Agency Console', {
      body: 'رسالة جديدة واحدة\n12 إشعار جديد',
      lang: 'ar',
      dir: 'rtl',
      tag: 'console',
      icon: '/apple-touch-icon.png',
      data: '/cr-tools/messages',
    })
  })

  it('shows beside hidden pages, not beside a visible one', async () => {
    pages = [page()]
    await showPush(scope, texts, payload)
    expect(showNotification).toHaveBeenCalledTimes(1)
    pages = [page(), page({ visibilityState: 'visible' })]
    await showPush(scope, texts, payload)
    expect(showNotification).toHaveBeenCalledTimes(1)
  })

  it('shows nothing for a malformed payload', async () => {
    await showPush(scope, texts, '<b>3</b>')
    await showPush(scope, texts, undefined)
    expect(showNotification).not.toHaveBeenCalled()
  })
})

describe('a press on the notification', () => {
  it('opens its page in a new tab when none is open', async () => {
    await openPushed(scope, '/cr-tools/messages')
    expect(openWindow).toHaveBeenCalledWith('/cr-tools/messages')
  })

  it('brings the tab forward that the person used last, and names the page to it', async () => {
    const [first, last] = [page(), page({ focused: true })]
    pages = [first, last]
    await openPushed(scope, '/cr-tools/messages')
    expect(last.focus).toHaveBeenCalled()
    expect(last.postMessage).toHaveBeenCalledWith({ push: 'open', path: '/cr-tools/messages' })
    expect(first.focus).not.toHaveBeenCalled()
    expect(openWindow).not.toHaveBeenCalled()
  })

  it('never leads to another origin', async () => {
    await openPushed(scope, 'https://evil.example')
    expect(openWindow).toHaveBeenCalledWith('/cr-tools/notifications')
  })
})

describe('a subscription that the browser ended', () => {
  const before = { options: { applicationServerKey: new ArrayBuffer(65) } } as PushSubscription // the one member that is used

  it('is replaced with the same key, and every page is notified', async () => {
    pages = [page(), page()]
    await replaceSubscription(scope, before, null)
    expect(subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: before.options.applicationServerKey,
    })
    for (const { postMessage } of pages) expect(postMessage).toHaveBeenCalledWith({ push: 'changed' })
  })

  it('is left to the pages where the browser has a new one, or refuses', async () => {
    pages = [page()]
    await replaceSubscription(scope, before, before)
    expect(subscribe).not.toHaveBeenCalled()
    subscribe.mockRejectedValueOnce(new Error('no push service'))
    await replaceSubscription(scope, before, null)
    expect(pages[0]?.postMessage).toHaveBeenCalledTimes(2)
  })
})
