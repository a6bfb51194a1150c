import { screen } from '@testing-library/react'
import { http } from 'msw'
import { expect, it } from 'vitest'

import { getUserDisplay, listUserDisplays } from '@/api/calls/user'
import { send } from '@/api/send'
import { instant } from '@/domain/instant'
import type { Notification } from '@/domain/notification'
import { isolate } from '@/lib/isolate'
import { server } from '@/mocks/node'

import { drawTool, withMockBackend } from '../../../../tests/tool-stage'
import { nameOf } from '../names'
import { groupByFan } from './group-by-fan'
import { FanGroup } from './parts/fan-group'

withMockBackend()

async function draw(facts: Partial<Notification> = {}) {
  const [, row] = groupByFan([
    {
      notificationId: 'a',
      kind: 'tip',
      userId: 'fan-1-1',
      channelId: null,
      fanId: null,
      messageId: null,
      amount: 1500,
      currency: 'USD',
      text: null,
      item: null,
      soldById: null,
      at: instant(Date.now()),
      readAt: instant(Date.now()),
      ...facts,
    },
  ])
  if (row?.kind !== 'group') throw new Error('No group')
  const group = (
    <FanGroup creatorId="creator-01" group={row.group} place={{ at: 1, of: 1 }} onRead={() => undefined} />
  )
  return await drawTool(group, 'manager')
}

it('has no heading without a word while the name of a fan is on its way', async () => {
  const never = () => new Promise<never>(() => undefined)
  server.use(http.post(`*${listUserDisplays.path}`, never), http.post(`*${getUserDisplay.path}`, never))
  await draw()
  expect(screen.getByRole('heading', { level: 3 })).toHaveAccessibleName('Loading')
})

it('leads from a colleague’s mention to the chat of the fan, and offers no words to the colleague that the fan would get', async () => {
  await draw({ kind: 'mention', userId: 'staff-05', channelId: 'channel-1-2', fanId: 'fan-2', amount: null })
  const { displays } = await send(listUserDisplays, { userIds: ['staff-05', 'fan-2'] })
  const [colleague = '', fan = ''] = displays.map(nameOf)
  expect(await screen.findByRole('heading', { name: colleague })).toBeVisible()
  const link = await screen.findByRole('link', { name: `Open chat with ${isolate(fan)}` })
  expect(link).toHaveAttribute('href', '/cr-tools/messages/channel-1-2?creator=creator-01')
  expect(screen.queryByRole('button', { name: /^Reply/ })).toBeNull()
})

it('says of a purchase what was bought, for how much and who sold it', async () => {
  await draw({
    kind: 'purchase',
    amount: 2400,
    item: { title: 'Rooftop set', count: 3 },
    soldById: 'staff-02',
  })
  expect(await screen.findByText(/sold by you/)).toBeVisible()
  expect(screen.getByText('Rooftop set +2')).toBeVisible()
  expect(screen.getByText('$24.00')).toBeVisible()
})

it('keeps the focus on the entry when what it held is read', async () => {
  const { user } = await draw({ readAt: null })
  await user.click(await screen.findByRole('button', { name: /^Mark as read/ }))
  expect(screen.getByRole('article')).toHaveFocus()
})
