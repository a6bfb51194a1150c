import type { Page } from '@playwright/test'

import { navigateInPage } from '../support/addresses.ts'
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

const bannerOf = (page: Page) => main(page).getByRole('group', { name: 'Banner' })

async function uploadBanner(page: Page): Promise<void> {
  await bannerOf(page)
    .getByLabel('Banner', { exact: true })
    .setInputFiles({
      name: 'sea.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    })
  await expectBanner(page)
}

const expectBanner = (page: Page): Promise<void> =>
  expect(bannerOf(page).getByRole('img', { name: 'Banner' })).toHaveAttribute('src', /media-up-image/)

async function keepDraft(page: Page): Promise<void> {
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
}

test('a new name, bio and banner reach fans, the creator strip and the agency, and survive a reload', async ({
  page,
}) => {
  await openAs(page, 'manager', PAGE, CREATOR)
  await test.step('input survives a reload, and leaving confirms with the text of the requirements', () =>
    keepDraft(page))
  await field(page, 'Display name').fill('Bruna Vey')
  await field(page, 'Username').fill('bruna.vey')
  await expect(main(page).getByText('Available')).toBeVisible()
  await field(page, 'Bio').fill('Dogs, dancing and long walks')
  await expect(main(page).getByRole('region', { name: 'Phone' })).toContainText(
    'Dogs, dancing and long walks',
  )
  await test.step('a picture uploads and shows in the fan preview at once', () => uploadBanner(page))
  await saveButton(page).click()
  await expect(page.getByText('Profile saved')).toBeVisible()
  await expect(app(page).getByRole('button', { name: /Bruna Vey/ })).toBeVisible()
  await page.reload()
  await expect(field(page, 'Username')).toHaveValue('bruna.vey')
  await expect(main(page).getByRole('region', { name: 'Desktop' })).toContainText('@bruna.vey')
  await expectBanner(page)
  await navigateInPage(page, '/agency-creators')
  await expect(main(page).getByText('Bruna Vey').first()).toBeVisible()
})

test('an account manager suggests a change, on a page without findings', async ({ page }) => {
  test.slow()
  await openAs(page, 'account_manager', PAGE, CREATOR)
  await field(page, 'Bio').fill('Short and sweet')
  await main(page).getByRole('button', { name: 'Suggest changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suggest changes' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Easier to read')
  await dialog.getByRole('button', { name: 'Send suggestion' }).click()
  const own = main(page).getByRole('region', { name: 'Your suggestions' })
  await expect(own.getByRole('listitem').first()).toContainText('Pending')
  await test.step('axe finds nothing, and the page fits every width', () =>
    inEachLanguage(page, async (language) => {
      const phone = localeText(language, 'profile:creator.preview_phone')
      await expect(main(page).getByRole('region', { name: phone })).toBeVisible()
      await expectLoaded(page)
      expect(await axeFindings(page)).toEqual([])
      await expectToFitWidths(page, language)
    }))
})
