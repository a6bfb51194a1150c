import type { BrowserContext, Page, Route } from '@playwright/test'

import { expectSettled } from './look.ts'
import { accountMenu, app, expect, heading, enter, submitSignIn, identity, test } from './stage.ts'

const PAGE = /\/screens\/feedback\.tsx|\/assets\/feedback-[^/]*\.js/
const SHELL = /\/shell\/shell\.tsx|\/assets\/shell-[^/]*\.js/
const REQUIRED = 'A new version of the site is required'

const WAYS: Record<string, (route: Route) => Promise<void>> = {
  'does not come': (route) => route.abort(),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'broken' }),
  'answers 404': (route) => route.fulfill({ status: 404, body: 'gone' }),
  'answers with a web page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Home' }),
}

/** Counts how often the page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => loads
}

const spoil = (context: BrowserContext, code: RegExp, way: string) =>
  context.route(code, WAYS[way] ?? (() => undefined))

for (const way of Object.keys(WAYS)) {
  test(`a page whose code ${way} is loaded anew once, then a new version is asked for`, async ({
    page,
    context,
  }) => {
    await enter(page, 'account_manager')
    await expectSettled(page)
    await spoil(context, PAGE, way)
    const loads = countLoads(page)
    await (await accountMenu(page, 'Feedback')).click()
    await expect(page.getByRole('dialog', { name: REQUIRED })).toBeVisible()
    expect(loads()).toBe(1)
    await expect(page).toHaveURL('/settings/feedback')
  })
}

test('a page whose code fails until the page is loaded anew comes with the reload, and nobody is asked', async ({
  page,
  context,
}) => {
  await enter(page, 'account_manager')
  await expectSettled(page)
  // Asked for ahead and then imported: one failed request alone may be made good without a reload.
  let isLoadedAnew = false
  page.on('request', (request) => (isLoadedAnew ||= request.isNavigationRequest()))
  await context.route(PAGE, (route) => (isLoadedAnew ? route.fallback() : route.abort()))
  const loads = countLoads(page)
  await (await accountMenu(page, 'Feedback')).click()
  await expect.poll(loads).toBe(1)
  await expect(heading(page, 'Report and suggest')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const way of Object.keys(WAYS)) {
  test(`a frame whose code ${way} asks for a new version, and works when it is there`, async ({
    page,
    context,
  }) => {
    await spoil(context, SHELL, way)
    await page.goto('/login')
    const loads = countLoads(page)
    await submitSignIn(page, identity('account_manager').email)
    const modal = page.getByRole('dialog', { name: REQUIRED })
    await expect(modal).toBeVisible()
    expect(loads()).toBeLessThanOrEqual(1)
    await context.unroute(SHELL)
    await modal.getByRole('link', { name: 'Reload the page' }).click()
    await expect(heading(page, 'Agency Creators')).toBeVisible()
  })
}

test('a page that is not loaded yet is told as offline, and comes with the network', async ({
  page,
  context,
}) => {
  await enter(page, 'account_manager')
  await expectSettled(page)
  // The menu is there; what it leads to is not.
  const feedback = await accountMenu(page, 'Feedback')
  await expect(feedback).toBeVisible()
  await context.setOffline(true)
  const loads = countLoads(page)
  await feedback.click()
  await expect(app(page).getByText('This page is not loaded yet')).toBeVisible()
  expect(loads()).toBe(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await context.setOffline(false)
  await expect(heading(page, 'Report and suggest')).toBeVisible()
})
