import type { Page } from '@playwright/test'

import { NOA } from '../../support/people.ts'
import { navigateInPage, pathOf } from '../support/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { inEachLanguage, localeText } from '../support/languages.ts'
import { expectToFitWidths } from '../support/layout-checks.ts'
import { heading, main } from '../support/locators.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

const PAGE = '/list'

const table = (page: Page, name = 'All lists') => page.getByRole('table', { name })
const row = (page: Page, name: RegExp) => table(page).getByRole('row', { name })
const chooseNewList = async (page: Page, kind: string) => {
  await main(page).getByRole('button', { name: 'New list' }).click()
  await page.getByRole('menuitem', { name: kind }).click()
}
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
/** Creates a manual list of two fans, of whom one is removed and restored. */
async function fillManualList(page: Page): Promise<void> {
  await chooseNewList(page, 'Manual list')
  const dialog = page.getByRole('dialog', { name: 'New manual list' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Front row')
  await dialog.getByRole('textbox', { name: 'Emoji' }).fill('🎟️')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page).toHaveURL(/\/list\?list=/)
  await main(page).getByRole('button', { name: 'Add fans' }).first().click()
  const add = page.getByRole('dialog', { name: 'Add fans' })
  await add.getByRole('searchbox', { name: 'Search fans' }).fill('ma')
  const found = add.getByRole('list', { name: 'Fans found' }).getByRole('button')
  for (let picked = 0; picked < 2; picked++) await found.first().click()
  await add.getByRole('button', { name: 'Add 2 fans' }).click()
  const members = table(page, 'Members').getByRole('row')
  await expect(members).toHaveCount(3)
  await table(page, 'Members')
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(members).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(members).toHaveCount(3)
  const address = pathOf(page)
  await page.reload()
  await expect(members).toHaveCount(3)
  expect(pathOf(page)).toBe(address)
  await page.goBack()
  await expect(row(page, /Front row/)).toContainText('2')
}

/** Creates a smart list. */
async function createSmartList(page: Page): Promise<void> {
  await chooseNewList(page, 'Smart list')
  await expect(page).toHaveURL(`${PAGE}?edit=new`)
  await main(page).getByRole('textbox', { name: 'Name' }).fill('Spent fifty')
  await main(page).getByRole('textbox', { name: 'At least' }).pressSequentially('50')
  const counted = /([\d,]+) fans match/
  await expect(preview(page)).toContainText(counted)
  const [, count = ''] = counted.exec(await preview(page).innerText()) ?? []
  await main(page).getByRole('button', { name: 'Create' }).click()
  await expect(page).toHaveURL(/\/list\?list=list-2-new-\d+$/)
  await expect(heading(page, /Spent fifty/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Members', exact: true })).toContainText(count)
}

test('lists are filled by hand and by rules, and available to mass messages', async ({ page }) => {
  await openAs(page, 'manager', PAGE, NOA)
  await test.step('a manual list is filled; one fan is removed, and Undo restores them', () =>
    fillManualList(page))
  await test.step('a smart list is created with a live member count', () => createSmartList(page))
  await test.step('mass messages offer it', async () => {
    await navigateInPage(page, '/cr-tools/messages/mass')
    await main(page).getByRole('combobox', { name: 'Include lists' }).fill('Spent fi')
    await expect(page.getByRole('option', { name: /Spent fifty/ })).toBeVisible()
    await page.keyboard.press('Escape')
  })
})

test('axe finds nothing, and the page fits every width, in three languages', async ({ page }) => {
  test.slow()
  await openAs(page, 'manager', PAGE, NOA)
  await inEachLanguage(page, async (language) => {
    await navigateInPage(page, PAGE)
    await expect(table(page, localeText(language, 'lists:all')).getByRole('row').nth(1)).toBeVisible()
    await expectLoaded(page)
    expect(await axeFindings(page)).toEqual([])
    await expectToFitWidths(page, language)
    const name = main(page).getByRole('textbox', { name: localeText(language, 'lists:name'), exact: true })
    const members = page.getByRole('region', { name: localeText(language, 'lists:members'), exact: true })
    for (const [address, sign] of [
      [`${PAGE}?edit=list-2-2`, name],
      [`${PAGE}?list=list-2-6`, members],
    ] as const) {
      await navigateInPage(page, address)
      await expect(sign).toBeVisible()
      await expect(main(page).getByRole('button', { name: localeText(language, 'lists:back') })).toBeVisible()
      await expectLoaded(page)
      expect(await axeFindings(page, 'main')).toEqual([])
      await expectToFitWidths(page, language)
    }
  })
})
