import { MINUTE_MS } from '../../../src/lib/duration.ts'
import { advancePastRetries } from '../support/backend-control.ts'
import { browserStorageOf } from '../support/browser-storage.ts'
import { expect, test } from '../support/fixtures.ts'
import { app, heading } from '../support/locators.ts'
import { recordCalls, refreshesIn } from '../support/page-calls.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { signIn } from '../support/sign-in.ts'

/** Fresh at sign-in, due for refresh at the first check after 4 minutes, expired after 8. */
const SHORT_LIFE = { accessLifeS: 8 * 60 }

test.beforeEach(async ({ page, context, backend }) => {
  await context.clock.install()
  await backend.faults(SHORT_LIFE)
  await signIn(page, 'director')
  await expect(heading(page, 'Agency Overview')).toBeVisible()
})

test('two tabs make one refresh after 4 minutes, and both use its token', async ({
  page,
  context,
  backend,
}) => {
  const calls = recordCalls(context)
  const other = await context.newPage()
  await other.goto('/agency-manage')
  await expect(heading(other, 'Manage Agency')).toBeVisible()
  // A response in flight while the clocks advance one after the other would seem to come from the future.
  await expectLoaded(other)
  const { 'access-token': before } = await browserStorageOf(page)
  expect(refreshesIn(calls)).toBe(0)
  await backend.advanceTime(4 * MINUTE_MS + 1000)
  await expect.poll(async () => (await browserStorageOf(other))['access-token']).not.toBe(before)
  // Long enough for a second refresh to have been sent.
  await page.getByRole('link', { name: 'Agency Creators' }).click()
  await expect(heading(page, 'Agency Creators')).toBeVisible()
  await other.getByRole('link', { name: 'Agency Creators' }).click()
  await expect(heading(other, 'Agency Creators')).toBeVisible()
  expect(refreshesIn(calls)).toBe(1)
})

test('a token valid for more than 5 minutes is not refreshed at load or at the check', async ({
  page,
  backend,
}) => {
  const calls = recordCalls(page)
  const { 'access-token': before } = await browserStorageOf(page)
  await backend.faults({ accessLifeS: 15 * 60 })
  await backend.advanceTime(4 * MINUTE_MS + 1000)
  await expect.poll(async () => (await browserStorageOf(page))['access-token']).not.toBe(before)
  await page.reload()
  await expect(heading(page, 'Agency Overview')).toBeVisible()
  await backend.advanceTime(4 * MINUTE_MS + 1000)
  await page.getByRole('link', { name: 'Manage Agency' }).click()
  await expect(heading(page, 'Manage Agency')).toBeVisible()
  expect(refreshesIn(calls)).toBe(1)
  await backend.advanceTime(4 * MINUTE_MS)
  await backend.advanceTime(4 * MINUTE_MS)
  await expect.poll(() => refreshesIn(calls)).toBe(2)
})

test('a refresh response with forceRefresh signs out', async ({ page, backend }) => {
  await backend.faults({ forceRefresh: true })
  await backend.advanceTime(4 * MINUTE_MS + 1000)
  await expect(heading(page, 'Sign in')).toBeVisible()
  expect(await browserStorageOf(page)).not.toHaveProperty('refresh-token')
})

test('a failed refresh never signs out, not even with an expired access token', async ({ page, backend }) => {
  await backend.faults({ mode: 'fail', status: 503, only: 'auth/refresh' })
  const calls = recordCalls(page)
  await backend.advanceTime(4 * MINUTE_MS + 1000)
  await expect.poll(() => refreshesIn(calls)).toBeGreaterThan(0)
  await backend.advanceTime(5 * MINUTE_MS)
  await page.getByRole('link', { name: 'Manage Agency' }).click()
  await advancePastRetries(backend, app(page).getByRole('button', { name: 'Retry' }).first())
  expect(await browserStorageOf(page)).toHaveProperty('refresh-token')
  await backend.faults({ mode: 'none' })
  await app(page).getByRole('button', { name: 'Retry' }).first().click()
  await expect(heading(page, 'Manage Agency')).toBeVisible()
})

test('a rejected refresh with an expired access token ends the session and says so', async ({
  page,
  backend,
}) => {
  await backend.faults({ mode: 'fail', status: 401, only: 'auth/refresh' })
  await backend.advanceTime(9 * MINUTE_MS)
  await expect(heading(page, 'Sign in')).toBeVisible()
  await expect(app(page).getByText(/^Your session has ended/)).toBeVisible()
  const accounts = app(page).getByRole('list', { name: 'Accounts on this device' })
  await expect(accounts.getByRole('listitem')).toContainText('Sign in again')
})

test('navigating after the tokens are removed leads to the sign-in', async ({ page }) => {
  // In one task: a background call without tokens would redirect to the sign-in before the click.
  await page.getByRole('link', { name: 'Manage Agency' }).evaluate((link: HTMLElement) => {
    localStorage.clear()
    link.click()
  })
  await expect(heading(page, 'Sign in')).toBeVisible()
})

test('a server that asks to wait for an hour is shown, and Retry tries at once', async ({ page }) => {
  const isAsked = (url: URL) => url.pathname.startsWith('/api/agency/')
  const headers = { 'retry-after': '3600' }
  await page.route(isAsked, (route) => route.fulfill({ status: 503, headers, json: { statusCode: 503 } }))
  await page.getByRole('link', { name: 'Manage Agency' }).click()
  const busy = app(page).getByText(/^The server is busy/)
  await expect(busy).toHaveCount(2)
  await page.unroute(isAsked)
  await app(page).getByRole('button', { name: 'Retry' }).first().click()
  await expect(busy).toHaveCount(1)
  await expect(heading(page, 'Manage Agency')).toBeVisible()
})
