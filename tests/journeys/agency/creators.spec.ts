import type { Page } from '@playwright/test'

import { dateField, fillDate } from '../support/date-fields.ts'
import { navigateInPage } from '../support/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import type { Backend } from '../support/backend-control.ts'
import { expect, test } from '../support/fixtures.ts'
import { inEachLanguage, localeText } from '../support/languages.ts'
import { heading, main } from '../support/locators.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

const PAGE = '/agency-creators'
const MILA = '/agency-creators?creator=creator-01&part='

const table = (page: Page) => main(page).getByRole('table', { name: 'Creators', exact: true })
const rowOf = (page: Page, name: string) => table(page).getByRole('row', { name, exact: true })
const drawer = (page: Page, name = 'Mila Hart') => page.getByRole('dialog', { name })

test("notes save on blur, never overwrite a colleague's text, and can be restored by version", async ({
  page,
  context,
}) => {
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
  await expect(theirs).toHaveValue('Written here meanwhile.')

  await drawer(page).getByRole('button', { name: 'Versions' }).click()
  await drawer(page)
    .getByRole('listitem')
    .filter({ hasText: 'Written at the other desk.' })
    .getByRole('button', { name: /Restore/ })
    .first()
    .click()
  await expect(page.getByText('Earlier notes restored')).toBeVisible()
  for (const desk of [short, theirs]) await expect(desk).toHaveValue('Written at the other desk.')
})

async function changeRates(page: Page): Promise<void> {
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
}

async function writeRules(page: Page): Promise<void> {
  const word = drawer(page).getByRole('textbox', { name: 'Words to avoid' })
  await word.fill('Beach')
  await word.press('Enter')
  await expect(drawer(page).getByRole('button', { name: /Remove .*beach/ })).toBeVisible()
  await expect(drawer(page)).toContainText(/Words to avoid: .*beach/)
  const highest = drawer(page).getByRole('textbox', { name: 'Maximum price', exact: true })
  await highest.fill('2')
  await expect(drawer(page)).toContainText('Lower than the minimum price.')
  await highest.fill('70')
  await drawer(page).getByRole('button', { name: 'Save rules' }).click()
  await expect(page.getByText(/Rules saved/)).toBeVisible()
}

test('a director changes the rates, staff and rules of a creator, and opens the tools as the creator', async ({
  page,
}) => {
  await openAs(page, 'director', `${MILA}team`)
  const turnTo = (tab: string) => drawer(page).getByRole('tab', { name: tab }).click()
  await test.step('assigns staff, which can be undone', async () => {
    const remove = drawer(page).getByRole('button', { name: /Remove .*Ana Ribeiro/ })
    await remove.click()
    await expect(remove).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(remove).toBeVisible()
  })
  await test.step('previews other rates for last month, saves them and undoes it', async () => {
    await turnTo('Money')
    await changeRates(page)
  })
  await test.step('rules reach chatters verbatim', async () => {
    await turnTo('Rules')
    await writeRules(page)
  })
  await test.step('the tools open as the creator', async () => {
    await turnTo('Handover')
    await expect(drawer(page).getByRole('list', { name: 'Handover' })).toContainText('rooftop')
    await drawer(page).getByRole('button', { name: 'Open tools' }).click()
    await expect(page).toHaveURL('/cr-tools')
  })
})

const works = (backend: Backend) => backend.faults({ mode: 'none', only: null })

async function writeThroughFailures(page: Page, backend: Backend): Promise<void> {
  await rowOf(page, 'Mila Hart').click()
  const short = drawer(page).getByRole('textbox', { name: /Short notes/ })
  await backend.faults({ mode: 'fail', only: 'creator-notes/update' })
  await short.fill('Kept through a failure.')
  await short.press('Tab')
  await expect(drawer(page)).toContainText("Couldn't save the notes")
  await expect(short).toHaveValue('Kept through a failure.')
  await works(backend)
  await drawer(page).getByRole('button', { name: 'Retry' }).click()
  await expect(drawer(page)).toContainText('Saved')

  await backend.faults({ mode: 'fail', status: 422, only: 'split-preview' })
  await drawer(page).getByRole('tab', { name: 'Money' }).click()
  await expect(drawer(page).getByRole('textbox', { name: 'Platform fee' })).toHaveValue('20')
  const retry = drawer(page).getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await expect(drawer(page).getByRole('table')).toHaveCount(0)
  await works(backend)
  await retry.click()
  await expect(drawer(page).getByRole('table')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
}

async function invite(page: Page): Promise<void> {
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

  await whom.fill('new.face@example.com')
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Come and work with us.')
  await expect(dialog).toContainText('you keep 60% of net')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog).toContainText('is invited')
  await dialog.getByRole('button', { name: /Cancel .*new\.face.* invitation/ }).click()
  await dialog.getByRole('button', { name: 'Cancel invitation' }).click()
  await expect(dialog.getByRole('list', { name: 'Pending invitations' })).not.toContainText('new.face')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
}

test('a director hides and invites creators, and loses nothing when the backend fails', async ({
  page,
  backend,
}) => {
  await openAs(page, 'director', PAGE)
  await test.step('a failing backend keeps content and input', () => writeThroughFailures(page, backend))
  await test.step('hides a creator, which can be undone', async () => {
    await rowOf(page, 'Noa Reyes').getByRole('checkbox').click()
    await page.getByRole('button', { name: 'Hide', exact: true }).click()
    await expect(rowOf(page, 'Noa Reyes')).toContainText('Hidden')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rowOf(page, 'Noa Reyes')).not.toContainText('Hidden')
  })
  await test.step('finds a creator of the platform by name, invites one and withdraws it', () => invite(page))
  await test.step('five thousand creators load page by page and stay virtualised', async () => {
    await backend.faults({ agencySize: 'large' })
    await navigateInPage(page, `${PAGE}?sort=name&order=asc`)
    const shown = main(page).getByRole('region', { name: 'Creators', exact: true })
    const count = shown.getByRole('status').first()
    const region = main(page).getByRole('region', { name: 'Creators, scrolls sideways' })
    await expect(count).toHaveText('100 of 5,000')
    await region.evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
    await expect(count).not.toHaveText('100 of 5,000')
    expect(await table(page).getByRole('row').count()).toBeLessThan(80)
  })
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
    expect(await axeFindings(page, 'main')).toEqual([])
    await navigateInPage(page, `${MILA}notes`)
    for (const part of ['notes', 'money', 'team', 'rules', 'handover']) {
      await drawer(page)
        .getByRole('tab', { name: localeText(language, `analytics:creators.part_${part}`), exact: true })
        .click()
      await expect(page).toHaveURL(new RegExp(`part=${part}$`))
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      expect(await axeFindings(page, '[role="dialog"]')).toEqual([])
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
