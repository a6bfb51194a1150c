import type { Page } from '@playwright/test'

import { expect, test } from '../support/fixtures.ts'
import { app, heading } from '../support/locators.ts'
import { openAs } from '../support/sign-in.ts'

/** What the browser has not loaded yet of these pages and texts. */
const missing = (page: Page, pages: readonly string[], texts: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ([pages, texts]) => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      const wanted = [
        ...pages.flatMap((path) => window.filesOfPage?.(path) ?? [path]),
        ...texts.map((namespace) => `/en/${namespace}.json`),
      ]
      return wanted.filter((file) => !loaded.some((name) => name.includes(file)))
    },
    [pages, texts] as const,
  )

test('overlays and pages one click away open without a connection', async ({ page, context }) => {
  await openAs(page, 'director')
  await expect(heading(page, 'Agency Overview')).toBeVisible()
  await expect(page.locator('link[rel=modulepreload][href*="/overlays-"]')).toBeAttached()
  const pages = ['overlays', '/agency-manage', '/agency-creators']
  await expect.poll(() => missing(page, pages, ['common', 'toasts', 'profile'])).toEqual([])
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
