import type { Page } from '@playwright/test'

import { navigateInPage, pathOf } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { app, heading } from '../support/locators.ts'
import { identity, selectFirstCreator, signIn, submitSignIn } from '../support/sign-in.ts'

async function expectLanding(page: Page, path: string, title: string, tabs: readonly string[]) {
  await expect(heading(page, title)).toBeVisible()
  expect(pathOf(page)).toBe(path)
  const links = app(page).getByRole('navigation', { name: 'Main' }).getByRole('link')
  // A badge may follow the name.
  await expect(links).toHaveText(tabs.map((name) => new RegExp(`^${name}`)))
  await expect(links.and(page.locator('[aria-current="page"]'))).toHaveCount(1)
}

test(
  'a director signs in and lands on the overview, a chatter selects a creator and lands on the tools',
  { tag: ['@demo', '@dev'] },
  async ({ page }) => {
    await signIn(page, 'director')
    const tabs = ['Agency Overview', 'Manage Agency', 'Agency Creators', 'Chatter Tools']
    await expectLanding(page, '/agency-overview', 'Agency Overview', tabs)
    await navigateInPage(page, '/logout')
    await expect(heading(page, 'Sign in')).toBeVisible()
    await submitSignIn(page, identity('chatter').email)
    await expectLanding(page, '/cr-select?next=%2Fcr-tools', 'Choose a creator', ['Chatter Tools'])
    await selectFirstCreator(page)
  },
)
