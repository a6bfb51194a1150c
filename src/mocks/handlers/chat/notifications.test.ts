import { describe, expect, it } from 'vitest'

import { accountById } from '../../rules/account/accounts'
import { addNotice } from '../../rules/notices/notify'
import { permissionsFor } from '../../rules/account/permissions'
import { creatorById } from '../../seed/creators'
import { eventForViewer } from '../../transport/stream/event-for-viewer'
import { MockClient } from '../../testing/mock-client'

interface Notice {
  notificationId: string
  kind: string
  userId: string | null
  channelId: string | null
  messageId: string | null
  amount: number | null
  item: { title: string; count: number } | null
  soldById: string | null
  at: string
  readAt: string | null
}
interface Part {
  data: Notice[]
  counts: Record<string, number>
  lastId: string | null
}

const PATH = '/api/notifications'
const CREATOR = 'creator-03'
const creator = creatorById(CREATOR) ?? expect.fail('no creator')
const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)

async function stage() {
  const visitor = await MockClient.as('ana')
  const ask = (path: string, body: object = {}) => visitor.sendAsCreator(PATH + path, body, CREATOR)
  const list = async (body: object) => (await ask('/list', { limit: 60, ...body })).body as unknown as Part
  const all = async (body: object) => {
    const rows: Notice[] = []
    for (let lastId: string | null | undefined; lastId !== null && rows.length < 3000;) {
      const part: Part = await list({ ...body, limit: 200, ...(lastId && { lastId }) })
      rows.push(...part.data)
      ;({ lastId } = part)
    }
    return rows
  }
  const unread = async () => {
    const { body } = await visitor.send('/api/internal/chatter/chatter-unread')
    const data = body['data'] as unknown as { userId: string; notifications: number }[]
    return data.find(({ userId }) => userId === CREATOR)?.notifications
  }
  return { visitor, ask, list, all, unread }
}

describe('notifications', () => {
  it('name the message of a payment, each in one of them', async () => {
    const { all } = await stage()
    const named = (await all({ kinds: ['purchase', 'tip'] })).flatMap(({ messageId }) => messageId ?? [])
    expect(new Set(named).size).toBe(named.length)
  })

  it('cover 90 days of every kind, newest first, without duplicates', async () => {
    const { all, list } = await stage()
    const rows = await all({})
    expect(rows.length).toBeGreaterThan(1000)
    expect(new Set(rows.map(({ notificationId }) => notificationId)).size).toBe(rows.length)
    const times = rows.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
    const { held, assigned, ...counts } = (await list({})).counts
    expect([held, assigned], 'nobody of the seed has one').toEqual([0, 0])
    for (const kind of Object.keys(counts)) {
      expect((await list({ kinds: [kind], limit: 1 })).data[0]?.kind).toBe(kind)
    }
  })

  it('count unread ones of each kind', async () => {
    const { all, list, unread } = await stage()
    const { counts } = await list({})
    const rows = await all({ unread: true })
    for (const [kind, count] of Object.entries(counts)) {
      expect(rows.filter((row) => row.kind === kind)).toHaveLength(count)
    }
    expect(rows.length).toBeGreaterThan(0)
    expect(await unread()).toBe(rows.length)
  })

  it('are read one by one or all, per user', async () => {
    const { visitor, ask, all, list, unread } = await stage()
    const [first, second] = await all({ unread: true })
    const before = (await unread()) ?? 0
    await ask('/read', { ids: [first?.notificationId, second?.notificationId] })
    expect(await unread()).toBe(before - 2)
    await ask('/read', { all: true })
    expect(sum(Object.values((await list({})).counts))).toBe(0)
    expect(await unread()).toBe(0)
    await visitor.signIn('viktor@northlight.agency')
    expect(await unread()).toBe(before)
  })

  it('can be filtered by amount, and name the paid message', async () => {
    const { visitor, list } = await stage()
    const { data } = await list({ kinds: ['purchase'], amountMin: 2400 })
    expect(data.length).toBeGreaterThan(0)
    expect(data.every(({ amount }) => (amount ?? 0) >= 2400)).toBe(true)
    const paid = data.find(({ messageId }) => messageId !== null) ?? expect.fail('nothing paid in a chat')
    const body = { channelId: paid.channelId, around: paid.messageId, limit: 1 }
    const answer = await visitor.sendAsCreator('/api/messages/list', body, CREATOR)
    const messages = answer.body['data'] as unknown as {
      messageId: string
      kind: string
      price: number
      boughtAt: string
    }[]
    const message = messages.find(({ messageId }) => messageId === paid.messageId)
    expect(message?.price).toBe(paid.amount)
    // An order is paid when it is created, so nothing is left to unlock.
    expect(message?.kind === 'order' ? paid.at : message?.boughtAt).toBe(paid.at)
  })

  it('name no colleague to chatters who may not see staff names, in the list and in the event', async () => {
    const { visitor, all } = await stage()
    const { world } = visitor
    world.state.permissions['staff-04'] = { canSeeStaffNames: false }
    addNotice(world, creator, { kind: 'mention', userId: 'staff-02', text: 'Look' })
    const mentions = await all({ kinds: ['mention'] })
    expect(mentions.length).toBeGreaterThan(1)
    expect(mentions.filter(({ userId }) => userId !== null)).toEqual([])
    const account = accountById(world, 'staff-04') ?? expect.fail('no account')
    const viewer = { account, creator, permissions: permissionsFor(world, account) }
    const event = world.state.threads.events.at(-1) ?? expect.fail('no event')
    expect(eventForViewer(world, event, viewer)).toMatchObject({ notification: { userId: null } })
  })

  it('reveal no amounts without the right to see spend, nor by filtering', async () => {
    const { visitor, list } = await stage()
    const { world } = visitor
    const asked = { kinds: ['purchase', 'tip'], limit: 30 }
    const before = (await list(asked)).data
    expect(before.some(({ amount }) => amount !== null)).toBe(true)
    world.state.permissions['staff-04'] = { canSeeSpend: false }
    const { data } = await list(asked)
    expect(data.map(({ amount }) => amount)).toEqual(data.map(() => null))
    expect((await list({ ...asked, amountMin: 50_000 })).data).toEqual(data)
    await world.transact(() => addNotice(world, creator, { kind: 'tip', userId: 'fan-9', amount: 5000 }))
    const event = world.state.threads.events.at(-1) ?? expect.fail('no event was sent')
    const account = accountById(world, 'staff-04') ?? expect.fail('nobody')
    const hears = (canSeeSpend: boolean) =>
      eventForViewer(world, event, {
        account,
        creator,
        permissions: { ...permissionsFor(world, account), canSeeSpend },
      })
    expect(hears(false)).toMatchObject({ notification: { kind: 'tip', amount: null } })
    expect(hears(true)).toMatchObject({ notification: { kind: 'tip', amount: 5000 } })
  })
})
