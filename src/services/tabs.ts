import { local } from './storage'

/** What tabs tell each other: a subject and some plain JSON. */
interface Message {
  subject: string
  data: unknown
}

type Listener = (data: unknown) => void

/** The name of the channel, and of the storage key that stands in for it. */
const CHANNEL = 'tabs'

const listeners = new Map<string, Set<Listener>>()
let channel: BroadcastChannel | undefined
let isOpen = false

const deliver = (message: unknown) => {
  const { subject, data } = (message ?? {}) as Partial<Message> // another version of the page may have sent it
  if (subject) listeners.get(subject)?.forEach((listener) => listener(data))
}

function onStorage(event: StorageEvent): void {
  if (event.key !== CHANNEL || !event.newValue) return
  try {
    deliver(JSON.parse(event.newValue))
  } catch {
    // Not written by us.
  }
}

/** Opens once, on first use: BroadcastChannel, or storage events where it is missing or forbidden. */
function open(): void {
  if (isOpen) return
  isOpen = true
  try {
    channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', (event: MessageEvent<unknown>) => deliver(event.data))
  } catch {
    globalThis.addEventListener('storage', onStorage)
  }
}

/** Tells all other tabs of this browser; never this one. */
export function tellTabs(subject: string, data: unknown = null): void {
  open()
  if (channel) {
    channel.postMessage({ subject, data })
    return
  }
  local.set(CHANNEL, JSON.stringify({ subject, data }))
  local.remove(CHANNEL)
}

/** Hears what other tabs tell about a subject. */
export function hearTabs(subject: string, listener: Listener): () => void {
  open()
  const heard = listeners.get(subject) ?? new Set()
  listeners.set(subject, heard.add(listener))
  return () => void heard.delete(listener)
}
