import type { Page } from '@playwright/test'

import { navigateInPage, pathOf } from '../support/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { inEachLanguage, localeText } from '../support/languages.ts'
import { expectToFitWidths } from '../support/layout-checks.ts'
import { heading, main } from '../support/locators.ts'
import { expectLoaded } from '../support/page-checks.ts'
import {
  WELCOME_MESSAGES,
  SEQUENCE_EDITOR,
  gridNamed,
  sequenceRows,
  sequenceRow,
  sequenceNames,
  openSequences,
  editorField,
  mainButton,
} from '../support/welcome.ts'

/** Moves the first sequence behind the second by its handle; returns the new order. */
async function moveWithKeyboard(page: Page): Promise<string[]> {
  const before = await sequenceNames(page)
  await sequenceRows(page).first().focus()
  await page.keyboard.press('Tab')
  await expect(sequenceRows(page).first().getByRole('button', { name: /^Drag/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(
      page.getByRole('button', { name: /^Insert between .*inner circle.* and .*Welcome back/ }),
    ).toBeFocused({ timeout: 500 })
  }).toPass()
  // The new order shows before the server has it.
  const stored = page.waitForResponse('**/api/welcome-messages/reorder')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await sequenceNames(page))[1]).toBe(before[0])
  const moved = await sequenceNames(page)
  await stored
  return moved
}

/** Opens the results of a sequence and filters who got them; a reload shows the same. */
async function filterResults(page: Page): Promise<void> {
  const figures = sequenceRow(page, 'Win back').locator('dd')
  await expect(figures.first()).toHaveText(/^\d/)
  const sent = await figures.first().textContent()
  await sequenceRow(page, 'Win back').getByRole('link').click()
  await expect(heading(page, /^Win back/)).toBeVisible()
  const tile = main(page).getByRole('group', { name: 'Sent', exact: true })
  await expect(tile).toContainText(sent ?? 'no figure')
  const message = (name: RegExp) => main(page).getByRole('button', { name }).first()
  await message(/^All messages/).click()
  await page.getByRole('option', { name: 'Message 2' }).click()
  await main(page)
    .getByRole('button', { name: /^All statuses/ })
    .click()
  await page.getByRole('option', { name: 'Seen' }).click()
  const address = pathOf(page)
  expect(address).toContain('message=')
  expect(address).toContain('delivery=seen')
  await page.reload()
  await expect(message(/^Message 2/)).toBeVisible()
  expect(pathOf(page)).toBe(address)
}

test('sequences are put in order, and their results filtered', async ({ page }) => {
  await openSequences(page)
  const moved = await test.step('one is dragged by its handle with the keyboard', () =>
    moveWithKeyboard(page))
  await test.step('results say the same on both pages, and the address keeps what is looked at', () =>
    filterResults(page))
  await mainButton(page, 'All sequences').click()
  await expect(sequenceRows(page).first()).toBeVisible()
  expect(await sequenceNames(page)).toEqual(moved)
})

/** The names of the figures are whole in a narrow row. */
async function expectWholeNames(page: Page): Promise<void> {
  const names = main(page).getByRole('row').first().locator('dt')
  await expect(names.filter({ hasText: /Frei.?geschaltet/ })).toBeVisible()
  await expect
    .poll(() => names.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length))
    .toBe(0)
}

test('axe finds nothing, and list, results and editor fit every width, in three languages', async ({
  page,
}) => {
  test.slow()
  await openSequences(page)
  await inEachLanguage(page, async (language) => {
    await navigateInPage(page, WELCOME_MESSAGES)
    await expect(
      gridNamed(page, localeText(language, 'marketplace:welcome.list')).getByRole('row').first(),
    ).toBeVisible()
    await expectLoaded(page)
    expect(await axeFindings(page)).toEqual([])
    await expectToFitWidths(page, language, async () => {
      if (language === 'de' && page.viewportSize()?.width === 360) await expectWholeNames(page)
    })
    await navigateInPage(page, `${WELCOME_MESSAGES}?sequence=sequence-1-1`)
    await expect(main(page).getByRole('heading', { level: 3 }).first()).toBeVisible()
    await expectLoaded(page)
    expect(await axeFindings(page, 'main')).toEqual([])
    await expectToFitWidths(page, `${language}, results`)
    await navigateInPage(page, SEQUENCE_EDITOR)
    await expect(editorField(page, localeText(language, 'marketplace:welcome.name'))).toBeVisible()
    await expectLoaded(page)
    expect(await axeFindings(page, 'main')).toEqual([])
    await expectToFitWidths(page, `${language}, editor`)
  })
})
