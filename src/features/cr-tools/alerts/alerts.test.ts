import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { getNotificationSettings } from '@/api/calls/chat/notifications'
import { queryOf } from '@/api/query'
import { displayQuery } from '@/api/user-names'
import { instant } from '@/domain/time/instant'
import type { NotificationSettings } from '@/domain/notifications/notification'
import { connectToastStack, type Toast } from '@/services/page/toasts'

import { advanceTime } from '../../../../tests/support/fake-timers'
import {
  channelAfter,
  CREATOR,
  ME,
  messageOf,
  notificationOf,
} from '../../../../tests/support/fixtures/live-events'
import { startTestI18n } from '../../../../tests/support/i18n'
import { Alerts, maySoundNow, type UserLocation } from './alerts'
import type { NewEvents } from '../events/apply-events'

const SETTINGS: NotificationSettings = {
  kinds: {},
  sound: 'soft',
  soundWhen: 'always',
  quietFrom: null,
  quietTo: null,
}

let client: QueryClient
let shown: Toast[]
let opened: string[]
let where: UserLocation
let alerts: Alerts

const setSettings = (settings: Partial<NotificationSettings>) =>
  client.setQueryData(queryOf(getNotificationSettings, undefined, CREATOR).queryKey, {
    ...SETTINGS,
    ...settings,
  })
const newEvents = (facts: Partial<NewEvents>): NewEvents => ({
  messages: [],
  notifications: [],
  hasCounts: true,
  ...facts,
})
const ofMessage = (id: string, facts: Parameters<typeof messageOf>[1] = {}, channel = {}) => {
  const message = messageOf(id, facts)
  return newEvents({ messages: [{ message, channel: channelAfter(message, channel) }] })
}
const texts = () =>
  shown.map(({ text, detail }) =>
    [text, detail]
      .filter(Boolean)
      .join(': ')
      .replace(/[\u2066-\u2069]/g, ''),
  )

beforeAll(() => startTestI18n())
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) })
  client = new QueryClient()
  const display = {
    userId: 'fan-1',
    username: 'jo',
    displayName: 'Jo',
    nickname: 'Big Jo',
    verifiedIcon: null,
  }
  client.setQueryData(displayQuery('fan-1').queryKey, display as never) // only the fields under test
  ;[shown, opened] = [[], []]
  where = { isHidden: false, isAtMessages: false, isAtNotifications: false }
  connectToastStack({ show: (toast) => shown.push(toast), dismiss: () => undefined })
  alerts = new Alerts(
    { client, creatorId: CREATOR, userId: ME },
    {
      location: () => where,
      open: (address) => opened.push(address),
    },
  )
})
afterEach(() => {
  alerts.stop()
  client.clear()
  vi.useRealTimers()
})

describe('in-app notices', () => {
  it('say who did what and open the chat', async () => {
    alerts.notify(newEvents({ notifications: [notificationOf('n1')] }))
    await advanceTime(10)
    expect(texts()).toEqual(['Big Jo tipped $15.00'])
    shown[0]?.action?.onPress()
    expect(opened).toEqual([`/cr-tools/messages/channel-1?creator=${CREATOR}`])
  })

  it('open the chat at the message that they are about', async () => {
    alerts.notify(newEvents({ notifications: [notificationOf('n1', { messageId: 'm-7' })] }))
    await advanceTime(10)
    shown[0]?.action?.onPress()
    expect(opened).toEqual([`/cr-tools/messages/channel-1?creator=${CREATOR}&message=m-7`])
  })

  it('show the text of a message, except where messages are already visible', async () => {
    alerts.notify(ofMessage('hello'))
    await advanceTime(10)
    expect(texts()).toEqual(['Big Jo wrote: text of hello'])
    await advanceTime(5000)
    where = { ...where, isAtMessages: true }
    alerts.notify(ofMessage('again'))
    await advanceTime(5000)
    expect(shown).toHaveLength(1)
  })

  it('report a tip once, by its own notification', async () => {
    for (const kind of ['tip', 'order', 'membership', 'system'] as const)
      alerts.notify(ofMessage(kind, { kind, text: '' }))
    alerts.notify(newEvents({ notifications: [notificationOf('n1')] }))
    await advanceTime(10)
    expect(texts()).toEqual(['Big Jo tipped $15.00'])
  })

  it('are not shown on the page that lists them', async () => {
    where = { ...where, isAtNotifications: true }
    alerts.notify(newEvents({ notifications: [notificationOf('n1')] }))
    await advanceTime(10)
    expect(shown).toEqual([])
  })

  it('merge events that arrive faster than a person can read', async () => {
    alerts.notify(newEvents({ notifications: [notificationOf('n1')] }))
    await advanceTime(10)
    for (const id of ['n2', 'n3', 'n4']) alerts.notify(newEvents({ notifications: [notificationOf(id)] }))
    await advanceTime(3000)
    expect(shown).toHaveLength(1)
    await advanceTime(1500)
    expect(texts()[1]).toBe('3 new notifications')
    shown[1]?.action?.onPress()
    for (const id of ['m1', 'm2']) alerts.notify(ofMessage(id))
    alerts.notify(newEvents({ notifications: [notificationOf('n5')] }))
    await advanceTime(5000)
    expect(texts().slice(2)).toEqual(['2 new messages', 'Big Jo tipped $15.00'])
    shown[2]?.action?.onPress()
    expect(opened).toEqual(['/cr-tools/notifications', '/cr-tools/messages'])
  })

  it('respect the settings and mute, and skip own messages and old events', async () => {
    setSettings({ kinds: { tip: { inApp: false, sound: false, push: false } } })
    alerts.notify(newEvents({ notifications: [notificationOf('n1')] }))
    alerts.notify(ofMessage('muted', {}, { isMuted: true }))
    alerts.notify(ofMessage('ours', { senderId: CREATOR }))
    alerts.notify(
      newEvents({
        notifications: [notificationOf('n2', { kind: 'comment', at: instant(Date.now() - 60_000) })],
      }),
    )
    alerts.notify(
      newEvents({ notifications: [notificationOf('n3', { kind: 'comment', readAt: instant(Date.now()) })] }),
    )
    await advanceTime(10_000)
    expect(shown).toEqual([])
  })

  it('are not shown once the session is over, not even when a name was still loading', async () => {
    const answer = Promise.withResolvers<Response>()
    answer.promise.catch(() => undefined)
    vi.stubGlobal('fetch', () => answer.promise)
    alerts.notify(newEvents({ notifications: [notificationOf('n1', { userId: 'fan-9' })] }))
    await advanceTime(10)
    alerts.stop()
    answer.reject(new TypeError('off'))
    await advanceTime(100)
    vi.unstubAllGlobals()
    expect(shown).toEqual([])
  })

  it('are shown even when the name fails to load', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('off')))
    alerts.notify(
      newEvents({
        notifications: [notificationOf('n1', { userId: 'fan-9', kind: 'comment', text: 'So nice' })],
      }),
    )
    await advanceTime(100)
    vi.unstubAllGlobals()
    expect(texts()).toEqual(['Someone commented: So nice'])
  })
})

describe('sounds', () => {
  const at = (hours: number) => new Date(2026, 10, 21, hours, 30)

  it('play only while the page is hidden, unless "always" is chosen', () => {
    expect(maySoundNow({ ...SETTINGS, soundWhen: 'hidden' }, false, at(12))).toBe(false)
    expect(maySoundNow({ ...SETTINGS, soundWhen: 'hidden' }, true, at(12))).toBe(true)
    expect(maySoundNow(SETTINGS, false, at(12))).toBe(true)
    expect(maySoundNow(undefined, false, at(12))).toBe(false)
    expect(maySoundNow(undefined, true, at(12))).toBe(true)
  })

  it('are silent during quiet hours', () => {
    const night = { ...SETTINGS, quietFrom: '22:00', quietTo: '07:00' }
    expect(maySoundNow(night, true, at(23))).toBe(false)
    expect(maySoundNow(night, true, at(6))).toBe(false)
    expect(maySoundNow(night, true, at(7))).toBe(true)
  })
})
