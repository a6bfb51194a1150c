import type { Page } from '@playwright/test'

import { navigateInPage, pathOf } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { app, heading } from '../support/locators.ts'
import { recordCalls } from '../support/page-calls.ts'
import { type IdentityName, openAs } from '../support/sign-in.ts'

/** Calls that any session may make. */
const HARMLESS = /^\/api\/(auth\/|version$|user\/current-user$|agency-util\/roles$)/

/** A session below fan level is redirected to its own page without a protected call. */
async function expectShutOut(page: Page, who: IdentityName, path: string, title: string): Promise<void> {
  const calls = recordCalls(page)
  await openAs(page, who, '/agency-overview')
  for (const address of ['/agency-creators', '/cr-select', '/settings/feedback', '/']) {
    await expect(heading(page, title)).toBeVisible()
    await navigateInPage(page, address)
    await expect.poll(() => pathOf(page)).toBe(path)
  }
  await expect(app(page).getByRole('navigation')).toHaveCount(0)
  expect(calls.filter((call) => !HARMLESS.test(call))).toEqual([])
}

test('an unverified account confirms its email first', async ({ page }) => {
  await expectShutOut(page, 'unverified', '/verify', 'Confirm your email')
  const code = app(page).getByRole('textbox', { name: 'Confirmation code' })
  await code.fill('111111')
  await expect(code).toHaveAccessibleDescription(/Wrong code/)
  await code.fill('123456')
  await expect(heading(page, 'Choose a creator')).toBeVisible()
})

test('an unlinked account joins an agency by its invitation', async ({ page }) => {
  await expectShutOut(page, 'unlinked', '/verify', 'Join your agency')
  const invitation = app(page).getByRole('textbox', { name: 'Invitation code' })
  const show = app(page).getByRole('button', { name: 'Show invitation' })
  await invitation.fill('NORTH-0000')
  await show.click()
  await expect(invitation).toHaveAccessibleDescription(/has expired/)
  await invitation.fill('NORTH-2468')
  await show.click()
  await expect(app(page).getByText(/Daria Kowal.* invites you to/)).toBeVisible()
  await app(page).getByRole('textbox', { name: 'Full legal name' }).fill('Lina Unger')
  await app(page).getByLabel('Choose a password').fill('a longer way home')
  await app(page).getByRole('button', { name: 'Accept invitation' }).click()
  await expect(heading(page, 'Choose a creator')).toBeVisible()
})

test('a locked account sees why and what to do, and nothing else', async ({ page }) => {
  await expectShutOut(page, 'locked', '/locked', 'This account is locked')
  await expect(app(page).getByText('Locked until')).toBeVisible()
  await expect(app(page).getByRole('listitem').filter({ hasText: 'choose a new password' })).toBeVisible()
  await app(page).getByRole('button', { name: 'Sign out' }).click()
  await expect(heading(page, 'Sign in')).toBeVisible()
})
