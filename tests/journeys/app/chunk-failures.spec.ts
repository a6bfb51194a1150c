import type { BrowserContext, Page, Route } from '@playwright/test'

import { STORAGE_KEY } from '../../../src/config/storage-keys.ts'
import { navigateInPage } from '../support/addresses.ts'
import { expectDraftStored } from '../support/browser-storage.ts'
import { expect, test } from '../support/fixtures.ts'
import { app, heading } from '../support/locators.ts'
import { openAccountMenuItem } from '../support/overlays.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { identity, openAs, submitSignIn } from '../support/sign-in.ts'
import { channelAddress, composer, expectThreadOpen, openWorkspace } from '../support/workspace.ts'

const ENTRY = /\/assets\/index-[^/]*\.js/
const PAGE = /\/assets\/feedback-[^/]*\.js/
/** Not `background-tools`, which pages share. */
const BACKGROUND = /\/assets\/background-[\w-]{8}\.js/
const MANAGE = /\/assets\/manage-[^/]*\.js/
const SHELL = /\/assets\/shell-[^/]*\.js/
const REQUIRED = 'A new version of the site is required'

const WAYS: Record<string, (route: Route) => Promise<void>> = {
  'does not come': (route) => route.abort(),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'broken' }),
  'answers 404': (route) => route.fulfill({ status: 404, body: 'gone' }),
  'answers with a web page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Home' }),
  'is cut in half': async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    // Half of a file may happen to be valid code; with an open parenthesis it never is.
    await route.fulfill({ response, body: `${body.slice(0, body.length / 2)}(` })
  },
}

/** Counts page loads from now on, also those that end at once in a reload. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
  return () => loads
}

const spoil = (context: BrowserContext, code: RegExp, way: string) =>
  context.route(code, WAYS[way] ?? (() => undefined))

/** Lets the page reload by itself again, as in a new tab. */
const forgetReload = (page: Page) =>
  page.evaluate((key) => sessionStorage.removeItem(key), STORAGE_KEY.reloadedForVersion)

const modalOf = (page: Page) => page.getByRole('dialog', { name: REQUIRED })

/** The new version is deployed: the modal's link loads it. */
async function expectToRecover(page: Page, title: string): Promise<void> {
  await page.context().unrouteAll()
  await modalOf(page).getByRole('link', { name: 'Reload' }).click()
  await expect(heading(page, title)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a page whose chunk fails recovers by one reload, or requires a new version', async ({
  page,
  context,
}) => {
  await spoil(context, MANAGE, 'is cut in half')
  await openAs(page, 'director', '/agency-creators')
  await expectLoaded(page)
  const loads = countLoads(page)
  await test.step('a chunk that fails until a reload shows no prompt', async () => {
    // Prefetched and then imported: a single failed request could recover without a reload.
    await context.route(PAGE, (route) => (loads() > 0 ? route.fallback() : route.abort()))
    await (await openAccountMenuItem(page, 'Feedback')).click()
    await expect.poll(loads).toBe(1)
    await expect(heading(page, 'Feedback')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('a chunk that fails again requires a new version', async () => {
    await forgetReload(page)
    await app(page).getByRole('link', { name: 'Manage Agency' }).first().click()
    await expect(modalOf(page)).toBeVisible()
    expect(loads()).toBe(2)
    await expect(page).toHaveURL('/agency-manage')
  })
})

test('a shell whose chunk is gone requires a new version and works once it is deployed', async ({
  page,
  context,
}) => {
  await spoil(context, SHELL, 'answers 404')
  await page.goto('/login')
  const loads = countLoads(page)
  await submitSignIn(page, identity('account_manager').email)
  await expect(modalOf(page)).toBeVisible()
  expect(loads()).toBeLessThanOrEqual(1)
  await expectToRecover(page, 'Agency Creators')
})

test('a page without its chunk shows offline and loads when the network returns', async ({
  page,
  context,
}) => {
  await openAs(page, 'account_manager')
  await expectLoaded(page)
  // The menu is loaded, but not its target page.
  const feedback = await openAccountMenuItem(page, 'Feedback')
  await expect(feedback).toBeVisible()
  await context.setOffline(true)
  const loads = countLoads(page)
  await feedback.click()
  await expect(app(page).getByText("This page hasn't loaded yet")).toBeVisible()
  expect(loads()).toBe(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await context.setOffline(false)
  await expect(heading(page, 'Feedback')).toBeVisible()
})

test('opening a URL whose page or shell fails reloads once, then requires a new version', async ({
  page,
  context,
}) => {
  // What differs by way is the error, which page and shell pass on alike.
  const cases = [...Object.keys(WAYS).map((way) => [PAGE, way] as const), [SHELL, 'is cut in half'] as const]
  for (const [code, way] of cases)
    await test.step(`${code.source} ${way}`, async () => {
      await context.unrouteAll()
      // Other chunks of the previous release are gone too.
      await spoil(context, BACKGROUND, way)
      await spoil(context, code, way)
      const loads = countLoads(page)
      await openAs(page, 'account_manager', '/settings/feedback')
      await expect(modalOf(page)).toBeVisible()
      expect(loads()).toBe(2)
      await forgetReload(page)
    })
  await expectToRecover(page, 'Feedback')
})

test('a click before the rest has loaded, on a page whose chunk does not come, requires a new version', async ({
  page,
  context,
}) => {
  await context.route(BACKGROUND, () => undefined)
  await spoil(context, MANAGE, 'does not come')
  await openAs(page, 'director', '/settings/feedback')
  const loads = countLoads(page)
  await app(page).getByRole('link', { name: 'Manage Agency' }).first().click()
  await expect(modalOf(page)).toBeVisible()
  expect(loads()).toBeLessThanOrEqual(1)
})

test('a console whose entry fails in any way reloads once, then requires a new version', async ({
  page,
  context,
}) => {
  for (const way of Object.keys(WAYS))
    await test.step(`it ${way}`, async () => {
      await spoil(context, ENTRY, way)
      const loads = countLoads(page)
      await page.goto('/login')
      await expect(modalOf(page)).toBeVisible()
      expect(loads()).toBe(2)
      await expectToRecover(page, 'Sign in')
      await forgetReload(page)
    })
})

test('a console starts in a browser without preloads of modules', async ({ page }) => {
  await page.route('/login', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replaceAll('rel="modulepreload"', 'rel="unknown"') })
  })
  await page.goto('/login')
  await expect(heading(page, 'Sign in')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeEditable()
  await expect(page.locator('#first-frame')).toHaveCount(0)
})

test('a console whose entry is gone keeps the input of the sign-in form', async ({ page, context }) => {
  const road = Promise.withResolvers<void>()
  await context.route(ENTRY, async (route) => {
    await road.promise
    await route.fulfill({ status: 404 })
  })
  await page.goto('/login', { waitUntil: 'commit' })
  const email = page.locator('#first-frame').getByLabel('Email')
  await email.fill('mila@northlight.agency')
  road.resolve()
  await expect(modalOf(page)).toBeVisible()
  await expect(email).toHaveValue('mila@northlight.agency')
})

test('an unreachable console shows offline and starts when the network returns', async ({
  page,
  context,
}) => {
  await context.route(ENTRY, (route) => route.abort())
  await page.route('/', (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByRole('dialog', { name: "This page hasn't loaded yet" })).toBeVisible()
  await context.unroute(ENTRY)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(heading(page, 'Sign in')).toBeVisible()
})

test('the composer keeps its text when the next page fails to load', async ({ page, context }) => {
  await spoil(context, /\/assets\/notifications-[^/]*\.js/, 'answers 404')
  await openWorkspace(page, channelAddress('channel-1-3'))
  await expectThreadOpen(page)
  await composer(page).fill('Half a thought')
  await expectDraftStored(page, 'Half a thought')
  await navigateInPage(page, '/cr-tools/notifications')
  await expect(modalOf(page)).toBeVisible()
  await page.goto(channelAddress('channel-1-3'))
  await expect(composer(page)).toHaveValue('Half a thought')
})
