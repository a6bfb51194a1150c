import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { expect, it } from 'vitest'

import { getUserDisplay, listUserDisplays } from '@/api/calls/account/user'
import { send } from '@/api/send'
import { nameOf } from '@/api/user-names'
import { instant } from '@/domain/time/instant'
import type { Notification } from '@/domain/notifications/notification'
import { isolate } from '@/lib/text/isolate'
import { server } from '@/mocks/node'

import { BEN, MILA, VIKTOR } from '../../../../tests/support/people'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { groupByFan } from './group-by-fan'
import { NotificationGroupCard } from './notification-group-card'

setUpBackend()

async function draw(facts: Partial<Notification> = {}, ids = ['a']) {
  const [, row] = groupByFan(
    ids.map((notificationId) => ({
      notificationId,
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
    })),
  )
  if (row?.kind !== 'group') throw new Error('No group')
  const group = (
    <NotificationGroupCard
      creatorId={MILA}
      group={row.group}
      position={{ at: 1, of: 1 }}
      onRead={() => undefined}
    />
  )
  return await renderTool(group, 'manager')
}

it("has an accessible heading while the fan's name loads", async () => {
  const never = () => new Promise<never>(() => undefined)
  server.use(http.post(`*${listUserDisplays.path}`, never), http.post(`*${getUserDisplay.path}`, never))
  await draw()
  expect(screen.getByRole('heading', { level: 3 })).toHaveAccessibleName('Loading')
})

it("links a colleague's mention to the fan's chat and offers no quick reply", async () => {
  await draw({ kind: 'mention', userId: BEN, channelId: 'channel-1-2', fanId: 'fan-2', amount: null })
  const { displays } = await send(listUserDisplays, { userIds: [BEN, 'fan-2'] })
  const [colleague = '', fan = ''] = displays.map(nameOf)
  expect(await screen.findByRole('heading', { name: colleague })).toBeVisible()
  const link = await screen.findByRole('link', { name: `Open chat with ${isolate(fan)}` })
  expect(link).toHaveAttribute('href', '/cr-tools/messages/channel-1-2?creator=creator-01')
  expect(screen.queryByRole('button', { name: /^Reply/ })).toBeNull()
})

it('a mention without a sender is from a colleague', async () => {
  await draw({ kind: 'mention', userId: null, channelId: 'channel-1-2', fanId: 'fan-2', amount: null })
  expect(await screen.findByRole('heading', { name: 'A colleague' })).toBeVisible()
})

it('shows what was bought, the price and the seller', async () => {
  await draw({
    kind: 'purchase',
    amount: 2400,
    item: { title: 'Rooftop set', count: 3 },
    soldById: VIKTOR,
  })
  expect(await screen.findByText(/sold by you/)).toBeVisible()
  expect(screen.getByText('Rooftop set +2')).toBeVisible()
  expect(screen.getByText('$24.00')).toBeVisible()
})

it('opens the chat at the message that it is about', async () => {
  await draw({ channelId: 'channel-1-2', messageId: 'message-7' })
  const link = await screen.findByRole('link', { name: /^Open chat with/ })
  expect(link).toHaveAttribute('href', '/cr-tools/messages/channel-1-2?creator=creator-01&message=message-7')
})

it('keeps focus on the entry after all its lines are shown', async () => {
  const { user } = await draw({}, ['a', 'b', 'c', 'd', 'e', 'f'])
  await user.click(await screen.findByRole('button', { name: '2 more' }))
  expect(screen.getByRole('article')).toHaveFocus()
})

it('keeps focus on the entry after it is marked as read', async () => {
  const { user } = await draw({ readAt: null })
  await user.click(await screen.findByRole('button', { name: /^Mark as read/ }))
  expect(screen.getByRole('article')).toHaveFocus()
})

it.each(['sent', 'cancelled', 'left by Escape'])(
  'keeps focus on the entry after a reply is %s',
  async (how) => {
    const { user } = await draw({ channelId: 'channel-1-2', fanId: 'fan-1-2' })
    await user.click(await screen.findByRole('button', { name: /^Reply/ }))
    const field = screen.getByRole('textbox')
    if (how === 'sent') {
      await user.type(field, 'Thank you')
      const button = screen.getByRole('button', { name: 'Send' })
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
      await user.click(button)
    } else if (how === 'cancelled') await user.click(screen.getByRole('button', { name: 'Cancel' }))
    else await user.keyboard('{Escape}')
    await waitFor(() => expect(field).not.toBeInTheDocument())
    expect(screen.getByRole('article')).toHaveFocus()
  },
)
