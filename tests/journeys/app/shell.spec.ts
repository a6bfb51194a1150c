import type { Page } from '@playwright/test'

import { expect, test } from '../support/fixtures.ts'
import { app, heading, main } from '../support/locators.ts'
import { openAccountMenuItem } from '../support/overlays.ts'
import { holdRequests, recordCalls } from '../support/page-calls.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

const OVERVIEW = /^Agency Overview/
const MANAGE = /^Manage Agency/
const CREATORS = /^Agency Creators/
const TOOLS = /^Chatter Tools/

const tabs = (page: Page) => app(page).getByRole('navigation', { name: 'Main' })
const bottomBar = (page: Page) => app(page).getByRole('navigation', { name: 'Quick access' })

async function showMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link')).toHaveText([OVERVIEW, MANAGE, CREATORS, TOOLS, 'Feedback'])
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible()
  await test.step('navigation closes it, by a choice and by Back', async () => {
    await menu.getByRole('link', { name: 'Agency Creators' }).click()
    await expect(heading(page, 'Agency Creators')).toBeVisible()
    await expect(menu).toHaveCount(0)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(menu).toHaveCount(0)
    await expect(heading(page, 'Manage Agency')).toBeVisible()
  })
}

test('tabs are on top from 1024 px; below it a slide-out menu and a bottom bar', async ({
  page,
  context,
}) => {
  await context.route('**/chatter/chatter-unread', (route) =>
    route.fulfill({ json: { data: [{ userId: 'one', messages: 99, notifications: 1, orders: 5 }] } }),
  )
  await openAs(page, 'director', '/')
  await expectLoaded(page)
  await test.step('a new page moves focus to its heading, sets the title and announces it', async () => {
    await tabs(page).getByRole('link', { name: MANAGE }).click()
    await expect(heading(page, 'Manage Agency')).toBeFocused()
    await expect(page).toHaveTitle(/Manage Agency · Agency Console$/)
    await expect(page.getByRole('status').filter({ hasText: /^Manage Agency$/ })).toHaveCount(1)
  })
  await test.step('Back leads through visited pages, never to the sign-in', async () => {
    await page.goBack()
    await expect(heading(page, 'Agency Overview')).toBeVisible()
    await page.goForward()
    await expect(heading(page, 'Manage Agency')).toBeVisible()
  })
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(bottomBar(page)).toHaveCount(0)
  // Badges are capped at 99+ on top and at 9+ below.
  await expect(tabs(page).getByRole('link', { name: 'Chatter Tools, 99+ new' })).toBeVisible()
  await page.setViewportSize({ width: 1023, height: 768 })
  await expect(bottomBar(page).getByRole('link', { name: 'Chatter Tools, 9+ new' })).toBeVisible()
  await expect(tabs(page)).toHaveCount(0)
  await showMenu(page)
})

test('a navigation shows a progress bar once it takes longer than 500 ms, and a prefetch none', async ({
  page,
  context,
}) => {
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>()
  await context.route(/\/assets\/feedback-[^/]*\.js/, async (route) => {
    await isLetThrough
    await route.continue()
  })
  await context.route(/\/assets\/manage-[^/]*\.js/, () => undefined)
  await context.clock.install()
  const parts = page.waitForResponse(/\/background-[\w-]{8}\.js/)
  const prefetched = page.waitForRequest(/\/assets\/manage-/)
  await openAs(page, 'director')
  await expectLoaded(page)
  // The progress bar's code loads after the first page with other low-priority code.
  await context.clock.runFor(3000)
  await Promise.all([parts, prefetched])
  await context.clock.runFor(3000)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const bar = page.getByRole('progressbar', { name: 'Page is loading' })
  const asked = page.waitForRequest(/feedback/)
  await context.clock.pauseAt(Date.now() + 60_000)
  await (await openAccountMenuItem(page, 'Feedback')).click()
  await asked
  await context.clock.runFor(450)
  await expect(bar).toHaveCount(0)
  await context.clock.runFor(100)
  await expect(bar).toBeVisible()
  letThrough()
  await expect(heading(page, 'Feedback')).toBeVisible()
  await expect(bar).toHaveCount(0)
})

// The prefetch must use the same query key as the screen.
test('an agency page requests its figures once', async ({ page }) => {
  const calls = recordCalls(page)
  for (const [address, path] of [
    ['/agency-overview?period=last_7&basis=net', '/api/agency/overview/get'],
    ['/agency-manage', '/api/agency/floor/get'],
    ['/agency-creators?sort=name', '/api/agency-util/search/agency'],
  ] as const)
    await test.step(address, async () => {
      calls.length = 0
      await openAs(page, 'all', address)
      await expect(main(page).getByRole('row').nth(1)).toBeVisible()
      await expectLoaded(page)
      expect(calls.filter((one) => one === path)).toHaveLength(1)
    })
})

test('while its code loads, a page shows its title at once and nothing of the previous page', async ({
  page,
}) => {
  const code = /\/assets\/manage-[^/]*\.js/
  const release = await holdRequests(page, code)
  const prefetched = page.waitForRequest(code)
  await openAs(page, 'all', '/agency-creators')
  await expect(main(page).getByRole('row').nth(3)).toBeVisible()
  await prefetched
  const seen = page.evaluate(
    () =>
      new Promise<{ title: string; here: string; rows: number }[]>((resolve) => {
        const frames: { title: string; here: string; rows: number }[] = []
        const isSeen = (one: Element) => one.checkVisibility()
        const look = () => {
          const title = [...document.querySelectorAll('main h1')].filter(isSeen)
          const here = document.querySelector('nav [aria-current=page]')?.textContent ?? ''
          const rows = [...document.querySelectorAll('main tbody tr')].filter(isSeen).length
          frames.push({ title: title.map(({ textContent }) => textContent).join(), here: here.trim(), rows })
          if (frames.at(-1)?.title === 'Manage Agency' && rows > 3) resolve(frames)
          else requestAnimationFrame(look)
        }
        addEventListener('click', () => requestAnimationFrame(look), { once: true, capture: true })
      }),
  )
  await tabs(page).getByRole('link', { name: MANAGE }).click()
  await expect(heading(page, 'Manage Agency')).toBeVisible()
  release()
  const frames = await seen
  const begun = frames.filter(({ title, rows }) => title === 'Manage Agency' && rows === 0)
  expect(begun.length).toBeGreaterThan(0)
  for (const { here } of begun) expect(here).toBe('Manage Agency')
  // Never two titles, nor a title with the other page's rows.
  for (const { title } of frames) expect(['Agency Creators', 'Manage Agency']).toContain(title)
  await expect(heading(page, 'Manage Agency')).toBeFocused()
})
