import type { Page } from '@playwright/test'

import { expect, test } from '../support/fixtures.ts'
import { app, heading, main } from '../support/locators.ts'
import { holdRequests } from '../support/page-calls.ts'
import { openAs } from '../support/sign-in.ts'

/** Records layout shifts without recent input. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: { score: number; what: string }[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Chromium only, missing in TypeScript's DOM types.
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: readonly { node: Node | null }[]
        }
        const what = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 160) : ''))
        if (!hadRecentInput) moved.push({ score: value, what: what.join('\n') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function expectStill(page: Page): Promise<void> {
  const moved = await page.evaluate(
    () => (window as unknown as { moved: { score: number; what: string }[] }).moved, // set by watchShifts
  )
  const sum = moved.reduce((all, { score }) => all + score, 0)
  expect(sum, moved.map(({ score, what }) => `${score.toFixed(4)} ${what}`).join('\n')).toBeLessThan(0.01)
}

test(
  "on a slow backend the overview's layout is stable, and its filter responds while loading",
  {},
  async ({ page }) => {
    await watchShifts(page)
    const release = await holdRequests(page, '**/api/agency/**')
    await openAs(page, 'director', '/agency-overview')
    await expect(heading(page, 'Agency Overview')).toBeVisible()
    await expect(main(page).getByRole('table')).toHaveCount(0)
    await main(page).getByRole('radio', { name: 'Net' }).click()
    await expect(main(page).getByRole('radio', { name: 'Net' })).toBeChecked()
    await expect(page).toHaveURL(/basis=net/)
    release()
    await expect(main(page).getByText('USD per day, Net')).toBeVisible()
    await expect(main(page).getByRole('table', { name: 'Creators' }).getByRole('row').nth(2)).toBeVisible()
    await expectStill(page)
  },
)

test(
  "on a slow backend the floor's layout is stable, and other pages open while loading",
  {},
  async ({ page }) => {
    await watchShifts(page)
    const release = await holdRequests(page, '**/api/agency/**')
    await openAs(page, 'manager', '/agency-manage')
    await expect(heading(page, 'Manage Agency')).toBeVisible()
    await expect(main(page).getByRole('table')).toHaveCount(0)
    await app(page)
      .getByRole('navigation', { name: 'Manage Agency' })
      .getByRole('link', { name: 'Employees' })
      .click()
    await expect(heading(page, 'Employees')).toBeVisible()
    await page.goBack()
    await expect(heading(page, 'Manage Agency')).toBeVisible()
    release()
    const rows = main(page).getByRole('table', { name: 'Creators right now' }).getByRole('row')
    await expect(rows.nth(2)).toBeVisible()
    await expect(
      main(page).getByRole('region', { name: 'Corrections' }).getByRole('listitem').first(),
    ).toBeVisible()
    await expectStill(page)
  },
)
