/** What the worker uses of its global scope, which TypeScript's DOM library does not declare. */
export interface WorkerScope {
  registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'pushManager'>
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly WindowClient[]>
    openWindow: (url: string) => Promise<unknown>
  }
}

export interface WindowClient {
  focused: boolean
  visibilityState: DocumentVisibilityState
  focus: () => Promise<unknown>
  postMessage: (note: unknown) => void
}

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

/** The events that the worker listens for. */
export interface WorkerEvents {
  install: WorkerEvent
  push: WorkerEvent & { data: { text: () => string } | null }
  notificationclick: WorkerEvent & { notification: Notification }
  pushsubscriptionchange: WorkerEvent & {
    oldSubscription?: PushSubscription | null
    newSubscription?: PushSubscription | null
  }
}
