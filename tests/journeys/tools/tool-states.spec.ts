import type { Page } from '@playwright/test'

import { main } from '../support/locators.ts'
import { type Screen, walkEmptyViews, walkStates } from '../support/screen-states.ts'

const NO_MEMBERS = { subscribers: 0, gifted: 0, revenue: 0, churn: null }

const inMain = (text: string) => (page: Page) => main(page).getByText(text, { exact: true }).first()
const NOTHING = { data: [], lastId: null, total: 0 }

/** Every screen of a creator's tools but the chats, which `chat/states.spec.ts` walks. */
const SCREENS: readonly Screen[] = [
  {
    path: '/cr-tools/earnings',
    call: '/api/earnings/',
    content: inMain('Agency share'),
    empty: { text: 'No payouts yet' },
  },
  {
    path: '/cr-tools/dashboard',
    call: '/api/dashboard/get',
    content: inMain('New memberships'),
    empty: { text: 'No goals yet. Add one to follow it here.' },
  },
  {
    path: '/cr-tools/tools/analytics',
    call: '/api/analytics/',
    content: inMain('Profile visits'),
    // An emptied answer has zeros, which are figures.
    empty: { text: '$0' },
  },
  {
    path: '/cr-tools/profile',
    call: '/api/profile/get',
    content: (page) => main(page).getByRole('textbox', { name: 'Username' }),
  },
  {
    path: '/vault',
    call: '/api/vault/list',
    content: inMain('Mirror, first light'),
    empty: { json: NOTHING, text: 'No media here' },
  },
  {
    path: '/scheduler',
    call: '/api/scheduler/list',
    content: (page) => main(page).getByRole('gridcell').getByRole('button').first(),
    empty: { text: 'Nothing planned' },
  },
  {
    path: '/list',
    call: '/api/lists/list',
    content: inMain('Big spenders'),
    empty: { json: NOTHING, text: 'No lists yet' },
  },
  {
    path: '/memberships',
    call: '/api/memberships/list',
    content: inMain('Front row'),
    empty: {
      json: { currency: 'USD', data: [], totals: NO_MEMBERS, previous: NO_MEMBERS },
      text: 'No memberships yet',
    },
  },
  {
    path: '/welcome-messages',
    call: '/api/welcome-messages/list',
    content: inMain('Win back'),
    empty: {
      json: { data: [], lastId: null, sendsWelcome: true },
      text: 'No welcome messages yet',
    },
  },
  {
    path: '/discounts-trials',
    call: '/api/discounts/list',
    content: inMain('Winter weekend'),
    empty: { json: { currency: 'USD', data: [] }, text: 'No discounts yet' },
  },
  {
    path: '/post-categories',
    call: '/api/post-categories/list',
    content: inMain('Behind the scenes'),
    empty: { json: { data: [], uncategorised: 0 }, text: 'No categories yet' },
  },
  {
    path: '/dmca',
    call: '/api/dmca/list',
    content: inMain('megamirror.example'),
    empty: { json: { ...NOTHING, owners: [] }, text: 'No cases yet' },
  },
  {
    path: '/live',
    call: '/api/live/list',
    content: (page) =>
      main(page)
        .getByText(/^Friday live/)
        .first(),
    empty: { json: NOTHING, text: 'No past live streams' },
  },
  {
    path: '/settings/feedback',
    call: '/api/feedback/list',
    content: (page) => main(page).getByRole('region', { name: 'Your reports' }).getByRole('listitem').first(),
    empty: { json: NOTHING, text: 'No reports yet' },
  },
]

for (const screen of SCREENS) walkStates(screen)

const NOTHING_IN_PERIOD = 'Nothing in this period'

walkEmptyViews('/api/scheduler/', { '/scheduler?view=list': 'Nothing scheduled' })
walkEmptyViews('/api/analytics/', {
  '/cr-tools/tools/analytics?tab=messages': NOTHING_IN_PERIOD,
  '/cr-tools/tools/analytics?tab=mass': NOTHING_IN_PERIOD,
  '/cr-tools/tools/analytics?tab=members': 'No members have joined yet.',
  '/cr-tools/tools/analytics?tab=fans': 'No regular buyer has gone quiet.',
  '/cr-tools/tools/analytics?tab=content': NOTHING_IN_PERIOD,
  '/cr-tools/tools/analytics?tab=traffic': NOTHING_IN_PERIOD,
})
