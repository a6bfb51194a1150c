import type { Locator, Page } from '@playwright/test'

import { expect } from './fixtures.ts'

/** Opens the account menu. Resolves to one of its items. */
export async function openAccountMenuItem(page: Page, act: string | RegExp) {
  await page.getByRole('button', { name: /^Account of/ }).click()
  return page.getByRole('menuitem', { name: act })
}

/** Opens crisis help from the account menu. */
export async function openHelp(page: Page): Promise<Locator> {
  await (await openAccountMenuItem(page, 'Crisis help')).click()
  return page.getByRole('dialog', { name: 'Help is available' })
}

/** Opens the palette and waits until its input has focus. */
export async function openPalette(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await expect(palette.getByRole('searchbox')).toBeFocused()
  return palette
}
