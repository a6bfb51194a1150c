import { expect, test } from '../support/fixtures.ts'
import { openAccountMenuItem, openPalette } from '../support/overlays.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

test('the account settings open from menu and palette, and closing returns the focus', async ({ page }) => {
  await openAs(page, 'chatter')
  await expectLoaded(page)
  const settings = page.getByRole('dialog', { name: 'Account settings' })
  await (await openAccountMenuItem(page, 'Account settings')).click()
  await expect(settings).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(settings).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeFocused()
  await openPalette(page)
  await page.keyboard.type('settings')
  await page.keyboard.press('Enter')
  await expect(settings).toBeVisible()
})

test('a new name shows in the account menu and persists', async ({ page }) => {
  await openAs(page, 'chatter')
  await expectLoaded(page)
  await (await openAccountMenuItem(page, 'Account settings')).click()
  const settings = page.getByRole('dialog', { name: 'Account settings' })
  await settings.getByRole('textbox', { name: 'Display name' }).fill('Ana R.')
  await settings.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Saved').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /Account of .?Ana R\./ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /Account of .?Ana R\./ })).toBeVisible()
})

test('language and devices are listed, and this device is labeled', async ({ page }) => {
  await openAs(page, 'chatter')
  await expectLoaded(page)
  await (await openAccountMenuItem(page, 'Account settings')).click()
  const settings = page.getByRole('dialog', { name: 'Account settings' })
  await expect(settings.getByText('This device')).toBeVisible()
  await settings.getByRole('button', { name: /Language/ }).click()
  await page.getByRole('option', { name: 'Français' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})
