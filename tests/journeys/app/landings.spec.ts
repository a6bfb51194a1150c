import type { Page } from '@playwright/test'

import { navigateInPage, pathOf } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { app, heading } from '../support/locators.ts'
import { expectNotFound } from '../support/page-checks.ts'
import { identity, selectFirstCreator, signIn, submitSignIn } from '../support/sign-in.ts'

async function expectLanding(page: Page, path: string, title: string, tabs: readonly string[]) {
  await expect(heading(page, title)).toBeVisible()
  expect(pathOf(page)).toBe(path)
  const links = app(page).getByRole('navigation', { name: 'Main' }).getByRole('link')
  // A badge may follow the name.
  await expect(links).toHaveText(tabs.map((name) => new RegExp(`^${name}`)))
  await expect(links.and(page.locator('[aria-current="page"]'))).toHaveCount(1)
}

async function signOut(page: Page): Promise<void> {
  await navigateInPage(page, '/logout')
  await expect(heading(page, 'Sign in')).toBeVisible()
}

test(
  'a director signs in and lands on the overview, a chatter selects a creator and lands on the tools',
  { tag: ['@demo', '@dev'] },
  async ({ page }) => {
    await signIn(page, 'director')
    const tabs = ['Agency Overview', 'Manage Agency', 'Agency Creators', 'Chatter Tools']
    await expectLanding(page, '/agency-overview', 'Agency Overview', tabs)
    await signOut(page)
    await submitSignIn(page, identity('chatter').email)
    await expectLanding(page, '/cr-select?next=%2Fcr-tools', 'Choose a creator', ['Chatter Tools'])
    await selectFirstCreator(page)
  },
)

test('a person lands on the page of their role, and the tabs are those that it opens', async ({
  page,
  backend,
}) => {
  await page.goto('/login')
  for (const { roles, path, title } of [
    // Those of other products open nothing.
    {
      roles: ['super_admin', 'admin', 'agency_director'],
      path: '/agency-overview',
      title: 'Agency Overview',
    },
    { roles: ['agency_manager'], path: '/agency-manage', title: 'Manage Agency' },
    { roles: ['account_manager'], path: '/agency-creators', title: 'Agency Creators' },
  ])
    await test.step(roles.join(', '), async () => {
      await backend.faults({ roles })
      await submitSignIn(page, identity('all').email)
      await expectLanding(page, path, title, [title])
      await signOut(page)
    })
  await test.step('without a role: the 404 page, which shows only the text 404', async () => {
    await backend.faults({ roles: [] })
    await submitSignIn(page, identity('roleless').email)
    await expect(page).toHaveURL('/404')
    await expectNotFound(page)
  })
})
