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

test('calls answered 401 wait for one refresh and are repeated once', async ({ page, backend }) => {
  await openAs(page, 'director')
  await expect(heading(page, 'Agency Overview')).toBeVisible()
  await backend.expireAccessTokens()
  const answers = noteAnswers(page)
  await page.getByRole('link', { name: 'Manage Agency' }).click()
  await expect(heading(page, 'Manage Agency')).toBeVisible()
  await expect.poll(() => answers.get(REFRESH)).toEqual([200])
  const refused = () => [...answers].filter(([, statuses]) => statuses.includes(401))
  await expect.poll(() => refused().every(([, statuses]) => statuses.at(-1) === 200)).toBe(true)
  expect(refused().length).toBeGreaterThan(0)
  for (const [, statuses] of refused()) expect(statuses.filter((status) => status === 401)).toHaveLength(1)
  await expect(app(page).getByRole('table').or(app(page).getByRole('list')).first()).toBeVisible()
  expect(answers.get(REFRESH)).toEqual([200])
})

test('a second 401 is final: no loop, no sign-out', async ({ page, backend }) => {
  await openAs(page, 'director')
  await expect(heading(page, 'Agency Overview')).toBeVisible()
  await backend.faults({ mode: 'fail', status: 401, only: '/api/agency/' })
  const answers = noteAnswers(page)
  await page.getByRole('link', { name: 'Manage Agency' }).click()
  await expect(app(page).getByRole('button', { name: 'Retry' }).first()).toBeVisible()
  const agency = [...answers].filter(([path]) => path.startsWith('/api/agency/'))
  expect(agency.length).toBeGreaterThan(0)
  // A call of the overview may still be answered meanwhile.
  for (const [, statuses] of agency)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(2)
  expect(answers.get(REFRESH)?.length).toBeLessThanOrEqual(agency.length)
})

test('a 403 never triggers a refresh', async ({ page, backend }) => {
  await openAs(page, 'director')
  await expect(heading(page, 'Agency Overview')).toBeVisible()
  await backend.faults({ mode: 'fail', status: 403, only: '/api/agency/' })
  const calls = recordCalls(page)
  await page.getByRole('link', { name: 'Manage Agency' }).click()
  await expect(app(page).getByRole('button', { name: 'Retry' }).first()).toBeVisible()
  expect(refreshesIn(calls)).toBe(0)
})
