import type { Page } from '@playwright/test'

import { expect, test } from '../support/fixtures.ts'
import { heading } from '../support/locators.ts'
import { openAs } from '../support/sign-in.ts'

const SLOWLY = { latencyMs: 1500 }

const hasFont = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-inter'))

test('the font loads at once with a warm cache, and after the first data otherwise', async ({
  page,
  elsewhere: fresh,
  backend,
}) => {
  await openAs(page, 'director')
  await expect(heading(page, 'Agency Overview')).toBeVisible()
  await backend.faults(SLOWLY)
  await page.reload({ waitUntil: 'load' })
  await expect.poll(() => hasFont(page)).toBe(true)
  await expect(heading(page, 'Agency Overview')).toHaveCount(0)

  // The same user in a browser with an empty cache.
  await fresh.context().addInitScript(
    (stored) => {
      for (const [key, value] of stored) localStorage.setItem(key, value)
    },
    await page.evaluate(() => Object.entries(localStorage)),
  )
  await fresh.goto('/agency-overview', { waitUntil: 'load' })
  expect(await hasFont(fresh)).toBe(false)
  await expect(heading(fresh, 'Agency Overview')).toBeVisible()
  await expect.poll(() => hasFont(fresh)).toBe(true)
})
