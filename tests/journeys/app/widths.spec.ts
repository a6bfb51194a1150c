import type { Page } from '@playwright/test'

import { navigateInPage } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { setLanguage, switchLanguage } from '../support/languages.ts'
import { expectToFitFrom, expectToFitWidths } from '../support/layout-checks.ts'
import { main } from '../support/locators.ts'
import { openAs } from '../support/sign-in.ts'

const EMPLOYEES = '/agency-manage/employees'
const PERFORMANCE = '/agency-manage/chatter-performance'
const CREATOR = '/agency-creators?creator=creator-01&part='

/** Every agency screen, with a selector that marks it as loaded. */
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
  [`${EMPLOYEES}?tab=shifts`, ':is(main [data-row], main section h2)'],
  [`${EMPLOYEES}?tab=work-logs`, 'main table'],
  [`${EMPLOYEES}?tab=sets`, 'main table'],
  [PERFORMANCE, 'main table'],
  [`${PERFORMANCE}?tab=review`, 'main li'],
  [`${PERFORMANCE}?tab=sales`, 'main table'],
  [`${PERFORMANCE}?tab=statements`, 'main table'],
]

/** Navigates without loading the page again and waits for new content. */
async function turnTo(page: Page, path: string, has: string): Promise<void> {
  await page.evaluate(() => {
    for (const old of document.querySelectorAll<HTMLElement>('main *, [role=dialog] *')) old.dataset.seen = ''
  })
  await navigateInPage(page, path)
  await expect(page.locator(`${has}:not([data-seen])`).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

// German has the longest texts, and Arabic is right-to-left.
const LANGUAGES = ['de', 'ar'] as const

for (const language of LANGUAGES) {
  test(`every agency screen fits every width in ${language}`, async ({ page, context }) => {
    await setLanguage(context, language)
    await openAs(page, 'all', '/404')
    for (const [index, [path, has]] of AGENCY.entries()) {
      await turnTo(page, path, has)
      // Each screen opens at the width at which the one before ended, and in the other language at the other end.
      const isWide = (index + LANGUAGES.indexOf(language)) % 2 === 0
      await expectToFitFrom(isWide ? 'wide' : 'narrow', page, `${path} ${language}`)
    }
  })
}

test("a chatter's own page fits every width", async ({ page }) => {
  await openAs(page, 'chatter', '/agency-statistics')
  await expect(main(page).getByRole('table').first()).toBeVisible()
  for (const language of LANGUAGES) {
    await switchLanguage(page, language)
    await expectToFitWidths(page, `/agency-statistics ${language}`)
  }
})
