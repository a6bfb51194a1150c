import type { Page } from '@playwright/test'

import { expect, test } from '../support/fixtures.ts'
import { app, main } from '../support/locators.ts'
import { openAs } from '../support/sign-in.ts'
import { channelAddress, composer, expectThreadOpen, openWorkspace } from '../support/workspace.ts'

test.use({ serviceWorkers: 'allow' })

/** What the worker does not keep yet of the page and the files that it has loaded. */
const missing = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /^\/(assets|locales)\//.test(new URL(name).pathname))
    const wanted = [location.origin, ...loaded]
    const kept = await Promise.all(wanted.map((file) => caches.match(file)))
    return wanted.filter((_, index) => !kept[index])
  })

async function reloadOffline(page: Page): Promise<void> {
  // The worker starts some time after the landing.
  await expect.poll(() => missing(page), { timeout: 60_000 }).toEqual([])
  await page.context().setOffline(true)
  await page.reload()
  await expect(app(page).getByText(/^Offline since/)).toBeVisible()
}

test('a page opens without a network, says so, and loads by itself with it', async ({ page, context }) => {
  await openAs(page, 'director', '/agency-overview')
  const creators = main(page).getByRole('table', { name: 'Creators' })
  await expect(creators).toBeVisible()
  await reloadOffline(page)
  await expect(app(page).getByRole('link', { name: 'Manage Agency' })).toBeVisible()
  await expect(main(page).getByText("You're offline").first()).toBeVisible()
  await context.setOffline(false)
  await expect(creators).toBeVisible()
})

test('a chat opens without a network, and with it what was typed is there', async ({ page, context }) => {
  const address = channelAddress('channel-1-1')
  await openWorkspace(page, address)
  await expectThreadOpen(page)
  await composer(page).fill('Back in a moment')
  await reloadOffline(page)
  await expect(app(page).getByText("You're offline").first()).toBeVisible()
  await context.setOffline(false)
  await expectThreadOpen(page)
  await expect(composer(page)).toHaveValue('Back in a moment')
})
