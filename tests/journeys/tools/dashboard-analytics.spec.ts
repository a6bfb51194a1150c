import type { Page } from '@playwright/test'

import { navigateInPage } from '../support/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { localeText, setLanguage } from '../support/languages.ts'
import { expectToFitWidths } from '../support/layout-checks.ts'
import { heading, main } from '../support/locators.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { type IdentityName, openAs } from '../support/sign-in.ts'

/** Opens a path with Esme Roth in focus, whose history is short. */
const atWork = (page: Page, address: string, who: IdentityName): Promise<void> =>
  openAs(page, who, address, 'creator-08')

const DASHBOARD = '/cr-tools/dashboard'
const ANALYTICS = '/cr-tools/tools/analytics'
const tab = (page: Page, name: string) => main(page).getByRole('tab', { name, exact: true })
const table = (page: Page, name: string) => main(page).getByRole('table', { name, exact: true })

test('the dashboard charts the selected card, keeps it through reload and Back, and takes a goal', async ({
  page,
}) => {
  await atWork(page, '/cr-tools', 'manager')
  await main(page)
    .getByRole('link', { name: /^Dashboard/ })
    .click()
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await expectLoaded(page)
  await main(page).getByRole('button', { name: 'New memberships', exact: true }).click()
  await expect(page).toHaveURL(/chart=newMembers/)
  await main(page)
    .getByRole('button', { name: /^Period/ })
    .click()
  await page.getByRole('button', { name: 'Last 7 days', exact: true }).click()
  await page.reload()
  await expect(main(page).getByRole('button', { name: 'New memberships', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page).toHaveURL(/period=last_7/)
  await page.goBack()
  await expect(page).not.toHaveURL(/period=/)

  await main(page).getByRole('button', { name: 'Add goal', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add goal' })
  await dialog.getByRole('button', { name: 'Save goal' }).click()
  await expect(dialog.getByText('Enter a goal.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Goal' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Goal' }).fill('5,000')
  await dialog.getByRole('button', { name: 'Save goal' }).click()
  await expect(main(page).getByRole('progressbar', { name: 'Profile visits' })).toBeVisible()
})

test('the fans and items that the dashboard leaves out are a press away', async ({ page }) => {
  await openAs(page, 'manager', DASHBOARD, 'creator-01')
  for (const [title, path] of [
    ['Fans to answer', /\/cr-tools\/messages\?tab=waiting$/],
    ['Expiring members', /\/cr-tools\/messages\?expiring=1&spenders=1&sort=spend$/],
    ['Not posted lately', /\/vault\?posted=30&sort=earned$/],
  ] as const) {
    const card = main(page).locator('section', { has: page.getByRole('heading', { name: title }) })
    await card.getByRole('link', { name: /^[\d,]+ more$/ }).click()
    await expect(page).toHaveURL(path)
    await expectLoaded(page)
    await page.goBack()
    await expect(heading(page, 'Dashboard')).toBeVisible()
  }
})

test('a mass message is reused from the dashboard', async ({ page }) => {
  await atWork(page, `${DASHBOARD}?period=last_90`, 'manager')
  const reuse = main(page)
    .getByRole('button', { name: /^Reuse:/ })
    .last()
  const text = ((await reuse.getAttribute('aria-label')) ?? '').replace('Reuse: ', '')
  await reuse.click()
  await expect(page).toHaveURL('/cr-tools/messages/mass')
  await expect(
    main(page)
      .getByRole('textbox', { name: /essage/ })
      .first(),
  ).toHaveValue(text)
})

test('analytics keep tab and filters through reload and Back; arrow keys move in the heatmap', async ({
  page,
}) => {
  await atWork(page, ANALYTICS, 'manager')
  await expectLoaded(page)
  await main(page).getByRole('radio', { name: 'Net', exact: true }).click()
  await expect(page).toHaveURL(/basis=net/)
  await tab(page, 'Messages').click()
  await expect(page).toHaveURL(/basis=net&tab=messages/)
  await expect(table(page, 'Unlocks by price')).toBeVisible()
  await page.reload()
  await expect(tab(page, 'Messages')).toHaveAttribute('aria-selected', 'true')
  await expect(main(page).getByRole('radio', { name: 'Net', exact: true })).toBeChecked()

  const grid = main(page).getByRole('grid', { name: 'Hours of the week' })
  await expect(grid.getByRole('rowheader').first()).toHaveText('Sun')
  await grid.getByRole('gridcell').first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(grid.getByRole('gridcell', { name: /^Mon 1\sAM/ })).toBeFocused()
  await page.goBack()
  await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true')
})

test('two mass messages are compared in a sentence', async ({ page }) => {
  await atWork(page, `${ANALYTICS}?tab=mass&period=last_90`, 'manager')
  const boxes = table(page, 'Mass messages').getByRole('checkbox')
  await boxes.nth(1).click()
  await expect(page).toHaveURL(/pair=/)
  await boxes.nth(2).click()
  await expect(main(page).getByRole('table', { name: 'Comparison' })).toBeVisible()
  await expect(main(page).getByText(/chance|Too few fans/)).toBeVisible()
  await page.reload()
  await expect(main(page).getByRole('table', { name: 'Comparison' })).toBeVisible()
})

test('each widget shows its load error and retries', async ({ page, backend }) => {
  await backend.faults({ mode: 'fail', only: '/api/analytics/cohorts', status: 400 })
  await atWork(page, `${ANALYTICS}?tab=members`, 'manager')
  const cohorts = main(page).getByRole('region', { name: 'Members by the month they joined' })
  await expect(cohorts.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(table(page, 'Tier moves')).toBeVisible()
  await backend.faults({ mode: 'none' })
  await cohorts.getByRole('button', { name: 'Retry' }).click()
  await expect(table(page, 'Members by the month they joined')).toBeVisible()
})

const PAGES = ['', 'overview', 'messages', 'mass', 'members', 'fans', 'content', 'traffic'] as const

for (const language of ['en', 'de', 'ar'])
  test(`axe finds nothing on the dashboard and in the analytics, ${language}`, async ({ page, context }) => {
    test.slow()
    await setLanguage(context, language)
    await atWork(page, DASHBOARD, 'manager')
    for (const name of PAGES) {
      if (name !== '') await navigateInPage(page, `${ANALYTICS}?tab=${name}`)
      const title = localeText(language, name === '' ? 'home:dashboard.title' : 'analytics:insights.title')
      await expect(heading(page, title)).toBeVisible()
      if (name !== '')
        await expect(tab(page, localeText(language, `analytics:insights.tab_${name}`))).toHaveAttribute(
          'aria-selected',
          'true',
        )
      await expectLoaded(page)
      expect.soft(await axeFindings(page), name).toEqual([])
      if (language === 'en') await expectToFitWidths(page, name)
    }
  })
