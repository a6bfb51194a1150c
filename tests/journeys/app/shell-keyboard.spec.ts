import { expect, test } from '../support/fixtures.ts'
import { main } from '../support/locators.ts'
import { openAccountMenuItem, openPalette } from '../support/overlays.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

test('the first tab stop skips to the content', async ({ page }) => {
  await openAs(page, 'director')
  await expectLoaded(page)
  await page.reload()
  await expectLoaded(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(main(page)).toBeFocused()
})

test('F6 cycles through the regions of the page', async ({ page }) => {
  await openAs(page, 'chatter')
  await expectLoaded(page)
  await page.getByRole('button', { name: "Don't show this again" }).click()
  await page.reload()
  await expectLoaded(page)
  await page.keyboard.press('F6')
  await expect(page.getByRole('banner')).toBeFocused()
  await page.keyboard.press('F6')
  await expect(main(page)).toBeFocused()
  await page.keyboard.press('F6')
  await expect(page.getByRole('banner')).toBeFocused()
  await page.keyboard.press('Shift+F6')
  await expect(main(page)).toBeFocused()
})

test('a question mark lists the shortcuts, unless single-key shortcuts are off', async ({ page }) => {
  await openAs(page, 'chatter')
  await expectLoaded(page)
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('?')
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await (await openAccountMenuItem(page, 'Account settings')).click()
  const settings = page.getByRole('dialog', { name: 'Account settings' })
  await settings.getByRole('switch', { name: 'Single-key shortcuts' }).press('Space')
  await expect(settings.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(settings).toHaveCount(0)
  await page.keyboard.press('?')
  await page.keyboard.press('Control+/')
  await expect(sheet).toContainText('Single-key shortcuts are off')
  await expect(sheet.getByText('?', { exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  // Only Mod+K opens something now; if '?' had opened a dialog, it would cover the palette.
  await page.keyboard.press('?')
  await expect(await openPalette(page)).toBeVisible()
})
