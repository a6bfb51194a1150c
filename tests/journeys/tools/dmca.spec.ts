import type { Page } from '@playwright/test'

import { MILA } from '../../support/people.ts'
import { navigateInPage, pathOf } from '../support/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { inEachLanguage, localeText } from '../support/languages.ts'
import { expectToFitWidths } from '../support/layout-checks.ts'
import { heading, main } from '../support/locators.ts'
import { holdRequests } from '../support/page-calls.ts'
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
const PICTURE = { name: 'page.png', mimeType: 'image/png', buffer: PIXEL }
const capture = (page: Page, name: string) =>
  main(page).getByRole('listitem').filter({ hasText: name }).first()
const links = (page: Page) =>
  page.getByRole('dialog', { name: 'Report links' }).getByRole('textbox', { name: 'Links', exact: true })

async function reportLinks(page: Page): Promise<void> {
  const report = main(page).getByRole('button', { name: 'Report links' })
  await report.click()
  const dialog = page.getByRole('dialog', { name: 'Report links' })
  const pasted = 'https://leaks.example/set-1\nleaks.example/set-2\nhttps://leaks.example/set-1/'
  await links(page).fill(pasted)
  await test.step('pasted links survive a reload', async () => {
    page.once('dialog', (question) => void question.accept())
    await page.reload()
    await report.click()
    await expect(links(page)).toHaveValue(pasted)
  })
  await expect(dialog.getByText('Line 3: same as line 1')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Original', exact: true }).fill('Rooftop')
  await dialog.getByRole('button', { name: 'Create cases' }).click()
  await expect(page.getByText('Cases created: 2')).toBeVisible()
  await expect(links(page)).toHaveValue('https://leaks.example/set-1/')
  await links(page).fill('')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  // The original is still typed.
  await page.getByRole('button', { name: 'Discard changes' }).click()
}

async function sendNotice(page: Page): Promise<void> {
  await main(page).getByLabel('Add capture').setInputFiles(PICTURE)
  await expect(capture(page, 'page.png')).toBeVisible()
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
}

async function renameRightsHolder(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Rights holder' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rights holder' })
  await dialog.getByRole('textbox', { name: 'Legal name' }).fill('Emilia Hartmann')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await rowOf(page, 'bilderboard').click()
  await expect(main(page).getByRole('textbox', { name: 'Text of the notice' })).toHaveValue(
    /im Namen von Emilia Hartmann/,
  )
}

async function leaveDuringUpload(page: Page): Promise<void> {
  const release = await holdRequests(page, '**/api/media/complete')
  const uploaded = page.waitForResponse('**/api/media/complete')
  await main(page)
    .getByLabel('Add capture')
    .setInputFiles({ ...PICTURE, name: 'mirror.png' })
  await expect(main(page).getByRole('progressbar', { name: /^Upload of .*mirror\.png/ })).toBeVisible()
  await main(page).getByRole('button', { name: 'Back to cases' }).click()
  await expect(table(page)).toBeVisible()
  release()
  await uploaded
  await page.goBack()
  await expect(capture(page, 'mirror.png')).toBeVisible()
}

/** axe finds nothing among the cases and in one, and they fit every width. */
function walkLanguages(page: Page): Promise<void> {
  return inEachLanguage(page, async (language) => {
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
}

test('links are reported, and a case moves from evidence to notice, response and end, without findings of axe', async ({
  page,
}) => {
  test.slow()
  await openAs(page, 'manager', PAGE, MILA)
  await reportLinks(page)
  await rowOf(page, 'leaks.example/set-2').click()
  await expect(heading(page, /leaks\.example/)).toBeVisible()
  await sendNotice(page)
  await main(page).getByRole('button', { name: 'Record answer' }).click()
  await page.getByRole('menuitem', { name: 'Host confirmed receipt' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Record' }).click()
  await expect(main(page).getByText('Acknowledged', { exact: true })).toBeVisible()
  await main(page).getByRole('button', { name: 'Withdraw notice' }).click()
  const withdraw = page.getByRole('dialog', { name: 'Withdraw notice' })
  await withdraw.getByRole('textbox', { name: 'Note' }).fill('Our own promo')
  await withdraw.getByRole('button', { name: 'Record' }).click()
  await expect(main(page).getByText('Our own promo')).toBeVisible()
  await main(page).getByRole('button', { name: 'Back to cases' }).click()
  await test.step("the rights holder's data is edited and appears in the notice", () =>
    renameRightsHolder(page))
  await test.step('a capture whose upload ends while another page is open is added to its case', () =>
    leaveDuringUpload(page))
  await walkLanguages(page)
})
