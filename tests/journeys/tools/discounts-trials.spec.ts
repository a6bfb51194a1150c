import type { Locator, Page } from '@playwright/test'

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
const chooseAction = async (page: Page, row: Locator, action: string) => {
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
const confirm = (page: Page, action: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: action }).click()

/** Creates a discount whose first name needs care and whose fans have another one. */
async function createDiscount(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'New discount' }).click()
  const dialog = page.getByRole('dialog', { name: 'New discount' })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  const create = dialog.getByRole('button', { name: 'Create discount' })
  await name.fill('I want to die')
  await dialog.getByRole('textbox', { name: 'Discount' }).fill('30')
  await dialog.getByRole('textbox', { name: 'Code' }).fill('CODE-10')
  await create.click()
  await test.step('the crisis check holds the name of a discount', async () => {
    await page
      .getByRole('dialog', { name: 'Help is available' })
      .getByRole('button', { name: 'Back to message' })
      .click()
    await expect(name).toHaveValue('I want to die')
    await expect(rowOf(page, 'Discounts', 'I want to die')).toHaveCount(0)
  })
  await name.fill('Spring drop')
  await dialog.getByRole('textbox', { name: 'Code' }).fill('')
  await create.click()
  await expect(dialog.getByText(/The same fans would get/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Code' }).fill('spring-30')
  await create.click()
  await expect(rowOf(page, 'Discounts', 'Spring drop')).toContainText(/Active.*30%.*SPRING-30/)
}

/** Creates a trial and downloads its QR code; deactivates it. */
async function createTrial(page: Page): Promise<void> {
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
  await chooseAction(page, row, 'Deactivate')
  await confirm(page, 'Deactivate')
  await expect(row).toContainText('Deactivated')
}

/** Creates a tracking link and its partner page, whose address a reload restores; returns its drawer. */
async function createLink(page: Page): Promise<Locator> {
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
  return drawer
}

test('a discount, a trial and a tracking link are created, and the last two ended', async ({ page }) => {
  await openAs(page, 'manager', PAGE, 'creator-01')
  await expect(table(page, 'Discounts').getByRole('row').nth(1)).toBeVisible()
  const openTab = (name: string) => main(page).getByRole('tab', { name }).click()
  await test.step('a discount is created', () => createDiscount(page))
  await openTab('Trials')
  await test.step('a trial is created, its QR code is downloaded, and it is deactivated', () =>
    createTrial(page))
  await openTab('Tracking links')
  await test.step('a tracking link is created, shared, edited and deactivated', async () => {
    const drawer = await createLink(page)
    await drawer.getByRole('button', { name: 'Close' }).click()
    const row = rowOf(page, 'Tracking links', 'Podcast 12')
    await chooseAction(page, row, 'Edit')
    const edit = page.getByRole('dialog', { name: 'Edit tracking link' })
    await edit.getByRole('textbox', { name: 'Name' }).fill('Podcast 12, rerun')
    await edit.getByRole('button', { name: 'Save' }).click()
    await expect(row).toContainText('rerun')
    await chooseAction(page, row, 'Deactivate')
    await confirm(page, 'Deactivate')
    await expect(row).toContainText('Deactivated')
  })
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
      expect(await axeFindings(page, tab ? 'main' : undefined), tab).toEqual([])
      await expectToFitWidths(page, language)
    }
    await main(page)
      .getByRole('button', { name: localeText(language, 'marketplace:offers.link_new') })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await axeFindings(page, '[role=dialog]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
