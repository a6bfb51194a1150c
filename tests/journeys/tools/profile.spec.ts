import type { Page } from '@playwright/test'

import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { inEachLanguage, localeText } from '../support/languages.ts'
import { expectToFitWidths } from '../support/layout-checks.ts'
import { app, main } from '../support/locators.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

const PAGE = '/cr-tools/profile'
/** This creator has both an account manager and a manager. */
const CREATOR = 'creator-13'

const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true })
const saveButton = (page: Page) => main(page).getByRole('button', { name: 'Save changes' })

test('a new name and bio reach fans, the creator strip and the agency, and survive a reload', async ({
  page,
}) => {
  await openAs(page, 'manager', PAGE, CREATOR)
  await field(page, 'Display name').fill('Bruna Vey')
  await field(page, 'Username').fill('bruna.vey')
  await expect(main(page).getByText('Available')).toBeVisible()
  await field(page, 'Bio').fill('Dogs, dancing and long walks')
  await expect(main(page).getByRole('region', { name: 'Phone' })).toContainText(
    'Dogs, dancing and long walks',
  )
  await saveButton(page).click()
  await expect(page.getByText('Profile saved')).toBeVisible()
  await expect(app(page).getByRole('button', { name: /Bruna Vey/ })).toBeVisible()
  await page.reload()
  await expect(field(page, 'Username')).toHaveValue('bruna.vey')
  await expect(main(page).getByRole('region', { name: 'Desktop' })).toContainText('@bruna.vey')
  await page.goto('/agency-creators')
  await expect(main(page).getByText('Bruna Vey').first()).toBeVisible()
})

test('a picture uploads, shows in the fan preview at once, and saves', async ({ page }) => {
  await openAs(page, 'manager', PAGE, CREATOR)
  const banner = main(page).getByRole('group', { name: 'Banner' })
  await banner.getByLabel('Banner', { exact: true }).setInputFiles({
    name: 'sea.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  })
  await expect(banner.getByRole('img', { name: 'Banner' })).toHaveAttribute('src', /media-up-image/)
  await saveButton(page).click()
  await expect(page.getByText('Profile saved')).toBeVisible()
  await page.reload()
  await expect(banner.getByRole('img', { name: 'Banner' })).toHaveAttribute('src', /media-up-image/)
})

test('input survives a reload, and leaving confirms with the text of the requirements', async ({ page }) => {
  await openAs(page, 'manager', PAGE, CREATOR)
  await field(page, 'Bio').fill('Half a thought')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(field(page, 'Bio')).toHaveValue('Half a thought')
  await app(page)
    .getByRole('link', { name: /^Chatter Tools/ })
    .first()
    .click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('You have unsaved changes, are you sure you wish to leave this page')
  await question.getByRole('button', { name: 'Stay' }).click()
  await main(page).getByRole('button', { name: 'Discard changes' }).click()
  await expect(field(page, 'Bio')).not.toHaveValue('Half a thought')
})

test('an account manager suggests a change, and a manager accepts it', async ({ page }) => {
  await openAs(page, 'account_manager', PAGE, CREATOR)
  await field(page, 'Bio').fill('Short and sweet')
  await main(page).getByRole('button', { name: 'Suggest changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suggest changes' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Easier to read')
  await dialog.getByRole('button', { name: 'Send suggestion' }).click()
  const own = main(page).getByRole('region', { name: 'Your suggestions' })
  await expect(own.getByRole('listitem').first()).toContainText('Pending')
  await openAs(page, 'manager', PAGE, CREATOR)
  const all = main(page).getByRole('region', { name: 'Suggestions' })
  await all
    .getByRole('listitem')
    .filter({ hasText: 'Easier to read' })
    .getByRole('button', { name: 'Accept' })
    .click()
  await expect(field(page, 'Bio')).toHaveValue('Short and sweet')
})

test('axe finds nothing, and the page fits every width, in three languages', async ({ page }) => {
  test.slow()
  await openAs(page, 'account_manager', PAGE, CREATOR)
  await inEachLanguage(page, async (language) => {
    await expect(
      main(page).getByRole('region', { name: localeText(language, 'profile:creator.preview_phone') }),
    ).toBeVisible()
    await expectLoaded(page)
    expect(await axeFindings(page)).toEqual([])
    await expectToFitWidths(page, language)
  })
})
