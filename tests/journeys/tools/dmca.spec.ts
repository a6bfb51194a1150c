import type { Page } from '@playwright/test'

import { MILA } from '../../support/people.ts'
import { navigateInPage, pathOf } from '../support/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { inEachLanguage, localeText } from '../support/languages.ts'
import { expectToFitWidths } from '../support/layout-checks.ts'
import { heading, main } from '../support/locators.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

const PAGE = '/dmca'
/** A picture of one pixel, and the SHA-256 of its bytes. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const table = (page: Page, name = 'Cases') => main(page).getByRole('table', { name, exact: true })
const rowOf = (page: Page, text: string | RegExp) => table(page).getByRole('row').filter({ hasText: text })
const open = async (page: Page, address = PAGE) => {
  await openAs(page, 'manager', address, MILA)
  await expect(table(page).getByRole('row').nth(1)).toBeVisible()
}

test('links are reported in bulk, and a case moves from evidence to notice, response and end', async ({
  page,
}) => {
  await open(page)
  await main(page).getByRole('button', { name: 'Report links' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report links' })
  await dialog
    .getByRole('textbox', { name: 'Links', exact: true })
    .fill('https://leaks.example/set-1\nleaks.example/set-2\nhttps://leaks.example/set-1/')
  await expect(dialog.getByText('Line 3: same as line 1')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Original', exact: true }).fill('Rooftop')
  await dialog.getByRole('button', { name: 'Create cases' }).click()
  await expect(page.getByText('Cases created: 2')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Links', exact: true })).toHaveValue(
    'https://leaks.example/set-1/',
  )
  await dialog.getByRole('textbox', { name: 'Links', exact: true }).fill('')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  // The original is still typed.
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await rowOf(page, 'leaks.example/set-2').click()
  await expect(heading(page, /leaks\.example/)).toBeVisible()
  await main(page).getByLabel('Add capture').setInputFiles({
    name: 'page.png',
    mimeType: 'image/png',
    buffer: PIXEL,
  })
  await expect(main(page).getByRole('listitem').filter({ hasText: 'page.png' }).first()).toBeVisible()
  await expect(main(page).getByText(/^[0-9a-f]{64}$/)).toBeVisible()
  await main(page).getByRole('button', { name: 'Send notice' }).click()
  const oath = page.getByRole('dialog', { name: /^Send notice to/ })
  await oath.getByRole('checkbox').check()
  await oath.getByRole('textbox', { name: 'Signature' }).fill('Mila Hart')
  await oath.getByRole('button', { name: 'Send notice' }).click()
  await expect(main(page).getByText('Notice sent', { exact: true })).toBeVisible()
  const address = pathOf(page)
  await page.reload()
  await expect(main(page).getByText('Notice sent', { exact: true })).toBeVisible()
  expect(pathOf(page)).toBe(address)
  await main(page).getByRole('button', { name: 'Record answer' }).click()
  await page.getByRole('menuitem', { name: 'Host confirmed receipt' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Record' }).click()
  await expect(main(page).getByText('Acknowledged', { exact: true })).toBeVisible()
  await main(page).getByRole('button', { name: 'Withdraw notice' }).click()
  const withdraw = page.getByRole('dialog', { name: 'Withdraw notice' })
  await withdraw.getByRole('textbox', { name: 'Note' }).fill('Our own promo')
  await withdraw.getByRole('button', { name: 'Record' }).click()
  await expect(main(page).getByText('Our own promo')).toBeVisible()
})

test('a capture whose upload ends while another page is open is added to its case', async ({
  page,
  backend,
}) => {
  await openAs(page, 'manager', `${PAGE}?case=case-1-2`, MILA)
  await backend.faults({ latencyMs: 1500, only: '/api/media/complete' })
  const uploaded = page.waitForResponse('**/api/media/complete')
  await main(page).getByLabel('Add capture').setInputFiles({
    name: 'mirror.png',
    mimeType: 'image/png',
    buffer: PIXEL,
  })
  await expect(main(page).getByRole('progressbar', { name: /^Upload of .*mirror\.png/ })).toBeVisible()
  await main(page).getByRole('button', { name: 'Back to cases' }).click()
  await uploaded
  await expect(table(page)).toBeVisible()
  await page.goBack()
  await expect(main(page).getByRole('listitem').filter({ hasText: 'mirror.png' }).first()).toBeVisible()
})

test("the rights holder's data is edited and appears in the notice", async ({ page }) => {
  await open(page)
  await main(page).getByRole('button', { name: 'Rights holder' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rights holder' })
  await dialog.getByRole('textbox', { name: 'Legal name' }).fill('Emilia Hartmann')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await rowOf(page, 'bilderboard').click()
  await expect(main(page).getByRole('textbox', { name: 'Text of the notice' })).toHaveValue(
    /im Namen von Emilia Hartmann/,
  )
})

test('pasted links survive a reload', async ({ page }) => {
  await open(page)
  await main(page).getByRole('button', { name: 'Report links' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report links' })
  await dialog.getByRole('textbox', { name: 'Links', exact: true }).fill('https://leaks.example/kept')
  page.on('dialog', (question) => void question.accept())
  await page.reload()
  await main(page).getByRole('button', { name: 'Report links' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Links', exact: true })).toHaveValue(
    'https://leaks.example/kept',
  )
})

test('axe finds nothing, and the page fits every width, in three languages', async ({ page }) => {
  test.slow()
  await openAs(page, 'manager', PAGE, MILA)
  await inEachLanguage(page, async (language) => {
    await navigateInPage(page, PAGE)
    await expect(
      table(page, localeText(language, 'marketplace:dmca.cases')).getByRole('row').nth(1),
    ).toBeVisible()
    await expectLoaded(page)
    expect(await axeFindings(page)).toEqual([])
    await expectToFitWidths(page, language)
    await navigateInPage(page, `${PAGE}?case=case-1-1`)
    await expect(
      main(page).getByRole('textbox', { name: localeText(language, 'marketplace:dmca.notice_text') }),
    ).toBeVisible()
    await expectLoaded(page)
    expect(await axeFindings(page)).toEqual([])
    await expectToFitWidths(page, language)
  })
})
