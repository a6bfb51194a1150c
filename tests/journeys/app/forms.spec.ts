import { expect, test } from '../support/fixtures.ts'
import { app, heading } from '../support/locators.ts'
import { openWorkspace } from '../support/workspace.ts'

test('a server error shows under its field, which gets the focus; after a correction the form saves', async ({
  page,
}) => {
  await openWorkspace(page, '/cr-tools/messages/groups/create', 'manager')
  const field = (name: string) => app(page).getByRole('textbox', { name, exact: true })
  const create = app(page).getByRole('button', { name: 'Create group' })

  await create.click()
  await expect(field('Name')).toBeFocused()
  await expect(field('Name')).toHaveAccessibleDescription('Enter a group name.')

  await field('Name').fill('Sunday coffee club')
  await app(page)
    .getByRole('button', { name: /Who can join/ })
    .click()
  await page.getByRole('option', { name: 'Anyone who pays' }).click()
  const price = field('Price to join')
  await create.click()
  await expect(price).toBeFocused()
  await expect(price).toHaveAttribute('aria-invalid', 'true')

  // Only the server knows the minimum price.
  await price.fill('0.50')
  await create.click()
  await expect(price).toHaveAccessibleDescription("You can't use this price here. Enter another.")
  await expect(price).toBeFocused()
  await expect(app(page).getByRole('alert')).toHaveCount(0)
  await expect(field('Name')).toHaveValue('Sunday coffee club')

  await price.fill('4.50')
  await expect(price).not.toHaveAttribute('aria-invalid')
  await create.click()
  await expect(heading(page, /^Members of .?Sunday coffee club/)).toBeVisible()
})
