import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { getResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'

import { createHandlers } from '../backend'
import { memoryStore } from '../../state/snapshot'
import { MockClient } from '../../testing/mock-client'
import { createWorld, type World } from '../../state/world'

const ORIGIN = 'http://mock.invalid'
const CREATOR = 'creator-01'
const CHANNEL = 'channel-1-1'

const open: AbortController[] = []
afterEach(() => open.splice(0).forEach((control) => control.abort()))

interface Heard {
  status: number
  events: EventSourceMessage[]
  lastId: () => string | undefined
  /** Resolves with the reason when the stream ends. */
  over: Promise<'closed' | 'broken'>
}

/** Subscribes like a tab of the console. */
async function listen(world: World, bearer: string | null, lastEventId?: string): Promise<Heard> {
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

async function settled(heard: Heard, count: number): Promise<void> {
  await expect.poll(() => heard.events.length, { timeout: 3000 }).toBeGreaterThanOrEqual(count)
}

async function chatter(world = createWorld(), email = 'ana@northlight.agency') {
  const visitor = new MockClient(world)
  await visitor.signIn(email)
  const bearer = await visitor.creatorToken(CREATOR)
  const send = (clientId: string, channelId = CHANNEL) =>
    visitor.send('/api/messages/send', {
      bearer,
      body: { clientId, channelId, text: `Hello ${clientId}`, mediaIds: [], previewMediaIds: [], price: 0 },
    })
  return { visitor, world, bearer, send }
}

const namesOf = ({ events }: Heard): (string | undefined)[] => events.map(({ event }) => event)
const dataOf = (event: EventSourceMessage | undefined) =>
  JSON.parse(event?.data ?? '{}') as {
    message?: { text: string; kind: string }
    channel?: { channelId: string }
  }

describe('the event stream', () => {
  it('sends sent messages to every tab, with the channel as the list now shows it', async () => {
    const { world, bearer, send } = await chatter()
    const [one, other] = [await listen(world, bearer), await listen(world, bearer)]
    await send('one')
    for (const tab of [one, other]) {
      await settled(tab, 1)
      expect(namesOf(tab)).toEqual(['message.new'])
      const { message, channel } = dataOf(tab.events[0])
      expect([message?.text, channel?.channelId]).toEqual(['Hello one', CHANNEL])
    }
  })

  it('sends missed events after a resume by last id, and none twice', async () => {
    const { world, bearer, send } = await chatter()
    const first = await listen(world, bearer)
    await send('one')
    await settled(first, 1)
    open.splice(0).forEach((control) => control.abort())
    await send('two')
    await send('three')
    const second = await listen(world, bearer, first.lastId())
    await settled(second, 2)
    expect(second.events.map((event) => dataOf(event).message?.text)).toEqual(['Hello two', 'Hello three'])
  })

  it('rejects requests without a creator’s token or an agency page, and ends with the session', async () => {
    const { visitor, world, bearer } = await chatter()
    expect((await listen(world, null)).status).toBe(401)
    const stranger = new MockClient(world)
    await stranger.signIn('noor@northlight.agency')
    expect((await listen(world, stranger.tokens?.accessToken ?? '')).status).toBe(403)
    const hana = new MockClient(world)
    await hana.signIn('hana@northlight.agency')
    expect((await listen(world, hana.tokens?.accessToken ?? '')).status).toBe(200)
    const heard = await listen(world, bearer)
    await visitor.send('/api/auth/logout', { body: { deviceToken: null } })
    expect(await heard.over).toBe('closed')
  })

  it('breaks, hangs and is rejected under the matching faults', async () => {
    const { world, bearer, send } = await chatter()
    const heard = await listen(world, bearer)
    await world.setFaults({ mode: 'offline', only: '/api/events' })
    expect(await heard.over).toBe('broken')
    expect((await listen(world, bearer)).status).toBe(0)
    await world.setFaults({ mode: 'fail' })
    expect((await listen(world, bearer)).status).toBe(500)
    await world.setFaults({ mode: 'none' })
    const hung = await listen(world, bearer)
    await world.setFaults({ mode: 'hang' })
    await send('unheard')
    await world.setFaults({ mode: 'none' })
    const next = await listen(world, bearer, hung.lastId())
    await settled(next, 1)
    expect(hung.events).toEqual([])
  })

  it('omits events of other creators, and includes changes by another tab’s backend', async () => {
    const shelf = memoryStore()
    const { world, bearer } = await chatter(createWorld(shelf))
    const heard = await listen(world, bearer)
    const other = new MockClient(createWorld(shelf))
    await other.signIn('daria@northlight.agency')
    const body = { clientId: 'x', text: 'Hi', mediaIds: [], previewMediaIds: [], price: 0 }
    const there = await other.creatorToken('creator-02')
    await other.send('/api/messages/send', { bearer: there, body: { ...body, channelId: 'channel-2-1' } })
    const here = await other.creatorToken(CREATOR)
    await other.send('/api/messages/send', {
      bearer: here,
      body: { ...body, clientId: 'y', channelId: CHANNEL },
    })
    await settled(heard, 1)
    expect(heard.events.map((event) => dataOf(event).channel?.channelId)).toEqual([CHANNEL])
  })

  it('sends managers agency and clock events, each once per poll, and no messages', async () => {
    const { visitor, world, bearer, send } = await chatter()
    const manager = new MockClient(world)
    await manager.signIn('viktor@northlight.agency')
    const heard = await listen(world, manager.tokens?.accessToken ?? '')
    const side = await listen(world, bearer)
    await visitor.send('/api/internal/chatter/clock-in-status/clock-in')
    await manager.send('/api/agency/nudge', { body: { userId: 'staff-04', text: 'Look at Mila' } })
    await send('one')
    await send('two')
    await settled(side, 4)
    await settled(heard, 2)
    expect(new Set(namesOf(heard))).toEqual(new Set(['clock.changed', 'agency.changed']))
    expect(heard.events.map(({ data }) => data)).not.toContainEqual(expect.stringContaining('Hello'))
    expect(namesOf(side)).toEqual(['clock.changed', 'notification.new', 'message.new', 'message.new'])
    expect(side.events[1]?.data).toContain('Look at Mila')
  })

  it('announces a new version to everyone', async () => {
    const { visitor, world, bearer } = await chatter()
    const page = await listen(world, visitor.tokens?.accessToken ?? '')
    const side = await listen(world, bearer)
    await world.setFaults({ latencyMs: 0 })
    await world.setFaults({ versionDecision: 'soft' })
    await settled(page, 1)
    await settled(side, 1)
    expect([namesOf(page), namesOf(side)]).toEqual([['version.changed'], ['version.changed']])
  })

  it('sends chatters only their own clock and changes to their own page', async () => {
    const { visitor, world, send } = await chatter()
    const heard = await listen(world, visitor.tokens?.accessToken ?? '')
    const manager = new MockClient(world)
    await manager.signIn('viktor@northlight.agency')
    const daria = new MockClient(world)
    await daria.signIn('daria@northlight.agency')
    await daria.send('/api/internal/chatter/clock-in-status/clock-in')
    await manager.send('/api/agency/groups/save', { body: { name: 'Dawn', parentId: null } })
    const { body } = await manager.send('/api/agency/corrections/list', { body: { state: 'pending' } })
    const [asked] = body['data'] as unknown as { correctionId: string }[]
    const decision = { correctionId: asked?.correctionId, decision: 'reject', note: 'No' }
    await manager.send('/api/agency/corrections/decide', { body: decision })
    await visitor.send('/api/internal/chatter/clock-in-status/clock-in')
    await send('one')
    await expect
      .poll(() => new Set(heard.events.map(({ event, data }) => `${event} ${data}`)))
      .toEqual(
        new Set([
          'agency.changed {"what":"corrections"}',
          'agency.changed {"what":"logs"}',
          'agency.changed {"what":"messages"}',
          'clock.changed {}',
        ]),
      )
  })

  it('sends a review only to the message’s author: the message and a notice', async () => {
    const { world, bearer, send } = await chatter()
    const colleague = await chatter(world, 'daria@northlight.agency')
    const { body } = await send('one')
    const { messageId } = body['message'] as unknown as { messageId: string }
    const [ana, daria] = [await listen(world, bearer), await listen(world, colleague.bearer)]
    const review = { messageId, mark: 'coach', note: 'Ask by name' }
    await colleague.visitor.send('/api/agency/messages/review', { body: review })
    await colleague.send('two')
    await settled(ana, 3)
    await settled(daria, 1)
    expect(namesOf(ana)).toEqual(['message.updated', 'notification.new', 'message.new'])
    expect(ana.events[0]?.data).toContain('Ask by name')
    expect(namesOf(daria)).toEqual(['message.new'])
  })

  it('brings the requested fan traffic while subscribed, and none otherwise', async () => {
    const { world, visitor, bearer, send } = await chatter()
    const heard = await listen(world, bearer)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(heard.events).toEqual([])
    await world.setFaults({ traffic: 200 })
    await settled(heard, 100)
    await world.setFaults({ traffic: 0 })
    // Our own message is sent after all of it, and marks its channel as read.
    await send('end')
    const texts = () => heard.events.map((event) => dataOf(event).message?.text)
    await expect.poll(texts, { timeout: 3000 }).toContain('Hello end')
    const written = heard.events.map(dataOf).filter(({ message }) => message?.kind === 'text')
    // Updates of a message, such as a purchase, omit the channel.
    const { channel } = written.findLast((one) => one.channel && one.channel.channelId !== CHANNEL) ?? {}
    expect(channel).toBeDefined()
    const { body } = await visitor.send('/api/messages/channels/list', {
      bearer,
      body: { tab: 'unread', chips: {}, sort: 'newest', query: '', limit: 100 },
    })
    const rows = body['data'] as unknown as { channelId: string }[]
    expect(rows.map(({ channelId }) => channelId)).toContain(channel?.channelId)
  })
})
