import type { Page } from '@playwright/test'

import { browserStorageOf } from '../support/browser-storage.ts'
import { expect, test } from '../support/fixtures.ts'
import { app, heading } from '../support/locators.ts'
import { openAccountMenuItem } from '../support/overlays.ts'
import { recordCalls } from '../support/page-calls.ts'
import { identity, signIn, submitSignIn } from '../support/sign-in.ts'

const historyLength = (page: Page) => page.evaluate(() => history.length)

/** Keys that may survive a logout: no tokens, and only the id of the ended session. */
const LASTING = ['i18nextLng', 'session-epoch', 'stored-accounts', 'theme']

test("a logout sends both tabs to /login, adds one history entry to each and clears the user's data", async ({
  page,
  context,
}) => {
  const { email, userId, name } = identity('chatter')
  await signIn(page, 'director')
  await (await openAccountMenuItem(page, 'Add an account')).click()
  await submitSignIn(page, email)
  await expect(heading(page, 'Choose a creator')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/settings/feedback')
  await expect(heading(other, 'Feedback')).toBeVisible()
  const calls = recordCalls(context)
  const before = [await historyLength(page), await historyLength(other)]

  await (await openAccountMenuItem(page, 'Logout')).click()
  for (const tab of [page, other]) {
    await expect(heading(tab, 'Sign in')).toBeVisible()
    await expect(tab).toHaveURL('/login')
  }
  expect([await historyLength(page), await historyLength(other)]).toEqual(before.map((length) => length + 1))
  expect(calls.filter((path) => path === '/api/auth/logout')).toHaveLength(1)

  const storage = await browserStorageOf(page)
  expect(Object.keys(storage).filter((key) => !LASTING.includes(key))).toEqual([])
  expect(storage['stored-accounts']).toContain('staff-01')
  for (const trace of [userId, email, name]) expect(JSON.stringify(storage)).not.toContain(trace)

  await other.goBack()
  await expect(heading(other, 'Sign in')).toBeVisible()
})

// Two browsers do not share a backend that runs in the page.
test('a session ends by the address /logout, without a response of the server, and on all devices', async ({
  page,
  elsewhere: phone,
  backend,
}) => {
  const signInAgain = async () => {
    await submitSignIn(page, identity('director').email)
    await expect(heading(page, 'Agency Overview')).toBeVisible()
  }
  await signIn(phone, 'director')
  await expect(heading(phone, 'Agency Overview')).toBeVisible()
  await page.goto('/login')
  await signInAgain()
  await test.step("logging out on all devices ends another browser's session at its next call", async () => {
    await (await openAccountMenuItem(page, 'Log out on all devices')).click()
    await expect(heading(page, 'Sign in')).toBeVisible()
    // The next call may also be one that the page makes by itself, before the click.
    await Promise.any([
      phone.getByRole('link', { name: 'Manage Agency' }).click(),
      expect(heading(phone, 'Sign in')).toBeVisible(),
    ])
    await expect(heading(phone, 'Sign in')).toBeVisible()
    await expect(app(phone).getByText(/^Your session has ended/)).toBeVisible()
  })
  await test.step('a logout without a server response still ends the session', async () => {
    await signInAgain()
    await backend.faults({ mode: 'fail', only: 'auth/logout' })
    await (await openAccountMenuItem(page, 'Logout')).click()
    await expect(heading(page, 'Sign in')).toBeVisible()
    await expect(app(page).getByRole('list', { name: 'Accounts on this device' })).toHaveCount(0)
  })
  await test.step('/logout signs out and renders nothing', async () => {
    await signInAgain()
    await page.goto('/logout')
    await expect(page).toHaveURL('/login')
    expect(await browserStorageOf(page)).not.toHaveProperty('access-token')
  })
})
