import { pathOf } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { heading } from '../support/locators.ts'
import { expectNotFound } from '../support/page-checks.ts'
import { selectFirstCreator, signIn } from '../support/sign-in.ts'

const LANDINGS = [
  ['director', '/agency-overview', 'Agency Overview'],
  ['manager', '/agency-manage', 'Manage Agency'],
  ['account_manager', '/agency-creators', 'Agency Creators'],
  ['all', '/agency-overview', 'Agency Overview'],
] as const

for (const [who, path, title] of LANDINGS) {
  test(
    `a ${who} signs in and lands on ${path}`,
    { tag: who === 'director' ? ['@demo', '@dev'] : '@demo' },
    async ({ page }) => {
      await signIn(page, who)
      await expect(heading(page, title)).toBeVisible()
      expect(pathOf(page)).toBe(path)
    },
  )
}

test(
  'a chatter signs in, selects a creator and lands on /cr-tools',
  { tag: ['@demo', '@dev'] },
  async ({ page }) => {
    await signIn(page, 'chatter')
    await expect(heading(page, 'Choose a creator')).toBeVisible()
    expect(pathOf(page)).toBe('/cr-select?next=%2Fcr-tools')
    await selectFirstCreator(page)
  },
)

test('a user without a role lands on the 404 page, which shows only the text 404', async ({ page }) => {
  await signIn(page, 'roleless')
  await expect(page).toHaveURL('/404')
  await expectNotFound(page)
})
