import { describe, expect, it } from 'vitest'

import { channelAt, channelIdAt } from '../../seed/channels/channels'
import { CREATORS } from '../../seed/creators'
import { memoryStore } from '../../state/snapshot'
import { MockClient } from '../../testing/mock-client'
import { createWorld } from '../../state/world'

const PATH = '/api/messages/mass'
const CREATOR = 'creator-05'
const HOUR_MS = 3_600_000

const message = { text: 'New on the wall', mediaIds: ['media-5-1'], previewMediaIds: [], price: 1200 }
const order = (change: object = {}) => ({
  clientId: 'mass-1',
  include: ['list-5-1'],
  exclude: [],
  filters: {},
  message,
  skipActiveChats: true,
  ...change,
})

interface Progress {
  massMessageId: string
  state: string
  sent: number
  total: number
}
interface Mass extends Progress {
  bought: number
  revenue: number
  seen: number
  price: number
  text: string
}

async function stage(email = 'hana@northlight.agency') {
  const clock = { now: Date.UTC(2026, 10, 21, 9) }
  const world = createWorld(memoryStore(), () => clock.now)
  const visitor = await MockClient.as('robin', world)
  if (email !== 'robin@northlight.agency') await visitor.signIn(email)
  const ask = async (path: string, body: object) => {
    await visitor.refresh()
    return await visitor.sendAsCreator(`${PATH}/${path}`, body, CREATOR)
  }
  const read = async <Answer>(path: string, body: object) => (await ask(path, body)).body as unknown as Answer
  return { clock, world, visitor, ask, read }
}

const asRobin = () => stage('robin@northlight.agency')

describe('mass messages', () => {
  it('reach as many fans as counted, once, however often the request is sent', async () => {
    const { read } = await asRobin()
    const { include, exclude, filters } = order()
    const asked = { include, exclude, filters, mediaIds: message.mediaIds, price: 1200 }
    const { count } = await read<{ count: number }>('audience', asked)
    const first = await read<Progress>('send', order())
    expect(first).toMatchObject({ state: 'queued', sent: 0, total: count })
    expect(await read<Progress>('send', order())).toEqual(first)
    const { data } = await read<{ data: Mass[] }>('list', { state: 'sent', limit: 100 })
    expect(data.filter(({ massMessageId }) => massMessageId === first.massMessageId)).toHaveLength(1)
  })

  it('with new content under a used client id are rejected, and go out under a new one', async () => {
    const { ask, read } = await asRobin()
    const first = await read<Progress>('send', order())
    const edited = { message: { ...message, text: 'New on the wall, and better' } }
    for (const change of [edited, { include: [] }, { scheduledAt: '2026-11-25T09:00:00.000Z' }]) {
      const answer = await ask('send', order(change))
      expect(answer).toMatchObject({ status: 409, body: { message: { key: 'mass_sent_before' } } })
    }
    expect(await read<Progress>('send', order())).toEqual(first)
    const second = await read<Progress>('send', order({ ...edited, clientId: 'mass-2' }))
    expect(second.massMessageId).not.toBe(first.massMessageId)
  })

  it('emit their progress to subscribers', async () => {
    const { clock, world, read } = await asRobin()
    const { emitAllMassProgress } = await import('../../rules/mass/emit-mass-progress')
    await read('send', order())
    const emitProgress = () => world.transact(() => emitAllMassProgress(world, [CREATOR]))
    await emitProgress()
    clock.now += 4000
    await emitProgress()
    clock.now += HOUR_MS
    await emitProgress()
    await emitProgress()
    const progress = world.state.threads.events.flatMap(({ name, data }) =>
      name === 'mass.progress' ? [data] : [],
    )
    expect(progress.map((data) => (data as unknown as { progress: Progress }).progress.state)).toEqual([
      'queued',
      'sending',
      'done',
    ])
  })

  it('appear in the conversations of their recipients until unsent', async () => {
    const { clock, world, visitor, read } = await asRobin()
    const { emitAllMassProgress } = await import('../../rules/mass/emit-mass-progress')
    const text = '{name|there} {username} {country|home} {creator} {song|x}'
    const content = { ...message, text, lockText: '{username} first' }
    const { massMessageId } = await read<Progress>('send', order({ include: [], message: content }))
    clock.now += HOUR_MS
    await world.transact(() => emitAllMassProgress(world, [CREATOR]))
    const channelId = Object.keys(world.state.threads.channels)[0] ?? expect.fail('put down nowhere')
    const last = async () => {
      await visitor.refresh()
      const { body } = await visitor.sendAsCreator('/api/messages/list', { channelId, limit: 1 }, CREATOR)
      return (body['data'] as unknown as { unsentAt: string | null }[])[0]
    }
    const lockText: unknown = expect.stringMatching(/^[a-z]+\d+ first$/)
    const filled: unknown = expect.stringMatching(/^.+ [a-z]+\d+ [A-Z].+ x$/)
    expect(await last()).toMatchObject({ kind: 'mass', unsentAt: null, text: filled, lockText })
    await read('unsend', { massMessageId })
    expect((await last())?.unsentAt).not.toBeNull()
  })

  it('skip a fan found in need after the count', async () => {
    const { clock, world, read } = await asRobin()
    const { emitAllMassProgress } = await import('../../rules/mass/emit-mass-progress')
    const { excludeFan } = await import('../../rules/fan-status/care-exclusions')
    await read('send', order({ include: [] }))
    const [mass] = Object.values(world.state.masses[CREATOR] ?? {})
    const [channelIndex = 0, next = 0] = mass?.first ?? []
    const creator = CREATORS.find(({ userId }) => userId === CREATOR) ?? expect.fail('no creator')
    await world.transact(() => excludeFan(world, `fan-${channelAt(creator, channelIndex).fanIndex + 1}`))
    clock.now += HOUR_MS
    await world.transact(() => emitAllMassProgress(world, [CREATOR]))
    const { channels } = world.state.threads
    expect(channels[channelIdAt(creator.index, channelIndex)]).toBeUndefined()
    expect(channels[channelIdAt(creator.index, next)]?.added).toHaveLength(1)
  })

  it('cannot be unsent without the right to unsend single messages', async () => {
    const { clock, world, ask, read } = await asRobin()
    const { massMessageId } = await read<Progress>('send', order())
    clock.now += HOUR_MS
    await world.transact(() => (world.state.permissions['person-all'] = { canUnsend: false }))
    expect((await ask('unsend', { massMessageId })).status).toBe(403)
  })
})
