import { MINUTE_MS } from '../../../src/lib/duration.ts'
import { advancePastRetries } from '../support/backend-control.ts'
import { browserStorageOf } from '../support/browser-storage.ts'
import { expect, test } from '../support/fixtures.ts'
import { app, heading } from '../support/locators.ts'
import { recordCalls, refreshesIn } from '../support/page-calls.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { identity, signIn, submitSignIn } from '../support/sign-in.ts'

/** Fresh at sign-in, due for refresh at the first check after 4 minutes, expired after 8. */
const SHORT_LIFE = { accessLifeS: 8 * 60 }

test.beforeEach(async ({ page, context, backend }) => {
  await context.clock.install()
  await backend.faults(SHORT_LIFE)
  // The code that reports an active user loads together with the prompts check.
  const isWatching = page.waitForResponse(/check\/prompts/)
  await signIn(page, 'director')
  await expect(heading(page, 'Agency Overview')).toBeVisible()
  await isWatching
})

test('two tabs make one refresh, only of a token valid for less than 5 minutes, and both use its token', async ({
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
  await test.step('a token valid for more than 5 minutes is not refreshed at load', () =>
    expect(refreshesIn(calls)).toBe(0))
  await test.step('two tabs make one refresh after 4 minutes', async () => {
    await backend.faults({ accessLifeS: 15 * 60 })
    await backend.advanceTime(3 * MINUTE_MS)
    await page.keyboard.press('Shift')
    const reported = page.waitForRequest(/active\/refresh/)
    await backend.advanceTime(MINUTE_MS + 1000)
    await test.step('an active user is reported every 4 minutes too', () => reported)
    await expect.poll(async () => (await browserStorageOf(other))['access-token']).not.toBe(before)
    // Long enough for a second refresh to have been sent.
    for (const tab of [page, other]) {
      await tab.getByRole('link', { name: 'Agency Creators' }).click()
      await expect(heading(tab, 'Agency Creators')).toBeVisible()
    }
    expect(refreshesIn(calls)).toBe(1)
  })
  await test.step('a token valid for more than 5 minutes is not refreshed at the check', async () => {
    await backend.advanceTime(4 * MINUTE_MS + 1000)
    await page.getByRole('link', { name: 'Manage Agency' }).click()
    await expect(heading(page, 'Manage Agency')).toBeVisible()
    expect(refreshesIn(calls)).toBe(1)
    await backend.advanceTime(4 * MINUTE_MS)
    await backend.advanceTime(4 * MINUTE_MS)
    await expect.poll(() => refreshesIn(calls)).toBe(2)
  })
})

test('a refresh ends the session only when it is rejected or demands it', async ({ page, backend }) => {
  await test.step('a failed refresh never signs out, not even with an expired access token', async () => {
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
    await expectLoaded(page)
  })
  await test.step('a rejected refresh with an expired access token ends the session and says so', async () => {
    await backend.faults({ mode: 'fail', status: 401, only: 'auth/refresh' })
    await backend.advanceTime(9 * MINUTE_MS)
    await expect(heading(page, 'Sign in')).toBeVisible()
    await expect(app(page).getByText(/^Your session has ended/)).toBeVisible()
    const accounts = app(page).getByRole('list', { name: 'Accounts on this device' })
    await expect(accounts.getByRole('listitem')).toContainText('Sign in again')
  })
  await test.step('a refresh response with forceRefresh signs out', async () => {
    await backend.faults({ mode: 'none' })
    await submitSignIn(page, identity('director').email)
    await expect(heading(page, 'Manage Agency')).toBeVisible()
    await backend.faults({ forceRefresh: true })
    await backend.advanceTime(4 * MINUTE_MS + 1000)
    await expect(heading(page, 'Sign in')).toBeVisible()
    expect(await browserStorageOf(page)).not.toHaveProperty('refresh-token')
  })
})
