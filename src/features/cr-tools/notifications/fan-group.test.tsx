import { screen } from '@testing-library/react'
import { http } from 'msw'
import { expect, it } from 'vitest'

import { listUserDisplays } from '@/api/calls/user'
import { instant } from '@/domain/instant'
import { server } from '@/mocks/node'

import { drawTool, withMockBackend } from '../../../../tests/tool-stage'
import { groupByFan } from './group-by-fan'
import { FanGroup } from './parts/fan-group'

withMockBackend()

const [, row] = groupByFan([
  {
    notificationId: 'a',
    kind: 'tip',
    userId: 'fan-1-1',
    channelId: null,
    messageId: null,
    amount: 1500,
    currency: 'USD',
    text: null,
    at: instant(Date.now()),
    readAt: instant(Date.now()),
  },
])

it('has no heading without a word while the name of a fan is on its way', async () => {
  server.use(http.post(`*${listUserDisplays.path}`, () => new Promise<never>(() => undefined)))
  if (row?.kind !== 'group') throw new Error('No group')
  await drawTool(
    <FanGroup creatorId="creator-01" group={row.group} place={{ at: 1, of: 1 }} onRead={() => undefined} />,
    'manager',
  )
  expect(screen.getByRole('heading', { level: 3 })).toHaveAccessibleName('Loading')
})
