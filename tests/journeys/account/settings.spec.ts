import type { Locator, Page } from '@playwright/test'

import { MINUTE_MS } from '../../../src/lib/duration.ts'
import type { Backend } from '../support/backend-control.ts'
import { expect, test } from '../support/fixtures.ts'
import { openAccountMenuItem, openPalette } from '../support/overlays.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

async function changeNames(page: Page, settings: Locator): Promise<void> {
  const save = (index: number) => settings.getByRole('button', { name: 'Save' }).nth(index)
  await settings.getByRole('textbox', { name: 'Display name' }).fill('Ana R.')
  await save(0).click()
  await expect(page.getByText('Saved').first()).toBeVisible()
  await settings.getByRole('textbox', { name: 'Username' }).fill('ana.rib')
  await expect(settings.getByText('Available.')).toBeVisible()
  await save(1).click()
  // Once the saved names have loaded again.
  for (const index of [0, 1]) await expect(save(index)).toHaveAccessibleDescription('No changes yet.')
}

async function changeContacts(page: Page, settings: Locator, backend: Backend): Promise<void> {
  for (const [field, value, call, done] of [
    ['New email address', 'ana.rib@northlight.agency', /resend-change-email/, 'Email address changed'],
    ['New phone number', '+48600111222', /resend-change-phone-number/, 'Phone number changed'],
  ] as const) {
    const box = settings.getByRole('textbox', { name: field })
    await box.fill(value)
    await box.press('Enter')
    const again = settings.getByRole('button', { name: 'Send a new code' })
    await expect(again).toHaveAccessibleDescription(/^Send a new code in/)
    await backend.advanceTime(MINUTE_MS)
    const sent = page.waitForResponse(call)
    await again.click()
    expect((await sent).status()).toBe(200)
    await settings.getByRole('textbox', { name: 'Confirmation code' }).fill('123456')
    await expect(page.getByText(done)).toBeVisible()
    await expect(box).toBeVisible()
  }
  await expect(settings.getByText(/^Current: .?\+48600111222/)).toBeVisible()
  await settings.getByRole('button', { name: 'Remove phone number' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove phone number' }).click()
  await expect(page.getByText('Phone number removed')).toBeVisible()
  await expect(settings.getByRole('button', { name: 'Remove phone number' })).toBeHidden()
}

test('the account settings change names, contacts with their codes, and the language', async ({
  page,
  context,
  backend,
}) => {
  await context.clock.install()
  await openAs(page, 'chatter')
  await expectLoaded(page)
  const settings = page.getByRole('dialog', { name: 'Account settings' })
  await test.step('they open from menu and palette, and closing returns the focus', async () => {
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
  await test.step('a new name and username are saved', () => changeNames(page, settings))
  await test.step('email and phone change with their codes, which can be sent again', () =>
    changeContacts(page, settings, backend))
  await test.step('a new name shows in the account menu and persists', async () => {
    await page.keyboard.press('Escape')
    const menu = page.getByRole('button', { name: /Account of .?Ana R\./ })
    await expect(menu).toBeVisible()
    await page.reload()
    await expect(menu).toBeVisible()
  })
  await test.step('language and devices are listed, and this device is labeled', async () => {
    await (await openAccountMenuItem(page, 'Account settings')).click()
    await expect(settings.getByText('This device')).toBeVisible()
    await settings.getByRole('button', { name: /Language/ }).click()
    await page.getByRole('option', { name: 'Français' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })
})
