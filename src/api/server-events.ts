import { env } from '@/config/env'
import { type ServerEvent, parseServerEvent } from '@/domain/server/server-event'
import { isOnline, onOnlineChange } from '@/services/network/online'
import { onPageWake } from '@/services/page/wake'

import { EventStream, type StreamState, type EventStreamDeps } from './event-stream'
import { creatorTokens, getOwnBearer } from './send'
import { tokens } from './token-store'

export type { StreamState } from './event-stream'

interface EventsOptions {
  /** The creator whose events to receive; null: agency events, which managers receive. */
  creatorId: string | null
  onEvent: (event: ServerEvent) => void
  onState: (state: StreamState) => void
}

/** Events of the creator in focus, or of the agency (screens S0). */
const EVENT_STREAM_PATH = '/api/events'

type BearerSource = Pick<EventStreamDeps, 'bearer' | 'dropBearer'>

const creatorBearers = (creatorId: string): BearerSource => ({
  bearer: () => creatorTokens.get(creatorId),
  dropBearer: (bearer) => creatorTokens.drop(creatorId, bearer),
})

function ownBearers(): BearerSource {
  let refused: string | undefined
  return {
    bearer: () => getOwnBearer(refused),
    dropBearer: (bearer) => {
      refused = bearer
    },
  }
}

/**
 * Opens the event stream of a creator with the creator's token, or of the agency with the person's; until the
 * returned function is called.
 */
export function openEventStream({ creatorId, onEvent, onState }: EventsOptions): () => void {
  const stream = new EventStream({
    url: env.apiBaseUrl + EVENT_STREAM_PATH,
    fetch: (...args) => fetch(...args),
    ...(creatorId === null ? ownBearers() : creatorBearers(creatorId)),
    isOnline,
    now: () => Date.now(),
    random: () => Math.random(),
    onMessage: ({ event, data }) => {
      const parsed = parseServerEvent(event ?? 'message', data)
      if (parsed) onEvent(parsed)
    },
    onState,
  })
  const { epoch } = tokens.read()
  const stops = [
    onPageWake(() => stream.wake()),
    onOnlineChange(() => stream.followNetwork()),
    // Events of one session must not reach the next.
    tokens.watch(() => {
      if (tokens.read().epoch !== epoch) stream.close()
    }),
    () => stream.close(),
  ]
  stream.connect()
  return () => stops.forEach((stop) => stop())
}
