import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { getUserDisplay, listUserDisplays } from '@/api/calls/account/user'
import { instant } from '@/domain/time/instant'
import { server, world } from '@/mocks/node'

import { ANA, BEN, MILA, TOM } from '../../../../tests/support/people'
import { channelOf } from '../../../../tests/support/fixtures/channels'
import {
  CHANNEL,
  lastArticle,
  renderThread,
  setUpThread,
} from '../../../../tests/support/render/render-thread'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { clearTyping, recordTyping } from '../events/typing-users'
import { LockBar } from '../messages/composer/composer-bars'
import { RowPreview } from '../messages/list/rows/row-preview'
import { groupByFan } from '../notifications/group-by-fan'
import { NotificationGroupCard } from '../notifications/notification-group-card'
import { useCanSeeStaffNames } from '../base/permissions'
import { ColleagueAvatars } from '../select/on-duty'

setUpThread()
afterEach(() => act(clearTyping))

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
  world.transact(() => {
    world.state.permissions[ANA] = { canSeeStaffNames: false }
  })

function Row() {
  const lock = { userId: BEN, until: SOON }
  const reader = { creatorId: MILA, me: ANA, seesStaff: useCanSeeStaffNames() }
  return <RowPreview of={channelOf('c', { lock })} reader={reader} />
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
    <NotificationGroupCard
      creatorId={MILA}
      group={row.group}
      position={{ at: 1, of: 1 }}
      onRead={() => undefined}
    />
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
    await renderTool(part)
    expect(await screen.findByText(words)).toBeVisible()
    expect(document.body).not.toHaveTextContent(NAMED)
  })

  it.each(PARTS)('is named as %s otherwise', async (_, part) => {
    await renderTool(part)
    expect((await screen.findAllByText(NAMED))[0]).toBeVisible()
  })

  it('is not named as present in the thread', async () => {
    await hide()
    await renderThread(CHANNEL, { presence: [BEN] })
    await lastArticle()
    act(() => recordTyping(CHANNEL, BEN, true))
    expect(await screen.findByText(/^\u2068?A colleague\u2069? is typing$/)).toBeVisible()
    expect(await screen.findByText('A colleague is here too')).toBeInTheDocument()
  })

  it('is counted among those on duty', async () => {
    await renderTool(<ColleagueAvatars userIds={[BEN, TOM]} nameOf={undefined} />)
    expect(await screen.findByText('2 on duty')).toBeVisible()
  })
})
