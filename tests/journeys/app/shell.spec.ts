import { pathOf } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { app, heading, main } from '../support/locators.ts'
import { openAccountMenuItem } from '../support/overlays.ts'
import { recordCalls } from '../support/page-calls.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs, selectFirstCreator } from '../support/sign-in.ts'

const OVERVIEW = /^Agency Overview/
const MANAGE = /^Manage Agency/
const CREATORS = /^Agency Creators/
const TOOLS = /^Chatter Tools/

for (const [roles, landing, entries] of [
  [['agency_director'], '/agency-overview', [OVERVIEW]],
  [['agency_manager'], '/agency-manage', [MANAGE]],
  [['account_manager'], '/agency-creators', [CREATORS]],
  [['chatter'], '/cr-select?next=%2Fcr-tools', [TOOLS]],
  [
    ['chatter', 'account_manager', 'agency_manager', 'agency_director'],
    '/agency-overview',
    [OVERVIEW, MANAGE, CREATORS, TOOLS],
  ],
] as const) {
  test(`the tabs of ${roles.join(', ')} are those that its roles may open`, async ({ page, backend }) => {
    await backend.faults({ roles: [...roles] })
    await openAs(page, 'all')
    await expect(page).toHaveURL(landing)
    const tabs = app(page).getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(tabs).toHaveText([...entries])
    await expect(tabs.and(page.locator('[aria-current="page"]'))).toHaveCount(1)
  })
}

test('tabs are on top from 1024 px; below it a slide-out menu and a bottom bar', async ({ page }) => {
  await openAs(page, 'director')
  await expectLoaded(page)
  const top = app(page).getByRole('navigation', { name: 'Main' })
  const bottom = app(page).getByRole('navigation', { name: 'Quick access' })
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(top).toBeVisible()
  await expect(bottom).toHaveCount(0)
  await page.setViewportSize({ width: 1023, height: 768 })
  await expect(bottom).toBeVisible()
  await expect(top).toHaveCount(0)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link')).toHaveText([OVERVIEW, MANAGE, CREATORS, TOOLS, 'Feedback'])
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('navigation closes the menu, by a choice and by Back', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 })
  await openAs(page, 'director')
  await expectLoaded(page)
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'Agency Creators' }).click()
  await expect(heading(page, 'Agency Creators')).toBeVisible()
  await expect(menu).toHaveCount(0)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toHaveCount(0)
  await expect(heading(page, 'Agency Overview')).toBeVisible()
})

test('a navigation that takes longer than 500 ms shows a progress bar', async ({ page, context }) => {
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>()
  await context.route(/\/screens\/feedback\.tsx|\/assets\/feedback-[^/]*\.js/, async (route) => {
    await isLetThrough
    await route.continue()
  })
  await context.clock.install()
  const parts = page.waitForResponse(/\/background-[\w-]{8}\.js|deferred-parts\.tsx/)
  await openAs(page, 'account_manager')
  await expectLoaded(page)
  // The progress bar's code loads after the first page with other low-priority code.
  await context.clock.runFor(3000)
  await parts
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

test('a prefetched page shows no progress bar', async ({ page, context }) => {
  await context.route(/\/screens\/manage\.tsx|\/assets\/manage-[^/]*\.js/, () => undefined)
  await context.clock.install()
  const asked = page.waitForRequest(/\/screens\/manage\.tsx|\/assets\/manage-/)
  await openAs(page, 'director')
  await expectLoaded(page)
  await context.clock.runFor(3000)
  await asked
  await context.clock.runFor(3000)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

for (const [address, path] of [
  ['/agency-overview?period=last_7&basis=net', '/api/agency/overview/get'],
  ['/agency-manage', '/api/agency/floor/get'],
  ['/agency-creators?sort=name', '/api/agency-util/search/agency'],
] as const) {
  // The prefetch must use the same query key as the screen.
  test(`${address} requests its figures once`, async ({ page }) => {
    const calls = recordCalls(page)
    await openAs(page, 'all', address)
    await expect(main(page).getByRole('row').nth(1)).toBeVisible()
    await expectLoaded(page)
    expect(calls.filter((one) => one === path)).toHaveLength(1)
  })
}

test('a new page moves focus to its heading, sets the title and announces it', async ({ page }) => {
  await openAs(page, 'director')
  await expectLoaded(page)
  await app(page).getByRole('link', { name: 'Agency Creators' }).click()
  await expect(heading(page, 'Agency Creators')).toBeFocused()
  await expect(page).toHaveTitle(/Agency Creators · Agency Console$/)
  await expect(page.getByRole('status').filter({ hasText: /^Agency Creators$/ })).toHaveCount(1)
})

test('Back leads through visited pages, never to the sign-in', async ({ page }) => {
  await openAs(page, 'director', '/')
  await expectLoaded(page)
  await app(page).getByRole('link', { name: 'Manage Agency' }).click()
  await expect(heading(page, 'Manage Agency')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Agency Overview')).toBeVisible()
  await page.goForward()
  await expect(heading(page, 'Manage Agency')).toBeVisible()
})

test('badges are capped at 99+ on top and at 9+ below', async ({ page, context, backend }) => {
  if (!backend.isInPage)
    await context.route('**/chatter/chatter-unread', (route) =>
      route.fulfill({ json: { data: [{ userId: 'one', messages: 99, notifications: 1, orders: 5 }] } }),
    )
  await openAs(page, 'director')
  const top = app(page).getByRole('navigation', { name: 'Main' })
  await expect(
    top.getByRole('link', { name: backend.isInPage ? /, \d+\+? new$/ : 'Chatter Tools, 99+ new' }),
  ).toBeVisible()
  await page.setViewportSize({ width: 800, height: 800 })
  const bottom = app(page).getByRole('navigation', { name: 'Quick access' })
  await expect(bottom.getByRole('link', { name: 'Chatter Tools, 9+ new' })).toBeVisible()
})

test('leaving a page with a note that failed to save confirms first', async ({ page, backend }) => {
  await openAs(page, 'director', '/cr-select')
  await selectFirstCreator(page)
  const note = main(page).getByRole('textbox', { name: 'Note for the next shift' })
  await backend.faults({ mode: 'fail', status: 400, only: 'handover/save' })
  await note.fill('Ask about the exam on Friday')
  await note.blur()
  await expect(note).toHaveAccessibleDescription(/^Not saved\. Your text is still here\./)
  await app(page).getByRole('link', { name: 'Agency Overview' }).click()
  const question = page.getByRole('alertdialog', { name: 'Unsaved changes' })
  await expect(question).toContainText('You have unsaved changes, are you sure you wish to leave this page')
  await question.getByRole('button', { name: 'Stay' }).click()
  expect(pathOf(page)).toBe('/cr-tools')
  await expect(note).toHaveValue('Ask about the exam on Friday')
  await app(page).getByRole('link', { name: 'Agency Overview' }).click()
  await question.getByRole('button', { name: 'Leave page' }).click()
  await expect(heading(page, 'Agency Overview')).toBeVisible()
})

test('an unknown path shows only the text 404, to every visitor', async ({ page }) => {
  await page.goto('/nowhere/at-all')
  await expect(page.locator('body')).toHaveText(/^\s*404\s*$/, { useInnerText: true })
  expect(pathOf(page)).toBe('/nowhere/at-all')
  await openAs(page, 'director', '/login')
  await expectLoaded(page)
  await page.goto('/nowhere/at-all')
  await expect(page.locator('body')).toHaveText(/^\s*404\s*$/, { useInnerText: true })
})

test("a slow machine shows the next page's title at once and nothing of the previous page", async ({
  page,
}) => {
  await openAs(page, 'all', '/agency-creators')
  await expect(main(page).getByRole('table', { name: 'Creators' })).toBeVisible()
  const tabs = app(page).getByRole('navigation', { name: 'Main' })
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  // The floor page is now known to render slowly.
  await tabs.getByRole('link', { name: MANAGE }).click()
  await expect(main(page).getByRole('row').nth(3)).toBeVisible()
  await tabs.getByRole('link', { name: CREATORS }).click()
  await expect(main(page).getByRole('table', { name: 'Creators' })).toBeVisible()
  await expect(main(page).getByRole('row').nth(3)).toBeVisible()
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
  await tabs.getByRole('link', { name: MANAGE }).click()
  const frames = await seen
  const begun = frames.filter(({ title, rows }) => title === 'Manage Agency' && rows === 0)
  expect(begun.length).toBeGreaterThan(0)
  for (const { here } of begun) expect(here).toBe('Manage Agency')
  // Never two titles, nor a title with the other page's rows.
  for (const { title } of frames) expect(['Agency Creators', 'Manage Agency']).toContain(title)
  await expect(heading(page, 'Manage Agency')).toBeFocused()
})
