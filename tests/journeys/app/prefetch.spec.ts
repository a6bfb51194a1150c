import type { Page } from '@playwright/test'

import { expect, test } from '../support/fixtures.ts'
import { app, heading } from '../support/locators.ts'
import { openAs } from '../support/sign-in.ts'

/** Whether the network is idle: prefetching starts after two idle seconds. */
async function isQuiet(page: Page): Promise<boolean> {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  const before = await fetched()
  await page.waitForTimeout(2500)
  return (await fetched()) === before
}

test('overlays and pages one click away open without a connection', async ({ page, context }) => {
  await openAs(page, 'director')
  await expect(heading(page, 'Agency Overview')).toBeVisible()
  await expect(page.locator('link[rel=modulepreload][href*="/overlays-"]')).toBeAttached()
  await expect.poll(() => isQuiet(page)).toBe(true)
  await context.setOffline(true)
  await app(page)
    .getByRole('button', { name: /^Account/ })
    .click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await app(page).getByRole('button', { name: 'All groups' }).click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  for (const name of ['Manage Agency', 'Agency Creators']) {
    await page.getByRole('link', { name }).click()
    await expect(heading(page, name)).toBeVisible()
    // The whole page, not only its title.
    await expect(app(page).getByText("You're offline").first()).toBeVisible()
  }
})
