import type { Page } from '@playwright/test'

import { expect, test } from '../support/fixtures.ts'
import { app, heading } from '../support/locators.ts'
import { openHelp } from '../support/overlays.ts'
import { recordCalls } from '../support/page-calls.ts'
import { identity, openAs, passwordField, submitSignIn } from '../support/sign-in.ts'
import { channelAddress, composer, expectThreadOpen, openWorkspace } from '../support/workspace.ts'

const OFFLINE = /^Offline since/

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

async function expectOverlaysAndNextPages(page: Page): Promise<void> {
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
}

test('a lost network shows as offline, overlays and pages one click away open without it', async ({
  page,
  context,
}) => {
  await openAs(page, 'director')
  await expect(heading(page, 'Agency Overview')).toBeVisible()
  await expect(page.locator('link[rel=modulepreload][href*="/overlays-"]')).toBeAttached()
  const pages = ['overlays', 'crisis-dialog', '/agency-manage', '/agency-creators']
  await expect.poll(() => missing(page, pages, ['common', 'toasts', 'profile'])).toEqual([])
  await context.setOffline(true)
  await expect(app(page).getByText(OFFLINE)).toBeVisible()
  await expect(heading(page, 'Agency Overview')).toBeVisible()
  await expectOverlaysAndNextPages(page)
  const help = await openHelp(page)
  await expect(help.getByRole('link', { name: 'Call 988' })).toBeVisible()
  await help.getByRole('button', { name: 'Close' }).click()
  await context.setOffline(false)
  await expect(app(page).getByText(OFFLINE)).toHaveCount(0)
})

test('an unreachable server is shown and retried, and failed reads recover', async ({
  page,
  context,
  backend,
}) => {
  await context.clock.install()
  await openAs(page, 'director')
  await expect(heading(page, 'Agency Overview')).toBeVisible()
  await backend.faults({ mode: 'offline' })
  const calls = recordCalls(page)
  await page.getByRole('link', { name: 'Manage Agency' }).click()
  await expect.poll(() => calls.some((path) => path.startsWith('/api/agency/'))).toBe(true)
  // Reads retry with exponential backoff.
  await backend.advanceTime(10_000)
  await expect(app(page).getByText(OFFLINE)).toBeVisible()
  await backend.faults({ mode: 'none' })
  await backend.advanceTime(11_000)
  await expect(app(page).getByText(OFFLINE)).toHaveCount(0)
  await expect(app(page).getByRole('button', { name: 'Retry' })).toHaveCount(0)
  await expect(heading(page, 'Manage Agency')).toBeVisible()
})

test('signing in offline shows an error and keeps the input', async ({ page, context }) => {
  await page.goto('/login', { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await submitSignIn(page, identity('director').email)
  await expect(app(page).getByText(/^You're offline. Your entries are saved/)).toBeVisible()
  await expect(passwordField(page)).toHaveValue('northlight')
  await context.setOffline(false)
  await app(page).getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(heading(page, 'Agency Overview')).toBeVisible()
  // The style sheet of the bars was requested while offline: without it links lie over each other.
  await app(page).getByRole('link', { name: 'Agency Creators' }).click()
  await expect(heading(page, 'Agency Creators')).toBeVisible()
})

test('a toast shows and blocks nothing while the file with its name does not load', async ({
  page,
  context,
}) => {
  await context.route(/\/toasts\.json/, () => undefined)
  await openWorkspace(page, channelAddress('channel-1-3'))
  await expectThreadOpen(page)
  await page.getByRole('button', { name: 'Clock In' }).click()
  await expect(page.getByText("You're now clocked in! Happy chatting")).toBeVisible()
  await composer(page).fill('See you tonight')
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
})
