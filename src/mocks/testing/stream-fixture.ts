import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { getResponse } from 'msw'
import { afterEach, expect } from 'vitest'

import { sendMessage } from '@/api/calls/chat/messages'

import { createWorld, type World } from '../state/world'
import { createHandlers } from '../transport/backend'
import { MockClient } from './mock-client'

const ORIGIN = 'http://mock.invalid'
export const CREATOR = 'creator-01'
export const CHANNEL = 'channel-1-1'

const open: AbortController[] = []
export const closeStreams = () => open.splice(0).forEach((control) => control.abort())
afterEach(closeStreams)

interface Heard {
  status: number
  events: EventSourceMessage[]
  lastId: () => string | undefined
  /** Resolves with the reason when the stream ends. */
  over: Promise<'closed' | 'broken'>
}

/** Subscribes like a tab of the console. */
export async function listen(world: World, bearer: string | null, lastEventId?: string): Promise<Heard> {
  const control = new AbortController()
  open.push(control)
  const headers = new Headers({ accept: 'text/event-stream' })
  if (bearer) headers.set('authorization', `Bearer ${bearer}`)
  if (lastEventId !== undefined) headers.set('last-event-id', lastEventId)
  const request = new Request(`${ORIGIN}/api/events`, { headers, signal: control.signal })
  const response = await getResponse(createHandlers(world), request, { baseUrl: ORIGIN })
  const events: EventSourceMessage[] = []
  let lastId: string | undefined
  const parser = createParser({ onEvent: (event) => events.push(event), onId: (id) => (lastId = id) })
  const reader =
    response?.headers.get('content-type') === 'text/event-stream' ? response.body?.getReader() : undefined
  const decoder = new TextDecoder()
  const read = async (): Promise<'closed' | 'broken'> => {
    for (;;) {
      const part = await reader?.read()
      if (!part || part.done) return 'closed'
      parser.feed(decoder.decode(part.value, { stream: true }))
    }
  }
  return {
    status: response?.status ?? 0,
    events,
    lastId: () => lastId,
    over: read().catch(() => 'broken' as const),
  }
}

export async function settled(heard: Heard, count: number): Promise<void> {
  await expect.poll(() => heard.events.length, { timeout: 3000 }).toBeGreaterThanOrEqual(count)
}

/** A chatter who sends messages, and whose bearer opens streams. */
export async function createStreamFixture(world = createWorld(), email = 'ana@northlight.agency') {
  const visitor = new MockClient(world)
  await visitor.signIn(email)
  const bearer = await visitor.creatorToken(CREATOR)
  const send = (clientId: string, channelId = CHANNEL) =>
    visitor.call(
      sendMessage,
      { clientId, channelId, text: `Hello ${clientId}`, mediaIds: [], previewMediaIds: [], price: 0 },
      CREATOR,
    )
  return { visitor, world, bearer, send }
}

export const namesOf = ({ events }: Heard): (string | undefined)[] => events.map(({ event }) => event)
export const dataOf = (event: EventSourceMessage | undefined) =>
  JSON.parse(event?.data ?? '{}') as {
    message?: { text: string; kind: string; senderId: string }
    channel?: { channelId: string }
  }
