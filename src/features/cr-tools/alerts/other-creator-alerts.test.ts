import { QueryClient } from '@tanstack/react-query'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { listAssignedCreators } from '@/api/calls/chatter/chatter'
import { getNotificationSettings } from '@/api/calls/chat/notifications'
import { queryOf } from '@/api/query'
import type { NotificationSettings } from '@/domain/notifications/notification'
import { playSound } from '@/services/sound/sounds'
import { connectToastStack, type Toast } from '@/services/page/toasts'

import { startTestI18n } from '../../../../tests/support/i18n'
import { notifyOfOtherCreators } from './other-creator-alerts'

vi.mock('@/services/sound/sounds', () => ({ playSound: vi.fn() }))

let client: QueryClient
let shown: Toast[]
let opened: string[]
let isOver: boolean
const setSettings = (creatorId: string, settings: Partial<NotificationSettings>) =>
  client.setQueryData(queryOf(getNotificationSettings, undefined, creatorId).queryKey, {
    kinds: {},
    sound: 'soft',
    soundWhen: 'always',
    quietFrom: null,
    quietTo: null,
    ...settings,
  })
const notify = (...increases: [creatorId: string, count: number][]) =>
  notifyOfOtherCreators(
    client,
    increases.map(([creatorId, count]) => ({ creatorId, count })),
    {
      isOver: () => isOver,
      isHidden: () => false,
      isAtCreators: () => false,
      openCreator: (creatorId) => opened.push(creatorId),
      openCreators: () => opened.push('all'),
    },
  )
const texts = () => shown.map(({ text, detail }) => `${text}. ${detail}`.replace(/[\u2066-\u2069]/g, ''))

beforeAll(() => startTestI18n())
beforeEach(() => {
  client = new QueryClient()
  ;[shown, opened, isOver] = [[], [], false]
  vi.mocked(playSound).mockClear()
  connectToastStack({ show: (toast) => shown.push(toast), dismiss: () => undefined })
  const one = (creatorId: string, displayName: string) => ({ creatorId, creator: { displayName } })
  const data = [one('noa', 'Noa'), one('eva', 'Eva')]
  client.setQueryData(queryOf(listAssignedCreators).queryKey, { data } as never) // only the fields under test
  setSettings('noa', { sound: 'bell' })
  setSettings('eva', { sound: 'knock' })
})

it('reports count and creator with their chosen sound, and opens the creator', async () => {
  await notify(['noa', 2])
  expect(texts()).toEqual(['2 new messages. For Noa'])
  expect(playSound).toHaveBeenCalledExactlyOnceWith('bell')
  shown[0]?.action?.onPress()
  expect(opened).toEqual(['noa'])
})

it('merges several creators and opens the page of all', async () => {
  await notify(['noa', 2], ['eva', 1])
  expect(texts()).toEqual(['3 new messages. For Noa and Eva'])
  expect(playSound).toHaveBeenCalledTimes(1)
  shown[0]?.action?.onPress()
  expect(opened).toEqual(['all'])
})

it('is silent after the user has left or switched creator, however late the settings arrive', async () => {
  const { queryKey } = queryOf(getNotificationSettings, undefined, 'mila')
  const asked = Promise.withResolvers<NotificationSettings>()
  void client.query({ queryKey, queryFn: () => asked.promise })
  const telling = notify(['mila', 1])
  isOver = true
  asked.resolve({ kinds: {}, sound: 'soft', soundWhen: 'always', quietFrom: null, quietTo: null })
  await telling
  expect(shown).toEqual([])
  expect(playSound).not.toHaveBeenCalled()
})

it('respects the choices for each creator and their quiet hours', async () => {
  setSettings('noa', { kinds: { message: { inApp: false, sound: true, push: false } }, sound: 'none' })
  setSettings('eva', { quietFrom: '00:00', quietTo: '23:59' })
  await notify(['noa', 2], ['eva', 1])
  expect(texts()).toEqual(['1 new message. For Eva'])
  expect(playSound).not.toHaveBeenCalled()
})
