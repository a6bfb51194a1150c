import { describe, expect, it } from 'vitest'

import { listMessages } from '@/api/calls/chat/messages'
import { listNotifications, readNotifications } from '@/api/calls/chat/notifications'
import { listUnread } from '@/api/calls/chatter/chatter'
import { NOTIFICATION_KINDS } from '@/domain/notifications/notification'

import { accountById } from '../../rules/account/accounts'
import { addNotice } from '../../rules/notices/notify'
import { permissionsFor } from '../../rules/account/permissions'
import { creatorById } from '../../seed/creators'
import { eventForViewer } from '../../transport/stream/event-for-viewer'
import { creatorClient } from '../../testing/creator-client'
import { allPages, type TestRequest } from '../../testing/mock-client'

const CREATOR = 'creator-03'
const creator = creatorById(CREATOR) ?? expect.fail('no creator')
const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)

async function stage() {
  const client = await creatorClient('notifications', { as: 'ana', creatorId: CREATOR })
  const { visitor, call } = client
  const list = (asked: Partial<TestRequest<typeof listNotifications>> = {}) =>
    call(listNotifications, { limit: 60, ...asked })
  const all = (asked: Partial<TestRequest<typeof listNotifications>> = {}) =>
    allPages((lastId) => list({ ...asked, limit: 200, lastId }))
  const unread = async () => {
    const { data } = await visitor.call(listUnread, undefined)
    return data.find(({ userId }) => userId === CREATOR)?.notifications
  }
  return { ...client, list, all, unread }
}

describe('notifications', () => {
  it('name the message of a payment, each in one of them', async () => {
    const { all } = await stage()
    const named = (await all({ kinds: ['purchase', 'tip'] })).flatMap(({ messageId }) => messageId ?? [])
    expect(new Set(named).size).toBe(named.length)
  })

  it('cover 90 days of every kind, newest first, without duplicates', async () => {
    const { all, list } = await stage()
    const rows = await all()
    expect(rows.length).toBeGreaterThan(1000)
    expect(new Set(rows.map(({ notificationId }) => notificationId)).size).toBe(rows.length)
    const times = rows.map(({ at }) => at)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    for (const kind of NOTIFICATION_KINDS)
      // No one of the seed holds a message, or is assigned a chat.
      if (kind !== 'held' && kind !== 'assigned')
        expect((await list({ kinds: [kind], limit: 1 })).data[0]?.kind).toBe(kind)
  })

  it('count unread ones of each kind', async () => {
    const { all, list, unread } = await stage()
    const { counts } = await list()
    const rows = await all({ unread: true })
    for (const [kind, count] of Object.entries(counts))
      expect(rows.filter((row) => row.kind === kind)).toHaveLength(count)
    expect(rows.length).toBeGreaterThan(0)
    expect(await unread()).toBe(rows.length)
  })

  it('are read one by one or all, per user', async () => {
    const { visitor, call, all, list, unread } = await stage()
    const ids = (await all({ unread: true })).slice(0, 2).map(({ notificationId }) => notificationId)
    const before = (await unread()) ?? 0
    await call(readNotifications, { ids })
    expect(await unread()).toBe(before - 2)
    await call(readNotifications, { all: true })
    expect(sum(Object.values((await list()).counts))).toBe(0)
    expect(await unread()).toBe(0)
    await visitor.signIn('viktor@northlight.agency')
    expect(await unread()).toBe(before)
  })

  it('can be filtered by amount, and name the paid message', async () => {
    const { call, list } = await stage()
    const { data } = await list({ kinds: ['purchase'], amountMin: 2400 })
    expect(data.length).toBeGreaterThan(0)
    expect(data.every(({ amount }) => (amount ?? 0) >= 2400)).toBe(true)
    const paid = data.find(({ messageId }) => messageId !== null)
    if (!paid?.channelId || !paid.messageId) return expect.fail('nothing paid in a chat')
    const { channelId, messageId, amount, at } = paid
    const messages = (await call(listMessages, { channelId, around: messageId, limit: 1 })).data
    const message = messages.find((one) => one.messageId === messageId)
    expect(message?.price).toBe(amount)
    // An order is paid when it is created, so nothing is left to unlock.
    expect(message?.kind === 'order' ? at : message?.boughtAt).toBe(at)
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
    const { world, list } = await stage()
    const asked = { kinds: ['purchase', 'tip'], limit: 30 } satisfies Partial<
      TestRequest<typeof listNotifications>
    >
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
