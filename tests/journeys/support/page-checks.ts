import type { Page } from '@playwright/test'

import { expect } from './fixtures.ts'
import { app } from './locators.ts'

/** Waits until the page has loaded and nothing is loading any more. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(app(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Waits for idle prefetching too, as before a connection drops in the middle of work. */
export async function expectIdle(page: Page): Promise<void> {
  let fetchedAt = Date.now()
  const note = (request: { url: () => string }) => {
    if (/\/assets\//.test(request.url())) fetchedAt = Date.now()
  }
  page.on('request', note)
  await expect.poll(() => Date.now() - fetchedAt).toBeGreaterThan(3000)
  page.off('request', note)
}

/** Only the 404 page is shown, and screen readers get one announcement. */
export async function expectNotFound(page: Page): Promise<void> {
  await expect(app(page).getByRole('main')).toHaveText('404')
  await expect(app(page).getByRole('navigation').or(app(page).getByRole('banner'))).toHaveCount(0)
  await expect(app(page).getByRole('link').or(app(page).getByRole('button'))).toHaveCount(0)
}
