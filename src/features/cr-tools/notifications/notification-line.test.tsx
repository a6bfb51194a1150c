import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, it } from 'vitest'

import { notificationOf } from '../../../../tests/support/fixtures/live-events'
import { startTestI18n } from '../../../../tests/support/i18n'
import { notificationNoticeText } from '../alerts/notice-text'
import { NotificationLine } from './notification-line'

beforeAll(() => startTestI18n())

it.each([
  [
    'a conversation',
    'channel-1',
    "Your message wasn't sent: it may need care",
    '/cr-tools/messages/channel-1?creator=creator-01',
  ],
  ['many', null, "Your mass message wasn't sent: it may need care", '/cr-tools/messages/mass?tab=scheduled'],
])('shows that a message to %s is held, and links to it', (_, channelId, words, href) => {
  const notice = notificationOf('a', { kind: 'held', userId: null, channelId, amount: null })
  render(
    <MemoryRouter>
      <NotificationLine creatorId="creator-01" notification={notice} />
    </MemoryRouter>,
  )
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.getByRole('link', { name: 'View message' })).toHaveAttribute('href', href)
  expect(notificationNoticeText(notice, undefined)).toEqual({ text: words, detail: undefined })
})

it.each([
  ['one', 'channel-1', '/cr-tools/messages/channel-1?creator=creator-01'],
  ['several', null, '/cr-tools/messages?mine=1'],
])('links to the assigned chats: %s', (_, channelId, href) => {
  const notice = notificationOf('a', { kind: 'assigned', userId: null, channelId, amount: null })
  render(
    <MemoryRouter>
      <NotificationLine creatorId="creator-01" notification={notice} />
    </MemoryRouter>,
  )
  expect(screen.getByText('Chats assigned to you')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open chats' })).toHaveAttribute('href', href)
  expect(notificationNoticeText(notice, undefined).text).toBe('Chats assigned to you')
})
