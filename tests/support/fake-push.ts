import { vi } from 'vitest'

import { PUSH_WORKER_SCOPE } from '@/config/push-worker'

/** A browser that can receive push messages, of which jsdom has no part. */
export function fakePush() {
  const listeners = new EventTarget()
  const state = {
    permission: 'default' as NotificationPermission,
    /** What the person chooses when the browser asks. */
    choice: 'granted' as NotificationPermission,
    hasPushService: true,
    /** The endpoint of the subscription; undefined without one. */
    endpoint: undefined as string | undefined,
    /** The address of the registered worker. */
    worker: undefined as string | undefined,
    questions: 0,
    /** Sends a note to the page as the worker does. */
    emit: (data: unknown) => listeners.dispatchEvent(new MessageEvent('message', { data })),
  }
  let subscriptions = 0
  const subscription = () =>
    state.endpoint === undefined
      ? null
      : { endpoint: state.endpoint, toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }) }
  const registration = {
    scope: `https://console.example${PUSH_WORKER_SCOPE}`,
    active: {},
    pushManager: {
      getSubscription: async () => subscription(),
      subscribe: async () => {
        if (!state.hasPushService) throw new DOMException('push service error', 'AbortError')
        subscriptions += 1
        state.endpoint = `https://push.example/${subscriptions}`
        return subscription()
      },
    },
    unregister: async () => {
      state.worker = undefined
      state.endpoint = undefined
      return true
    },
  }
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', {
    get permission() {
      return state.permission
    },
    requestPermission: async () => {
      state.questions += 1
      if (state.permission === 'default') state.permission = state.choice
      return state.permission
    },
  })
  const workers = Object.assign(listeners, {
    register: async (address: string) => {
      state.worker = address
      return registration
    },
    getRegistration: async () => (state.worker === undefined ? undefined : registration),
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
  return {
    browser: state,
    restore: () => {
      Reflect.deleteProperty(navigator, 'serviceWorker')
      vi.unstubAllGlobals()
    },
  }
}
