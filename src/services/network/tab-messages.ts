import { parseJson } from '@/lib/parse-json'

import { localStore } from '../storage/storage'

/** A message between tabs: a subject and plain JSON. */
interface TabMessage {
  subject: string
  data: unknown
}

type TabListener = (data: unknown) => void

/** Name of the channel, and of the storage key that replaces it. */
const CHANNEL_NAME = 'tabs'

const listeners = new Map<string, Set<TabListener>>()
let channel: BroadcastChannel | undefined
let isOpen = false

const deliver = (message: unknown) => {
  const { subject, data } = (message ?? {}) as Partial<TabMessage> // another version of the page may have sent it
  if (subject) listeners.get(subject)?.forEach((listener) => listener(data))
}

function onStorage(event: StorageEvent): void {
  if (event.key === CHANNEL_NAME) deliver(parseJson(event.newValue))
}

/** Opens once on first use: BroadcastChannel, or storage events where it is missing or blocked. */
function openChannel(): void {
  if (isOpen) return
  isOpen = true
  try {
    channel = new BroadcastChannel(CHANNEL_NAME)
    channel.addEventListener('message', (event: MessageEvent<unknown>) => deliver(event.data))
  } catch {
    globalThis.addEventListener('storage', onStorage)
  }
}

/** Posts a message to all other tabs of this browser, never to this one. */
export function postTabMessage(subject: string, data: unknown = null): void {
  openChannel()
  if (channel) {
    channel.postMessage({ subject, data })
    return
  }
  localStore.set(CHANNEL_NAME, JSON.stringify({ subject, data }))
  localStore.remove(CHANNEL_NAME)
}

/** Calls back with other tabs' messages of a subject. */
export function onTabMessage(subject: string, listener: TabListener): () => void {
  openChannel()
  const ofSubject = listeners.get(subject) ?? new Set()
  listeners.set(subject, ofSubject.add(listener))
  return () => void ofSubject.delete(listener)
}
