import type { Page } from '@playwright/test'

import { chooseCreator, expectSettled, main, speak } from './look.ts'
import { app, enter, expect, goInPage, signIn, test } from './stage.ts'

const WIDTHS = [1440, 1024, 768, 360]

/** By how much the page, or what is open above it, can be pushed sideways. */
const overflow = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('[role=dialog]')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  )

async function expectNoOverflow(page: Page, message: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expect.soft.poll(() => overflow(page), { message: `${message} ${width}` }).toBeLessThanOrEqual(0)
  }
}

/** Nothing stands out at the sides, and what one needs to get on is there. */
async function expectToFit(page: Page, path: string, hasBars = true): Promise<void> {
  for (const language of ['en', 'de', 'ar']) {
    await speak(page.context(), language, page)
    await page.goto(path)
    await expectSettled(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await expect(main(page)).toBeVisible()
      if (hasBars) await expect(app(page).getByRole('navigation').first()).toBeVisible()
      await expect.soft
        .poll(() => overflow(page), { message: `${path} ${language} ${width}` })
        .toBeLessThanOrEqual(0)
    }
  }
}

for (const path of ['/login', '/login/forgot', '/login/reset', '/404'])
  test(`${path} fits every width`, async ({ page }) => {
    await page.goto(path)
    await expectToFit(page, path, false)
  })

for (const [who, path] of [
  ['pending_mfa', '/mfa'],
  ['unverified', '/verify'],
  ['unlinked', '/verify'],
  ['locked', '/locked'],
] as const)
  test(`${path} of a ${who} fits every width`, async ({ page }) => {
    await signIn(page, who)
    await expect(page).toHaveURL(path)
    await expectToFit(page, path, false)
  })

for (const path of ['/cr-select', '/settings/feedback'])
  test(`${path} fits every width`, async ({ page }) => {
    await enter(page, 'all', path)
    await expectSettled(page)
    await expectToFit(page, path)
  })

test('/cr-tools fits every width', async ({ page }) => {
  await enter(page, 'chatter', '/cr-select')
  await chooseCreator(page)
  await expectToFit(page, '/cr-tools')
})

const EMPLOYEES = '/agency-manage/employees'
const PERFORMANCE = '/agency-manage/chatter-performance'
const CREATOR = '/agency-creators?creator=creator-01&part='

/** Every screen of the agency, with what is there once it has come. */
const AGENCY: readonly (readonly [path: string, has: string])[] = [
  ['/agency-overview', 'main table'],
  ['/agency-overview?creator=creator-01', '[role=dialog] table'],
  ['/agency-manage', 'main table'],
  ['/agency-manage?open=creator-01', '[role=dialog] li'],
  ['/agency-creators', 'main table'],
  [`${CREATOR}notes`, '[role=dialog] textarea'],
  [`${CREATOR}money`, '[role=dialog] table'],
  [`${CREATOR}team`, '[role=dialog] li'],
  [`${CREATOR}rules`, '[role=dialog] textarea'],
  [EMPLOYEES, 'main table'],
  [`${EMPLOYEES}?tab=shifts`, 'main [data-row]'],
  [`${EMPLOYEES}?tab=work-logs`, 'main table'],
  [`${EMPLOYEES}?tab=sets`, 'main table'],
  [PERFORMANCE, 'main table'],
  [`${PERFORMANCE}?tab=review`, 'main li'],
  [`${PERFORMANCE}?tab=sales`, 'main table'],
  [`${PERFORMANCE}?tab=statements`, 'main table'],
]

/** Goes there without loading anew, and waits for what was not on the page before. */
async function turnTo(page: Page, path: string, has: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.evaluate(() => {
    for (const old of document.querySelectorAll<HTMLElement>('main *, [role=dialog] *')) old.dataset.seen = ''
  })
  await goInPage(page, path)
  await expect(page.locator(`${has}:not([data-seen])`).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

// Words are longest in German, and Arabic stands the other way round.
for (const language of ['de', 'ar']) {
  test(`every screen of the agency fits every width in ${language}`, async ({ page, context }) => {
    await page.goto('/404')
    await speak(context, language, page)
    await enter(page, 'all', '/404')
    for (const [path, has] of AGENCY) {
      await turnTo(page, path, has)
      await expectNoOverflow(page, `${path} ${language}`)
    }
  })

  test(`a chatter's own page fits every width in ${language}`, async ({ page, context }) => {
    await page.goto('/404')
    await speak(context, language, page)
    await enter(page, 'chatter', '/agency-statistics')
    await expect(main(page).getByRole('table').first()).toBeVisible()
    await expectNoOverflow(page, `/agency-statistics ${language}`)
  })
}
