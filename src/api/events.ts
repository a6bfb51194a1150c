import { env } from '@/config/env'
import { type LiveEvent, liveEventOf } from '@/domain/live-event'
import { isOnline, onOnlineChange } from '@/services/online'

import { EventStream, type StreamState } from './event-stream'
import { creatorTokens } from './send'
import { tokens } from './tokens'

export type { StreamState } from './event-stream'

interface EventsOptions {
  creatorId: string
  onEvent: (event: LiveEvent) => void
  onState: (state: StreamState) => void
}

/** What the server tells of a creator in focus (screens S0, live data). */
const EVENTS_PATH = '/api/events'

/** Calls back at every moment at which a page may have slept. */
function onWaking(listener: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') listener()
  }
  const events = ['focus', 'pageshow'] as const
  for (const event of events) window.addEventListener(event, listener)
  document.addEventListener('visibilitychange', onVisible)
  document.addEventListener('resume', listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
    document.removeEventListener('visibilitychange', onVisible)
    document.removeEventListener('resume', listener)
  }
}

/** Hears what happens on a creator's side, with the creator's own token, until the returned function is called. */
export function openEvents({ creatorId, onEvent, onState }: EventsOptions): () => void {
  const stream = new EventStream({
    url: env.apiBaseUrl + EVENTS_PATH,
    fetch: (...args) => fetch(...args),
    bearer: () => creatorTokens.get(creatorId),
    dropBearer: (bearer) => creatorTokens.drop(creatorId, bearer),
    isOnline,
    now: () => Date.now(),
    random: () => Math.random(),
    onMessage: ({ event, data }) => {
      const known = liveEventOf(event ?? 'message', data)
      if (known) onEvent(known)
    },
    onState,
  })
  const { epoch } = tokens.read()
  const stops = [
    onWaking(() => stream.wake()),
    onOnlineChange(() => stream.followNetwork()),
    // Nothing of one session may reach the next.
    tokens.watch(() => {
      if (tokens.read().epoch !== epoch) stream.close()
    }),
    () => stream.close(),
  ]
  stream.connect()
  return () => stops.forEach((stop) => stop())
}
