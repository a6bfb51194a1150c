import type { Page } from '@playwright/test'

import { main } from '../support/locators.ts'
import { channelAddress, inbox, inboxRows, messages } from '../support/workspace.ts'
import { type Screen, walkStates } from '../support/screen-states.ts'

const NOTHING = { data: [], lastId: null }
const COUNTS = { waiting: 0, all: 0, unread: 0, priority: 0, groups: 0, archived: 0 }
/** The first of the groups. */
const GROUP = 'channel-1-8'
const whole = (page: Page) => page.locator('main')

/** The chats, groups, mass messages and notifications. */
const SCREENS: readonly Screen[] = [
  {
    path: '/cr-tools/messages?tab=all',
    call: '/api/messages/channels/list',
    content: (page) => inboxRows(page).first(),
    part: inbox,
    failure: "Couldn't load",
    empty: { json: { ...NOTHING, counts: COUNTS }, text: 'No chats yet' },
  },
  {
    path: channelAddress('channel-1-3'),
    call: '/api/messages/list',
    content: (page) => messages(page).last(),
    part: whole,
    failure: "Couldn't load messages",
    empty: { json: { data: [], hasBefore: false, hasAfter: false }, text: 'No messages yet' },
  },
  {
    path: '/cr-tools/messages/mass?tab=sent',
    call: '/api/messages/mass/list',
    content: (page) => main(page).getByRole('table', { name: 'Sent', exact: true }).getByRole('row').nth(1),
    empty: { json: NOTHING, text: 'Nothing sent yet' },
  },
  {
    path: '/cr-tools/messages/mass?tab=scheduled',
    call: '/api/messages/mass/list',
    content: (page) => main(page).getByRole('row').nth(1),
    empty: { json: NOTHING, text: 'Nothing scheduled' },
  },
  {
    path: `/cr-tools/messages/groups/${GROUP}/members`,
    call: '/api/messages/groups/members/list',
    content: (page) => main(page).getByRole('row').nth(1),
    empty: { json: NOTHING, text: 'No members yet' },
  },
  {
    path: '/cr-tools/notifications',
    call: '/api/notifications/list',
    content: (page) => main(page).getByRole('article').first(),
    empty: { json: { ...NOTHING, counts: {} }, text: 'No notifications yet' },
  },
]

for (const screen of SCREENS) walkStates(screen)
