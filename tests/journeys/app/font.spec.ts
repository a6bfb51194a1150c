import type { Page } from '@playwright/test'

import { expect, test } from '../support/fixtures.ts'
import { heading } from '../support/locators.ts'
import { holdRequests } from '../support/page-calls.ts'
import { openAs } from '../support/sign-in.ts'

const hasFont = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-inter'))

test('the font loads after the first data, and at once with a warm cache', async ({ page }) => {
  const asked = page.waitForRequest('**/api/**')
  const release = await holdRequests(page, '**/api/**')
  await openAs(page, 'director')
  await asked
  expect(await hasFont(page)).toBe(false)
  release()
  await expect(heading(page, 'Agency Overview')).toBeVisible()
  await expect.poll(() => hasFont(page)).toBe(true)

  await holdRequests(page, '**/api/**')
  await page.reload({ waitUntil: 'load' })
  await expect.poll(() => hasFont(page)).toBe(true)
  await expect(heading(page, 'Agency Overview')).toHaveCount(0)
})
