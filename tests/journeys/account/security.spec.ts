import { expect, test } from '../support/fixtures.ts'
import { app, heading } from '../support/locators.ts'
import { openAccountMenuItem } from '../support/overlays.ts'
import { emailField, identity, openAs, signIn, submitSignIn } from '../support/sign-in.ts'

const NEW_PASSWORD = 'a far longer one'

test('the suspicious-activity bar links to the password form and disappears after the change', async ({
  page,
}) => {
  await openAs(page, 'suspicious')
  await app(page).getByRole('button', { name: 'Change password' }).click()
  const drawer = page.getByRole('dialog', { name: 'Account settings' })
  const current = drawer.getByLabel('Current password', { exact: true })
  await expect(current).toBeFocused()
  await current.fill('not this one')
  await drawer.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await drawer.getByRole('button', { name: 'Change password' }).click()
  await expect(current).toHaveAccessibleDescription('Wrong password.')
  await current.fill('northlight')
  await drawer.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
  await expect(current).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(app(page).getByRole('button', { name: 'Change password' })).toHaveCount(0)
  await (await openAccountMenuItem(page, 'Logout')).first().click()
  await submitSignIn(page, identity('suspicious').email, NEW_PASSWORD)
  await expect(app(page).getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('an authenticator app is set up and required at the next sign-in; a recovery code replaces it once', async ({
  page,
}) => {
  await openAs(page, 'manager')
  await (await openAccountMenuItem(page, 'Account settings')).click()
  const section = page.getByRole('dialog').getByRole('region', { name: 'Two-factor sign-in' })
  await section.getByRole('button', { name: 'Set up authenticator app' }).click()
  await expect(section.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const code = section.getByRole('textbox', { name: 'Six-digit code' })
  await code.fill('654321')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await code.fill('123456')
  const codes = section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(8)
  const recovery = await codes.first().innerText()
  const drawer = page.getByRole('dialog')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button').first().click()
  await section.getByRole('button', { name: 'I saved the codes' }).click()
  await expect(section.getByText('On', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)

  await (await openAccountMenuItem(page, 'Logout')).first().click()
  await expect(emailField(page)).toBeVisible()
  await signIn(page, 'manager')
  await expect(heading(page, 'Enter your code')).toBeVisible()
  await app(page).getByRole('button', { name: 'Recovery code' }).click()
  await app(page).getByRole('textbox', { name: 'Recovery code' }).fill(recovery)
  await app(page).getByRole('button', { name: 'Sign in' }).click()
  await expect(heading(page, 'Manage Agency')).toBeVisible()
})
