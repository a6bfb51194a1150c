import type { Page } from '@playwright/test'

import { dateField, fillDate } from '../support/date-fields.ts'
import { navigateInPage, pathOf } from '../support/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { inEachLanguage, localeText } from '../support/languages.ts'
import { heading, main } from '../support/locators.ts'
import { expectLoaded, expectNotFound } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

const PAGE = '/agency-creators'
const MILA = '/agency-creators?creator=creator-01&part='

const table = (page: Page) => main(page).getByRole('table', { name: 'Creators', exact: true })
const rowOf = (page: Page, name: string) => table(page).getByRole('row', { name, exact: true })
const drawer = (page: Page, name = 'Mila Hart') => page.getByRole('dialog', { name })

test('an account manager filters creators by the URL, as rows and as cards', async ({ page }) => {
  await openAs(page, 'account_manager', PAGE)
  await expect(rowOf(page, 'Mila Hart')).toBeVisible()
  await expect(table(page).getByRole('columnheader', { name: /Rate/ })).toHaveCount(0)

  await page.getByRole('searchbox', { name: 'Search creators' }).fill('mila')
  await expect(rowOf(page, 'Noa Reyes')).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('button', { name: /All statuses/ }).click()
  await page.getByRole('option', { name: 'Paused' }).click()
  await expect(rowOf(page, 'Tess Moreau')).toBeVisible()
  await expect(rowOf(page, 'Mila Hart')).toHaveCount(0)
  await page.getByText('Cards', { exact: true }).click()
  await expect(main(page).getByRole('article', { name: 'Tess Moreau' })).toBeVisible()
  expect(pathOf(page)).toBe('/agency-creators?status=paused&view=grid')
  await page.reload()
  await expect(main(page).getByRole('article', { name: 'Tess Moreau' })).toBeVisible()
  await expect(main(page).getByRole('article', { name: 'Mila Hart' })).toHaveCount(0)

  await page.goto(`${PAGE}?sort=name&order=asc`)
  const sorted = table(page).getByRole('columnheader', { name: 'Creator', exact: true })
  await expect(sorted).toHaveAttribute('aria-sort', 'ascending')
  await expect(table(page).getByRole('row').nth(2)).toHaveAccessibleName('Anaïs Dufour')
  await rowOf(page, 'Anaïs Dufour').press('Enter')
  await expect(drawer(page, 'Anaïs Dufour')).toBeVisible()
  await page.goBack()
  await expect(drawer(page, 'Anaïs Dufour')).toHaveCount(0)
})

test('disabled actions say who can help, and no URL bypasses them', async ({ page }) => {
  await openAs(page, 'account_manager', `${MILA}money`)
  await expect(drawer(page)).toContainText('Only agency managers can see rates and splits')
  await expect(drawer(page).getByRole('textbox')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Invite creator' })).toHaveAccessibleDescription(
    /Only a director can send/,
  )
  const save = page.getByRole('button', { name: 'Export', exact: true })
  await expect(save).toHaveAccessibleDescription(/An agency manager can export all/)
  await page.getByText('Assigned to me', { exact: true }).click()
  const download = page.waitForEvent('download')
  await save.click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toBe('creators.csv')
  await page.getByRole('link', { name: 'Team' }).click()
  await expect(page).toHaveURL('/agency-manage/employees')
})

test('agency managers see the split read-only; chatters get 404', async ({ page, context }) => {
  await openAs(page, 'manager', `${MILA}money`)
  await expect(drawer(page)).toContainText('Ask a director to change them')
  await expect(drawer(page).getByRole('textbox', { name: 'Platform fee' })).toHaveAttribute('readonly', '')
  await expect(drawer(page).getByRole('table')).toContainText('Agency share')
  await expect(drawer(page).getByRole('button', { name: 'Save rates' })).toHaveCount(0)
  const other = await context.newPage()
  await openAs(other, 'chatter', `${MILA}notes`)
  await expectNotFound(other)
})

test("notes save on blur, never overwrite a colleague's text, and can be restored by version", async ({
  page,
  context,
}) => {
  // In the demo each page has its own backend.
  await openAs(page, 'director', `${MILA}notes`)
  const short = drawer(page).getByRole('textbox', { name: /Short notes/ })
  await short.fill('Ask before every custom set.')
  await short.press('Tab')
  await expect(drawer(page)).toContainText('Saved')

  const other = await context.newPage()
  await other.goto(`${MILA}notes`)
  const theirs = drawer(other).getByRole('textbox', { name: /Short notes/ })
  await expect(theirs).toHaveValue('Ask before every custom set.')
  // A note that is not focused updates live.
  await short.fill('Written here meanwhile.')
  await theirs.fill('Written at the other desk.')
  await theirs.press('Tab')
  await expect(drawer(other)).toContainText('Saved')

  await short.press('Tab')
  await expect(drawer(page)).toContainText('edited these notes while you were writing')
  await expect(short).toHaveValue('Written here meanwhile.')
  await drawer(page).getByRole('button', { name: 'Keep mine' }).click()
  await expect(drawer(page)).toContainText('Saved')

  await drawer(page).getByRole('button', { name: 'Versions' }).click()
  await drawer(page)
    .getByRole('listitem')
    .filter({ hasText: 'Written at the other desk.' })
    .getByRole('button', { name: /Restore/ })
    .first()
    .click()
  await expect(page.getByText('Earlier notes restored')).toBeVisible()
  await page.reload()
  await expect(short).toHaveValue('Written at the other desk.')
})

test('a director previews other rates for last month, saves them and undoes it', async ({ page }) => {
  await openAs(page, 'director', `${MILA}money`)
  const split = drawer(page).getByRole('table')
  const share = drawer(page).getByRole('textbox', { name: 'Agency share' })
  await expect(split).toContainText('Current')
  await share.fill('abc')
  await expect(drawer(page)).toContainText('Enter a percentage from 0 to 100.')
  await share.fill('50')
  await expect(split).toContainText('With these rates')
  await expect(split.getByRole('row', { name: /^Agency share/ })).toContainText('better')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await drawer(page).getByRole('button', { name: 'Save rates' }).click()
  await expect(page.getByText('New rates are in effect')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(share).toHaveValue('42')

  await share.fill('45')
  await fillDate(dateField(drawer(page), 'Effective from'), '2099-01-01')
  await drawer(page).getByRole('button', { name: 'Save rates' }).click()
  await expect(drawer(page)).toContainText('From')
  await expect(drawer(page)).toContainText('45% of net')
  await expect(share).toHaveValue('42')
})

test('a director assigns staff and hides a creator; each can be undone', async ({ page }) => {
  await openAs(page, 'director', `${MILA}team`)
  const remove = drawer(page).getByRole('button', { name: /Remove .*Ana Ribeiro/ })
  await remove.click()
  await expect(remove).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(remove).toBeVisible()
  await drawer(page).getByRole('button', { name: 'Close' }).click()

  await rowOf(page, 'Noa Reyes').getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(rowOf(page, 'Noa Reyes')).toContainText('Hidden')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(rowOf(page, 'Noa Reyes')).not.toContainText('Hidden')
})

test('a director invites a creator and withdraws the invitation', async ({ page }) => {
  await openAs(page, 'director', PAGE)
  await page.getByRole('button', { name: 'Invite creator' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite creator' })
  await dialog.getByRole('textbox', { name: 'Username or email' }).fill('new.face@example.com')
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Come and work with us.')
  await expect(dialog).toContainText('you keep 60% of net')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog).toContainText('is invited')
  await dialog.getByRole('button', { name: /Cancel .*new\.face.* invitation/ }).click()
  await dialog.getByRole('button', { name: 'Cancel invitation' }).click()
  await expect(dialog.getByRole('list', { name: 'Pending invitations' })).not.toContainText('new.face')
})

test('rules reach chatters verbatim, and the tools open as the creator', async ({ page }) => {
  await openAs(page, 'director', `${MILA}rules`)
  const word = drawer(page).getByRole('textbox', { name: 'Words to avoid' })
  await word.fill('Beach')
  await word.press('Enter')
  await expect(drawer(page).getByRole('button', { name: /Remove .*beach/ })).toBeVisible()
  await expect(drawer(page)).toContainText(/Words to avoid: .*beach/)
  await drawer(page).getByRole('textbox', { name: 'Maximum price', exact: true }).fill('2')
  await expect(drawer(page)).toContainText('Lower than the minimum price.')
  await drawer(page).getByRole('textbox', { name: 'Maximum price', exact: true }).fill('70')
  await drawer(page).getByRole('button', { name: 'Save rules' }).click()
  await expect(page.getByText(/Rules saved/)).toBeVisible()
  await drawer(page).getByRole('tab', { name: 'Handover' }).click()
  await expect(drawer(page).getByRole('list', { name: 'Handover' })).toContainText('rooftop')
  await drawer(page).getByRole('button', { name: 'Open tools' }).click()
  await expect(page).toHaveURL('/cr-tools')
})

test('a failing or slow backend keeps content and input', async ({ page, backend }) => {
  await openAs(page, 'director', '/agency-manage')
  await backend.faults({ mode: 'fail', status: 422, only: 'search/agency' })
  await page.getByRole('link', { name: 'Agency Creators' }).first().click()
  await expect(main(page).getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search creators' })).toBeVisible()
  await backend.faults({ mode: 'none', only: null })
  await main(page).getByRole('button', { name: 'Retry' }).click()
  await rowOf(page, 'Mila Hart').click()

  const short = drawer(page).getByRole('textbox', { name: /Short notes/ })
  await backend.faults({ mode: 'fail', only: 'creator-notes/update' })
  await short.fill('Kept through a failure.')
  await short.press('Tab')
  await expect(drawer(page)).toContainText("Couldn't save the notes")
  await expect(short).toHaveValue('Kept through a failure.')
  await backend.faults({ mode: 'none', only: null })
  await drawer(page).getByRole('button', { name: 'Retry' }).click()
  await expect(drawer(page)).toContainText('Saved')

  await backend.faults({ mode: 'fail', status: 422, only: 'split-preview' })
  await drawer(page).getByRole('tab', { name: 'Money' }).click()
  await expect(drawer(page).getByRole('textbox', { name: 'Platform fee' })).toHaveValue('20')
  const retry = drawer(page).getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await expect(drawer(page).getByRole('table')).toHaveCount(0)
  await backend.faults({ mode: 'none', only: null, latencyMs: 300 })
  await retry.click()
  await expect(drawer(page).getByRole('table')).toBeVisible()
})

test('five thousand creators load page by page and stay virtualised', async ({ page, backend }) => {
  await openAs(page, 'director', '/agency-manage')
  await backend.faults({ agencySize: 'large' })
  await page.getByRole('link', { name: 'Agency Creators' }).first().click()
  await expect(rowOf(page, 'Mila Hart')).toBeVisible()
  const count = main(page).getByRole('region', { name: 'Creators', exact: true }).getByRole('status').first()
  const region = main(page).getByRole('region', { name: 'Creators, scrolls sideways' })
  const scroll = () => region.evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
  await expect(count).toHaveText('100 of 5,000')
  await scroll()
  await expect(count).not.toHaveText('100 of 5,000')
  expect(await table(page).getByRole('row').count()).toBeLessThan(80)
})

test('axe finds nothing on the creators page, in three languages', async ({ page }) => {
  test.slow()
  await openAs(page, 'director', PAGE)
  await inEachLanguage(page, async (language) => {
    await navigateInPage(page, PAGE)
    await expect(heading(page, localeText(language, 'analytics:creators.title'))).toBeVisible()
    await expectLoaded(page)
    expect(await axeFindings(page)).toEqual([])
    await navigateInPage(page, `${PAGE}?view=grid&q=mila`)
    await expect(main(page).getByRole('article', { name: 'Mila Hart' })).toBeVisible()
    await expect(main(page).getByRole('article')).toHaveCount(1)
    await expectLoaded(page)
    expect(await axeFindings(page)).toEqual([])
    await navigateInPage(page, `${MILA}notes`)
    for (const part of ['notes', 'money', 'team', 'rules', 'handover']) {
      await drawer(page)
        .getByRole('tab', { name: localeText(language, `analytics:creators.part_${part}`), exact: true })
        .click()
      await expect(page).toHaveURL(new RegExp(`part=${part}$`))
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      // The table behind the drawer is the same for all of its tabs.
      expect(await axeFindings(page, part === 'notes' ? undefined : '[role="dialog"]')).toEqual([])
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('finds a creator of the platform by name and invites them', async ({ page }) => {
  await openAs(page, 'director', '/agency-creators')
  await page.getByRole('button', { name: 'Invite creator' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite creator' })
  const whom = dialog.getByRole('textbox', { name: 'Username or email' })
  await whom.fill('mila')
  const found = dialog
    .getByRole('list', { name: 'Matching creators' })
    .getByRole('button', { name: /Mila Hart/ })
  await found.click()
  await expect(whom).toHaveValue(/mila/)
  await expect(found).toHaveCount(0)
})
