import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'

import { getUserDisplay, listUserDisplays } from '@/api/calls/user'
import { instant } from '@/domain/instant'
import { server, world } from '@/mocks/node'

import { channelOf } from '../../../tests/channels'
import { CHANNEL, last, open, stageThread } from '../../../tests/thread-stage'
import { drawTool } from '../../../tests/tool-stage'
import { LockBar } from './messages/composer/lock-bar'
import { RowPreview } from './messages/list/parts/row-preview'
import { groupByFan } from './notifications/group-by-fan'
import { FanGroup } from './notifications/parts/fan-group'
import { useSeesStaffNames } from './person-rights'
import { OnDuty } from './select/parts/on-duty'

stageThread()

const BEN = 'staff-05'
const NOW = instant(Date.now())
const SOON = instant(Date.now() + 45_000)
const NAMED = /Ben Novak|BN:/

/** A server that names everyone, so that hiding depends on the page alone. */
beforeEach(() =>
  server.use(
    http.post(`*${listUserDisplays.path}`, async ({ request }) => {
      const { userIds } = (await request.json()) as { userIds: string[] } // as the call declares
      const displays = userIds.map((userId) => ({ userId, username: userId, displayName: 'Ben Novak' }))
      return HttpResponse.json({ displays })
    }),
    http.post(`*${getUserDisplay.path}`, async ({ request }) => {
      const { userId } = (await request.json()) as { userId: string } // as the call declares
      return HttpResponse.json({ userId, username: userId, displayName: 'Ben Novak' })
    }),
  ),
)
const hide = (): Promise<void> =>
  world.visit(() => {
    world.state.permissions['staff-04'] = { canSeeStaffNames: false }
  })

function Row() {
  const lock = { userId: BEN, until: SOON }
  const seesStaff = useSeesStaffNames()
  return (
    <RowPreview of={channelOf('c', { lock })} creatorId="creator-01" me="staff-04" seesStaff={seesStaff} />
  )
}

function Mention() {
  const plain = {
    messageId: null,
    amount: null,
    currency: 'USD',
    text: null,
    item: null,
    soldById: null,
    at: NOW,
    readAt: NOW,
  }
  const [, row] = groupByFan([
    { notificationId: 'a', kind: 'mention', userId: BEN, channelId: 'channel-1-2', fanId: null, ...plain },
  ])
  if (row?.kind !== 'group') return null
  return (
    <FanGroup creatorId="creator-01" group={row.group} place={{ at: 1, of: 1 }} onRead={() => undefined} />
  )
}

const PARTS = [
  [
    'who writes in a conversation',
    <LockBar key="a" lockedBy={BEN} takeOver={async () => undefined} />,
    /A colleague\u2069? is replying here\. Take over to send\./,
  ],
  ['who writes, in the list', <Row key="b" />, 'A colleague is typing'],
  ['who mentions one', <Mention key="c" />, 'A colleague'],
] as const

describe('a colleague whose name is hidden from the user', () => {
  it.each(PARTS)('is not named as %s', async (_, part, words) => {
    await hide()
    await drawTool(part)
    expect(await screen.findByText(words)).toBeVisible()
    expect(document.body).not.toHaveTextContent(NAMED)
  })

  it.each(PARTS)('is named as %s otherwise', async (_, part) => {
    await drawTool(part)
    expect((await screen.findAllByText(NAMED))[0]).toBeVisible()
  })

  it('is not named as present in the thread', async () => {
    await hide()
    await open(CHANNEL, { presence: [{ userId: BEN, isTyping: true }] })
    await last()
    expect(await screen.findByText(/^\u2068?A colleague\u2069? is typing$/)).toBeVisible()
    expect(await screen.findByText('A colleague is here too')).toBeInTheDocument()
  })

  it('is counted among those on duty', async () => {
    await drawTool(<OnDuty userIds={[BEN, 'staff-06']} nameOf={undefined} />)
    expect(await screen.findByText('2 on duty')).toBeVisible()
  })
})
