import type { Page } from '@playwright/test'

import { navigateInPage } from '../support/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { inEachLanguage, localeText } from '../support/languages.ts'
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

async function chartAndAddGoal(page: Page): Promise<void> {
  const card = main(page).getByRole('button', { name: 'New memberships', exact: true })
  await card.click()
  await expect(page).toHaveURL(/chart=newMembers/)
  await main(page)
    .getByRole('button', { name: /^Period/ })
    .click()
  await page.getByRole('button', { name: 'Last 7 days', exact: true }).click()
  await page.reload()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
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
}

test('the dashboard charts a card, takes a goal, leads to what it leaves out, and reuses a mass message', async ({
  page,
}) => {
  await openAs(page, 'manager', '/cr-tools', 'creator-01')
  await main(page)
    .getByRole('link', { name: /^Dashboard/ })
    .click()
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await expectLoaded(page)
  await test.step('it charts the selected card, keeps it through reload and Back, and takes a goal', () =>
    chartAndAddGoal(page))
  await test.step('the fans and items that it leaves out are a press away', async () => {
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
  await test.step('a mass message is reused', async () => {
    await navigateInPage(page, `${DASHBOARD}?period=last_90`)
    await expect(main(page).getByRole('button', { name: /^Period.*Last 90 days/ })).toBeVisible()
    await expectLoaded(page)
    const reuse = main(page)
      .getByRole('button', { name: /^Reuse:/ })
      .last()
    const text = ((await reuse.getAttribute('aria-label')) ?? '').replace('Reuse: ', '')
    await reuse.click()
    await expect(page).toHaveURL('/cr-tools/messages/mass')
    const field = main(page).getByRole('textbox', { name: /essage/ })
    await expect(field.first()).toHaveValue(text)
  })
})

test('analytics keep tab and filters through Back and reload, compare two messages, and retry a widget', async ({
  page,
  backend,
}) => {
  await atWork(page, ANALYTICS, 'manager')
  await expectLoaded(page)
  const net = main(page).getByRole('radio', { name: 'Net', exact: true })
  await net.click()
  await expect(page).toHaveURL(/basis=net/)
  await tab(page, 'Messages').click()
  await expect(page).toHaveURL(/basis=net&tab=messages/)
  await expect(table(page, 'Unlocks by price')).toBeVisible()
  await test.step('arrow keys move in the heatmap', async () => {
    const grid = main(page).getByRole('grid', { name: 'Hours of the week' })
    await expect(grid.getByRole('rowheader').first()).toHaveText('Sun')
    await grid.getByRole('gridcell').first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect(grid.getByRole('gridcell', { name: /^Mon 1\sAM/ })).toBeFocused()
  })
  await page.goBack()
  await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true')
  await test.step('two mass messages are compared in a sentence, after a reload too', async () => {
    await navigateInPage(page, `${ANALYTICS}?basis=net&tab=mass&period=last_90`)
    const boxes = table(page, 'Mass messages').getByRole('checkbox')
    await boxes.nth(1).click()
    await expect(page).toHaveURL(/pair=/)
    await boxes.nth(2).click()
    await expect(main(page).getByRole('table', { name: 'Comparison' })).toBeVisible()
    await expect(main(page).getByText(/chance|Too few fans/)).toBeVisible()
    await page.reload()
    await expect(main(page).getByRole('table', { name: 'Comparison' })).toBeVisible()
    await expect(tab(page, 'Mass')).toHaveAttribute('aria-selected', 'true')
    await expect(net).toBeChecked()
  })
  await test.step('each widget shows its load error and retries', async () => {
    await backend.faults({ mode: 'fail', only: '/api/analytics/cohorts', status: 400 })
    await navigateInPage(page, `${ANALYTICS}?tab=members`)
    const cohorts = main(page).getByRole('region', { name: 'Members by the month they joined' })
    await expect(cohorts.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(table(page, 'Tier moves')).toBeVisible()
    await backend.faults({ mode: 'none' })
    await cohorts.getByRole('button', { name: 'Retry' }).click()
    await expect(table(page, 'Members by the month they joined')).toBeVisible()
  })
})

const TABS = ['overview', 'messages', 'mass', 'members', 'fans', 'content', 'traffic'] as const

test('axe finds nothing on the dashboard and in the analytics, and they fit every width, in three languages', async ({
  page,
}) => {
  test.slow()
  await atWork(page, DASHBOARD, 'manager')
  await inEachLanguage(page, async (language) => {
    await navigateInPage(page, DASHBOARD)
    await expect(heading(page, localeText(language, 'home:dashboard.title'))).toBeVisible()
    await expectLoaded(page)
    expect.soft(await axeFindings(page)).toEqual([])
    if (language === 'en') await expectToFitWidths(page, 'dashboard')
    for (const name of TABS) {
      await navigateInPage(page, `${ANALYTICS}?tab=${name}`)
      await expect(heading(page, localeText(language, 'analytics:insights.title'))).toBeVisible()
      const chosen = tab(page, localeText(language, `analytics:insights.tab_${name}`))
      await expect(chosen).toHaveAttribute('aria-selected', 'true')
      await expectLoaded(page)
      expect.soft(await axeFindings(page, name === TABS[0] ? undefined : 'main'), name).toEqual([])
      if (language === 'en') await expectToFitWidths(page, name)
    }
  })
})
