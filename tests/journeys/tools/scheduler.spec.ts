import type { Locator, Page } from '@playwright/test'

import type { Language } from '../../../src/config/languages.ts'
import { MILA } from '../../support/people.ts'
import { navigateInPage, pathOf } from '../support/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { inEachLanguage, localeText } from '../support/languages.ts'
import { expectToFitWidths } from '../support/layout-checks.ts'
import { main } from '../support/locators.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

const PAGE = '/scheduler'

const grid = (page: Page) => main(page).getByRole('grid')
/** Items of a kind that are not published yet: the others' names end with their state. */
const toCome = (page: Page, kind: string) =>
  grid(page)
    .getByRole('button', { name: new RegExp(`^${kind}`) })
    .filter({ hasNot: page.getByRole('img', { name: 'Done' }) })
    .filter({ hasNotText: /Failed|Publishing/ })
const dayOf = (chip: Locator) =>
  chip.evaluate((element) => element.closest('[data-day]')?.getAttribute('data-day'))
const chipOf = (page: Page, itemId: string | null) => grid(page).locator(`[data-item="${itemId}"]`)

const open = async (page: Page) => {
  await openAs(page, 'manager', PAGE, MILA)
  await expect(grid(page).locator('[data-item]').first()).toBeVisible()
}

/** The day a number of days later. */
const later = (day: string | null | undefined, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Drags the item two days on; the dragged copy covers the page, so the pointer moves by coordinates. */
async function dragTwoDays(page: Page, chip: Locator, before: string | null | undefined): Promise<void> {
  const cell = grid(page).locator(`[data-day="${later(before, 2)}"]`)
  await cell.scrollIntoViewIfNeeded()
  await chip.hover()
  await page.mouse.down()
  const to = await cell.boundingBox()
  await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 70, { steps: 5 })
  await expect(page.locator('[data-drop]')).toBeVisible()
  await page.mouse.up()
}

/** Moves a story by pointer, Undo and keyboard; returns which, and to which day. */
async function moveStory(page: Page): Promise<{ itemId: string | null; day: string }> {
  const chip = toCome(page, 'Story').first()
  const itemId = await chip.getAttribute('data-item')
  const before = await dayOf(chip)
  await dragTwoDays(page, chip, before)
  await expect.poll(() => dayOf(chipOf(page, itemId))).toBe(later(before, 2))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => dayOf(chipOf(page, itemId))).toBe(before)
  await chipOf(page, itemId).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  // The item shows its new day before the server has it.
  const moved = page.waitForResponse('**/api/scheduler/move')
  await page.keyboard.press('Enter')
  const day = later(before, 1)
  await expect.poll(() => dayOf(chipOf(page, itemId))).toBe(day)
  await expect(page.getByText(/^Moved to/).last()).toBeVisible()
  await moved
  return { itemId, day }
}

/** Reschedules a mass message; a reload keeps the hour that is not saved yet. */
async function rescheduleMassMessage(page: Page): Promise<void> {
  const chip = toCome(page, 'Mass message').first()
  await chip.click()
  const drawer = page.getByRole('dialog', { name: 'Mass message' })
  await drawer.getByRole('button', { name: 'Change time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change time' })
  const hour = dialog.getByRole('spinbutton', { name: /^hour/ })
  await hour.focus()
  await page.keyboard.press('ArrowUp')
  const typed = await hour.textContent()
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await drawer.getByRole('button', { name: 'Change time' }).click()
  await expect(hour).toHaveText(typed ?? '')
  const moved = page.waitForResponse('**/api/scheduler/move')
  await dialog.getByRole('button', { name: 'Change time' }).click()
  await expect(dialog).toHaveCount(0)
  await moved
  const when = await drawer.locator('dd').nth(2).locator('span').first().textContent()
  await drawer.getByRole('button', { name: 'Open in mass messages' }).click()
  await expect(page).toHaveURL(/tab=scheduled&edit=mass-1-/)
  await navigateInPage(page, '/cr-tools/messages/mass?tab=scheduled')
  await expect(
    main(page)
      .getByRole('row')
      .filter({ hasText: when ?? '' }),
  ).toHaveCount(1)
}

test('what is scheduled moves by pointer and keyboard, and stays there through a reload', async ({
  page,
}) => {
  await open(page)
  const { itemId, day } =
    await test.step('a post is dragged to another day, undone, then moved by keyboard', () => moveStory(page))
  await test.step('a mass message moved here is rescheduled on its own page, and opens there', async () => {
    await navigateInPage(page, `${PAGE}?view=week&kinds=mass`)
    await rescheduleMassMessage(page)
  })
  await navigateInPage(page, PAGE)
  await expect.poll(() => dayOf(chipOf(page, itemId))).toBe(day)
  await test.step('the crisis check holds a scheduled text', async () => {
    await main(page).getByRole('button', { name: 'New', exact: true }).click()
    await page.getByRole('button', { name: 'Post or story' }).click()
    const dialog = page.getByRole('dialog', { name: 'New post or story' })
    await dialog.getByRole('textbox', { name: 'Text' }).fill('I want to die')
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    const help = page.getByRole('dialog', { name: 'Help is available' })
    await help.getByRole('button', { name: 'Back to message' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue('I want to die')
    expect(pathOf(page)).toBe(PAGE)
  })
})

/** Times of items that their narrow box would cut to other digits. */
const cutTimes = (page: Page) =>
  grid(page)
    .locator('[data-time]')
    .evaluateAll((all) =>
      all.flatMap((time) => {
        const [own, box] = [time.getBoundingClientRect(), time.parentElement?.getBoundingClientRect()]
        return box && own.top < box.bottom - 1 && own.width > box.width + 1 ? [time.textContent] : []
      }),
    )

/** The menu of what is new, and the form of a post. */
async function expectFormsAccessible(page: Page, language: Language): Promise<void> {
  await main(page)
    .getByRole('button', { name: localeText(language, 'calendar:scheduler.new'), exact: true })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await axeFindings(page, '[role=dialog]')).toEqual([])
  await page.getByRole('button', { name: localeText(language, 'calendar:scheduler.new_post') }).click()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
  expect(await axeFindings(page, '[role=dialog]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('axe finds nothing, and the page fits every width without cutting times, in three languages', async ({
  page,
}) => {
  test.slow()
  await openAs(page, 'manager', `${PAGE}?view=month`, MILA)
  await inEachLanguage(page, async (language) => {
    for (const view of ['month', 'week', 'list']) {
      await navigateInPage(page, `${PAGE}?view=${view}`)
      const shown = main(page).getByRole(view === 'list' ? 'table' : 'grid')
      await expect(
        shown.getByText(localeText(language, 'calendar:scheduler.kind_story')).first(),
      ).toBeAttached()
      await expectLoaded(page)
      expect(await axeFindings(page, view === 'month' ? undefined : 'main')).toEqual([])
      await expectToFitWidths(page, language, async () => {
        if (view === 'week') await expect.poll(() => cutTimes(page)).toEqual([])
      })
    }
    await expectFormsAccessible(page, language)
  })
})
