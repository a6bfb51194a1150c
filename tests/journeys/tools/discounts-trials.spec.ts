import type { Page } from '@playwright/test'

import { navigateInPage, pathOf } from '../support/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { inEachLanguage, localeText } from '../support/languages.ts'
import { expectToFitWidths } from '../support/layout-checks.ts'
import { main } from '../support/locators.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

const PAGE = '/discounts-trials'

const table = (page: Page, name: string) => main(page).getByRole('table', { name, exact: true })
const rowOf = (page: Page, name: string, row: string | RegExp) =>
  table(page, name).getByRole('row').filter({ hasText: row })
const open = async (page: Page, address = PAGE, name = 'Discounts') => {
  await openAs(page, 'manager', address, 'creator-01')
  await expect(table(page, name).getByRole('row').nth(1)).toBeVisible()
}

test('a discount is created, survives a reload, and is ended', async ({ page }) => {
  await open(page)
  await main(page).getByRole('button', { name: 'New discount' }).click()
  const dialog = page.getByRole('dialog', { name: 'New discount' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Spring drop')
  await dialog.getByRole('textbox', { name: 'Discount' }).fill('30')
  await dialog.getByRole('button', { name: 'Create discount' }).click()
  await expect(dialog.getByText(/The same fans would get/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Code' }).fill('spring-30')
  await dialog.getByRole('button', { name: 'Create discount' }).click()
  await expect(rowOf(page, 'Discounts', 'Spring drop')).toContainText(/Active.*30%.*SPRING-30/)
  await page.reload()
  const row = rowOf(page, 'Discounts', 'Spring drop')
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'End now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End now' }).click()
  await expect(row).toContainText('Ended')
})

test('a trial is created, its QR code is downloaded, and it is deactivated', async ({ page }) => {
  await open(page, `${PAGE}?tab=trials`, 'Trials')
  await main(page).getByRole('button', { name: 'New trial' }).click()
  const dialog = page.getByRole('dialog', { name: 'New trial' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Newsletter')
  await dialog.getByRole('button', { name: 'Create trial' }).click()
  const drawer = page.getByRole('dialog', { name: /^Trial: / })
  await expect(drawer.getByText('No claims yet')).toBeVisible()
  await drawer.getByRole('button', { name: 'QR code' }).click()
  const code = page.getByRole('dialog', { name: /^QR code for/ })
  for (const [button, ending] of [
    ['Download PNG', /\.png$/],
    ['Download SVG', /\.svg$/],
  ] as const) {
    const download = page.waitForEvent('download')
    await code.getByRole('button', { name: button }).click()
    expect((await download).suggestedFilename()).toMatch(ending)
  }
  await page.keyboard.press('Escape')
  await expect(code).toHaveCount(0)
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(`${PAGE}?tab=trials`)
  const row = rowOf(page, 'Trials', 'Newsletter')
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(row).toContainText('Deactivated')
})

test('a tracking link is created, edited, shared with its partner and deactivated', async ({ page }) => {
  await open(page, `${PAGE}?tab=links`, 'Tracking links')
  await main(page).getByRole('button', { name: 'New tracking link' }).click()
  const dialog = page.getByRole('dialog', { name: 'New tracking link' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Podcast 12')
  await dialog.getByRole('textbox', { name: 'Tag' }).fill('podcast 12')
  await dialog.getByRole('textbox', { name: 'Cost' }).fill('120')
  await dialog.getByText('Once', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const drawer = page.getByRole('dialog', { name: /^Tracking link: / })
  await expect(drawer).toContainText('/milahart/podcast-12')
  await drawer.getByRole('button', { name: 'Share with partner' }).click()
  const share = page.getByRole('dialog', { name: /^Partner page for/ })
  await share.getByRole('button', { name: 'Create page' }).click()
  await expect(share.getByRole('link', { name: 'Open partner page' })).toHaveAttribute(
    'href',
    /^https:\/\/partners\./,
  )
  await page.keyboard.press('Escape')
  await expect(share).toHaveCount(0)
  const address = pathOf(page)
  await page.reload()
  await expect(drawer.getByRole('button', { name: 'Partner page' })).toBeVisible()
  expect(pathOf(page)).toBe(address)
  await drawer.getByRole('button', { name: 'Close' }).click()
  const row = rowOf(page, 'Tracking links', 'Podcast 12')
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit tracking link' })
  await edit.getByRole('textbox', { name: 'Name' }).fill('Podcast 12, rerun')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('rerun')
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(row).toContainText('Deactivated')
})

test('the crisis check holds the name of a discount', async ({ page }) => {
  await open(page)
  await main(page).getByRole('button', { name: 'New discount' }).click()
  const dialog = page.getByRole('dialog', { name: 'New discount' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('I want to die')
  await dialog.getByRole('textbox', { name: 'Discount' }).fill('10')
  await dialog.getByRole('textbox', { name: 'Code' }).fill('CODE-10')
  await dialog.getByRole('button', { name: 'Create discount' }).click()
  await page
    .getByRole('dialog', { name: 'Help is available' })
    .getByRole('button', { name: 'Back to message' })
    .click()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('I want to die')
  await expect(rowOf(page, 'Discounts', 'I want to die')).toHaveCount(0)
})

test('axe finds nothing, and the page fits every width, in three languages', async ({ page }) => {
  test.slow()
  await openAs(page, 'manager', PAGE, 'creator-01')
  await inEachLanguage(page, async (language) => {
    for (const [tab, key] of [
      ['', 'discounts'],
      ['?tab=trials', 'trials'],
      ['?tab=links', 'links'],
    ] as const) {
      await navigateInPage(page, `${PAGE}${tab}`)
      await expect(
        table(page, localeText(language, `marketplace:offers.${key}`))
          .getByRole('row')
          .nth(1),
      ).toBeVisible()
      await expectLoaded(page)
      expect(await axeFindings(page), tab).toEqual([])
      await expectToFitWidths(page, language)
    }
    await main(page)
      .getByRole('button', { name: localeText(language, 'marketplace:offers.link_new') })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
