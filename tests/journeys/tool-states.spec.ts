import type { Page } from '@playwright/test'

import { main } from './look.ts'
import { app, expect, heading, test } from './stage.ts'
import { atWork } from './workspace.ts'

interface ToolScreen {
  path: string
  /** The call that its content depends on. */
  call: string
  /** Matches only loaded content. */
  content: (page: Page) => ReturnType<Page['getByText']>
  /** The empty response, and the screen's text for it. */
  empty?: { json: object; text: string }
}

const inMain = (text: string) => (page: Page) => main(page).getByText(text, { exact: true }).first()
const NOTHING = { data: [], lastId: null, total: 0 }

/** Every screen of a creator's tools except chats, which have their own journeys. */
const SCREENS: readonly ToolScreen[] = [
  { path: '/cr-tools/earnings', call: '/api/earnings/', content: inMain('Agency share') },
  { path: '/cr-tools/dashboard', call: '/api/dashboard/get', content: inMain('New memberships') },
  { path: '/cr-tools/tools/analytics', call: '/api/analytics/', content: inMain('Profile visits') },
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
      json: { currency: 'USD', data: [], totals: { subscribers: 0, gifted: 0, revenue: 0, churn: null } },
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
    empty: { json: NOTHING, text: 'No past lives' },
  },
  {
    path: '/settings/feedback',
    call: '/api/feedback/list',
    content: (page) => main(page).getByRole('region', { name: 'Your reports' }).getByRole('listitem').first(),
    empty: { json: NOTHING, text: 'No reports yet' },
  },
]

const retry = (page: Page) => main(page).getByRole('button', { name: 'Retry' })

for (const { path, call, content, empty } of SCREENS) {
  test(`${path} shows skeletons before its content`, async ({ page, backend }) => {
    await backend.faults({ latencyMs: 2500, only: call })
    await atWork(page, path, 'all')
    await expect(main(page).getByRole('status', { name: 'Loading' }).first()).toBeVisible()
    await expect(heading(page, /./)).toBeVisible()
    await expect(content(page)).toHaveCount(0)
    await expect(content(page)).toBeVisible()
    await expect(main(page).getByRole('status', { name: 'Loading' })).toHaveCount(0)
  })

  test(`${path} shows its load error and retries on demand`, async ({ page, backend }) => {
    await backend.faults({ mode: 'fail', status: 422, only: call })
    await atWork(page, path, 'all')
    await expect(main(page).getByText("Couldn't load this").first()).toBeVisible()
    await expect(heading(page, /./)).toBeVisible()
    await backend.faults({ mode: 'none' })
    await expect(async () => {
      if ((await retry(page).count()) > 0) await retry(page).first().click({ timeout: 1000 })
      await expect(content(page)).toBeVisible({ timeout: 2000 })
      await expect(retry(page)).toHaveCount(0, { timeout: 1000 })
    }).toPass({ timeout: 20_000 })
  })

  test(`${path} stays readable offline and shows since when`, async ({ page, context }) => {
    await atWork(page, path, 'all')
    await expect(content(page)).toBeVisible()
    await context.setOffline(true)
    await expect(app(page).getByText(/^Offline since/)).toBeVisible()
    await expect(content(page)).toBeVisible()
    await context.setOffline(false)
    await expect(app(page).getByText(/^Offline since/)).toHaveCount(0)
  })

  // Routes can be mocked only when calls go over the network.
  if (empty)
    test(`${path} explains itself when empty`, async ({ page, context }) => {
      await context.route(`**${call}`, (route) => route.fulfill({ json: empty.json }))
      await atWork(page, path, 'all')
      await expect(main(page).getByRole('heading', { name: empty.text, exact: true })).toBeVisible()
      await expect(main(page).getByRole('status', { name: 'Loading' })).toHaveCount(0)
    })
}
