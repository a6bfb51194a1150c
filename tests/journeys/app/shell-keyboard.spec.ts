import type { Page } from '@playwright/test'

import { expect, test } from '../support/fixtures.ts'
import { main } from '../support/locators.ts'
import { openAccountMenuItem, openPalette } from '../support/overlays.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

async function turnOffSingleKeys(page: Page): Promise<void> {
  await (await openAccountMenuItem(page, 'Account settings')).click()
  const settings = page.getByRole('dialog', { name: 'Account settings' })
  await settings.getByRole('switch', { name: 'Single-key shortcuts' }).press('Space')
  await expect(settings.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(settings).toHaveCount(0)
}

test('keys lead through a page: skip to the content, its regions, its shortcuts', async ({ page }) => {
  await openAs(page, 'director', '/settings/feedback')
  await expectLoaded(page)
  const press = (key: string) => page.keyboard.press(key)
  await test.step('the first tab stop skips to the content', async () => {
    await press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await press('Enter')
    await expect(main(page)).toBeFocused()
  })
  await test.step('F6 cycles through the regions of the page', async () => {
    await main(page).blur()
    for (const region of [page.getByRole('banner'), main(page), page.getByRole('banner')]) {
      await press('F6')
      await expect(region).toBeFocused()
    }
    await press('Shift+F6')
    await expect(main(page)).toBeFocused()
  })
  await test.step('a question mark lists the shortcuts, unless single-key shortcuts are off', async () => {
    await press('?')
    await expect(sheet(page)).toBeVisible()
    await press('Escape')
    await turnOffSingleKeys(page)
    await press('?')
    await press('Control+/')
    await expect(sheet(page)).toContainText('Single-key shortcuts are off')
    await expect(sheet(page).getByText('?', { exact: true })).toHaveCount(0)
    await press('Escape')
    await expect(sheet(page)).toHaveCount(0)
    // Only Mod+K opens something now; if '?' had opened a dialog, it would cover the palette.
    await press('?')
    await expect(await openPalette(page)).toBeVisible()
  })
})
