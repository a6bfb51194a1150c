import { MILA } from '../../support/people.ts'
import { pathOf } from '../support/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { localeText, setLanguage } from '../support/languages.ts'
import { expectToFitWidths } from '../support/layout-checks.ts'
import { heading, main } from '../support/locators.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'
import {
  WELCOME_MESSAGES,
  SEQUENCE_EDITOR,
  gridNamed,
  sequenceRows,
  sequenceRow,
  sequenceNames,
  openSequences,
  chooseSequenceAction,
  editorField,
  mainButton,
} from '../support/welcome.ts'

test('a sequence is dragged by its handle with the keyboard, and stays there', async ({ page }) => {
  await openSequences(page)
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
  await page.reload()
  await expect(sequenceRows(page).first()).toBeVisible()
  expect(await sequenceNames(page)).toEqual(moved)
})

test('results say the same on both pages, and the address keeps what is looked at', async ({ page }) => {
  await openSequences(page)
  const figures = sequenceRow(page, 'Win back').locator('dd')
  await expect(figures.first()).toHaveText(/^\d/)
  const sent = await figures.first().textContent()
  await sequenceRow(page, 'Win back').getByRole('link').click()
  await expect(heading(page, /^Win back/)).toBeVisible()
  const tile = main(page).getByRole('group', { name: 'Sent', exact: true })
  await expect(tile).toContainText(sent ?? 'no figure')
  await main(page)
    .getByRole('button', { name: /^All messages/ })
    .click()
  await page.getByRole('option', { name: 'Message 2' }).click()
  await main(page)
    .getByRole('button', { name: /^All statuses/ })
    .click()
  await page.getByRole('option', { name: 'Seen' }).click()
  const address = pathOf(page)
  expect(address).toContain('message=')
  expect(address).toContain('delivery=seen')
  await page.reload()
  await expect(
    main(page)
      .getByRole('button', { name: /^Message 2/ })
      .first(),
  ).toBeVisible()
  expect(pathOf(page)).toBe(address)
})

test('a sequence is paused, copied to another creator, archived and deleted', async ({ page }) => {
  await openSequences(page)
  await chooseSequenceAction(page, 'Win back', 'Pause')
  await expect(sequenceRow(page, 'Win back')).toContainText('Paused')
  await chooseSequenceAction(page, 'Win back', 'Copy to other creators')
  const copy = page.getByRole('dialog', { name: /^Copy/ })
  await copy.getByRole('checkbox').first().check()
  await copy.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(copy.getByRole('list', { name: 'Creators' })).toBeVisible()
  await copy.getByRole('button', { name: 'Done' }).click()
  await chooseSequenceAction(page, 'Win back', 'Archive')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
  await expect(gridNamed(page, 'Archived')).toContainText('Win back')
  await chooseSequenceAction(page, 'Birthday', 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(sequenceRow(page, 'Birthday')).toHaveCount(0)
})

test('a creator without sequences gets an invitation to write the first one', async ({ page }) => {
  await openAs(page, 'manager', WELCOME_MESSAGES, 'creator-08')
  await expect(main(page).getByRole('heading', { name: 'No welcome messages yet' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})

test('a chatter may look at sequences but not change them', async ({ page }) => {
  await openAs(page, 'chatter', WELCOME_MESSAGES, MILA)
  await expect(sequenceRows(page).first()).toBeVisible()
  await expect(mainButton(page, 'New sequence')).toBeDisabled()
  await expect(main(page).getByRole('button', { name: /^Actions for/ })).toHaveCount(0)
  await page.goto(SEQUENCE_EDITOR)
  await expect(main(page).getByRole('heading', { name: 'Sequence not found' })).toBeVisible()
})

test('the names of the figures are whole in a narrow German row', async ({ page, context }) => {
  await setLanguage(context, 'de')
  await page.setViewportSize({ width: 360, height: 800 })
  await openAs(page, 'manager', WELCOME_MESSAGES, MILA)
  const names = main(page).getByRole('row').first().locator('dt')
  await expect(names.filter({ hasText: /Frei.?geschaltet/ })).toBeVisible()
  expect(
    await names.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length),
  ).toBe(0)
})

for (const language of ['en', 'de', 'ar'] as const) {
  test(`nothing on the page is at fault for axe, and it fits, ${language}`, async ({ page, context }) => {
    await setLanguage(context, language)
    await openAs(page, 'manager', WELCOME_MESSAGES, MILA)
    await expect(
      gridNamed(page, localeText(language, 'marketplace:welcome.list')).getByRole('row').first(),
    ).toBeVisible()
    await expectLoaded(page)
    expect(await axeFindings(page)).toEqual([])
    await expectToFitWidths(page, language)
    await page.goto(`${WELCOME_MESSAGES}?sequence=sequence-1-1`)
    await expect(main(page).getByRole('heading', { level: 3 }).first()).toBeVisible()
    await expectLoaded(page)
    expect(await axeFindings(page)).toEqual([])
    await expectToFitWidths(page, `${language}, results`)
    await page.goto(SEQUENCE_EDITOR)
    await expect(editorField(page, localeText(language, 'marketplace:welcome.name'))).toBeVisible()
    await expectLoaded(page)
    expect(await axeFindings(page)).toEqual([])
    await expectToFitWidths(page, `${language}, editor`)
  })
}
