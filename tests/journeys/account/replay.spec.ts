import type { Page } from '@playwright/test'

import { expect, test } from '../support/fixtures.ts'
import { app, heading } from '../support/locators.ts'
import { recordCalls, REFRESH, refreshesIn } from '../support/page-calls.ts'
import { openAs } from '../support/sign-in.ts'

/** Records response statuses by path. */
function noteAnswers(page: Page): Map<string, number[]> {
  const answers = new Map<string, number[]>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/api/'))
      answers.set(pathname, [...(answers.get(pathname) ?? []), response.status()])
  })
  return answers
}

const follow = (page: Page, name: string) => page.getByRole('link', { name }).click()
const retry = (page: Page) => app(page).getByRole('button', { name: 'Retry' }).first()

async function expectOneRefresh(page: Page): Promise<void> {
  const answers = noteAnswers(page)
  await follow(page, 'Agency Creators')
  await expect(heading(page, 'Agency Creators')).toBeVisible()
  await expect.poll(() => answers.get(REFRESH)).toEqual([200])
  const refused = () => [...answers].filter(([, statuses]) => statuses.includes(401))
  await expect.poll(() => refused().every(([, statuses]) => statuses.at(-1) === 200)).toBe(true)
  expect(refused().length).toBeGreaterThan(0)
  for (const [, statuses] of refused()) expect(statuses.filter((status) => status === 401)).toHaveLength(1)
  await expect(app(page).getByRole('table').or(app(page).getByRole('list')).first()).toBeVisible()
  expect(answers.get(REFRESH)).toEqual([200])
}

async function expectBusy(page: Page): Promise<void> {
  const isAsked = (url: URL) => url.pathname.startsWith('/api/agency/')
  const headers = { 'retry-after': '3600' }
  await page.route(isAsked, (route) => route.fulfill({ status: 503, headers, json: { statusCode: 503 } }))
  await follow(page, 'Manage Agency')
  const busy = app(page).getByText(/^The server is busy/)
  await expect(busy).toHaveCount(2)
  await page.unroute(isAsked)
  await retry(page).click()
  await expect(busy).toHaveCount(1)
  await expect(heading(page, 'Manage Agency')).toBeVisible()
}

test('a refused call is repeated once after one refresh; a busy server is tried again by hand', async ({
  page,
  backend,
}) => {
  await openAs(page, 'director')
  await expect(heading(page, 'Agency Overview')).toBeVisible()
  await test.step('a server that asks to wait for an hour is shown, and Retry tries at once', () =>
    expectBusy(page))
  await test.step('calls answered 401 wait for one refresh and are repeated once', async () => {
    await backend.expireAccessTokens()
    await expectOneRefresh(page)
  })
  await test.step('a 403 never triggers a refresh', async () => {
    await backend.faults({ mode: 'fail', status: 403, only: '/api/agency/' })
    const calls = recordCalls(page)
    await follow(page, 'Team')
    await expect(heading(page, 'Employees')).toBeVisible()
    await expect(retry(page)).toBeVisible()
    expect(refreshesIn(calls)).toBe(0)
  })
})

test('a second 401 is final: no loop, no sign-out', async ({ page, backend }) => {
  await openAs(page, 'director')
  await expect(heading(page, 'Agency Overview')).toBeVisible()
  await backend.faults({ mode: 'fail', status: 401, only: '/api/agency/' })
  const answers = noteAnswers(page)
  await follow(page, 'Manage Agency')
  await expect(retry(page)).toBeVisible()
  const agency = [...answers].filter(([path]) => path.startsWith('/api/agency/'))
  expect(agency.length).toBeGreaterThan(0)
  // A call of the overview may still be answered meanwhile.
  for (const [, statuses] of agency)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(2)
  expect(answers.get(REFRESH)?.length).toBeLessThanOrEqual(agency.length)
})
