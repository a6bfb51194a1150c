import type { Page } from '@playwright/test'

import { DAY_MS } from '../../../src/lib/duration.ts'
import { navigateInPage } from '../support/addresses.ts'
import { dateField, dateValueOf, fillDate } from '../support/date-fields.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  addShiftFor,
  freeWeek,
  freeWeekAddress,
  planRow,
  planShift,
  shiftBlocks,
  shiftsAddress,
  toast,
} from '../support/shift-plan.ts'
import { openAs } from '../support/sign-in.ts'

/** The first day of its week, and the three selected days. */
const SERIES_DAYS = 4

async function changeSeries(page: Page): Promise<void> {
  await addShiftFor(page, 'Ana Ribeiro').click()
  const form = page.getByRole('dialog', { name: 'New shift' })
  await form.getByText('Repeat every week').click()
  for (const day of ['Monday', 'Wednesday', 'Friday'])
    if ((await form.getByRole('button', { name: day }).getAttribute('aria-pressed')) === 'false')
      await form.getByRole('button', { name: day }).click()
  await form.getByRole('button', { name: 'Add shift', exact: true }).click()
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Next week' }).click()
  const block = shiftBlocks(page, 'Ana Ribeiro')
  await expect(block.first()).toHaveAccessibleName(/repeats/)
  await expect(block).toHaveCount(SERIES_DAYS)

  await block.nth(1).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  await page
    .getByRole('dialog', { name: 'Repeating shift' })
    .getByRole('button', { name: 'This and following' })
    .click()
  await expect(planRow(page, 'Ana Ribeiro').getByRole('button', { name: /5:15.PM/ })).toHaveCount(
    SERIES_DAYS - 1,
  )
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click()
  const question = page.getByRole('dialog', { name: `Publish ${SERIES_DAYS} drafts` })
  await expect(question).toContainText('1 person will be notified')
  await question.getByRole('button', { name: 'Publish' }).click()
  await expect(toast(page, `${SERIES_DAYS} shifts published`)).toBeVisible()
  await expect(page.getByText('0 drafts')).toBeVisible()
}

async function copyWeek(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Copy week' }).click()
  const copy = page.getByRole('dialog', { name: 'Copy week' })
  await fillDate(dateField(copy, 'To the week of'), freeWeek(7))
  await copy.getByRole('button', { name: 'Copy', exact: true }).click()
  const block = shiftBlocks(page, 'Ana Ribeiro')
  await expect(block).toHaveCount(SERIES_DAYS)
  await expect(block.first()).toHaveAccessibleName(/Draft/)
}

async function startSeries(page: Page): Promise<void> {
  await planShift(page, 'Ana Ribeiro', '09:00', '17:00')
  await addShiftFor(page, 'Ana Ribeiro').click()
  const form = page.getByRole('dialog', { name: 'New shift' })
  await expect(form.getByText('1 conflict with another shift')).toBeVisible()
  const opened = await dateValueOf(dateField(form, 'Day'))
  const typed = new Date(Date.parse(opened) + 2 * DAY_MS).toISOString().slice(0, 10)
  await fillDate(dateField(form, 'Day'), typed)
  await form.getByText('Repeat every week').click()
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(
    Date.parse(typed),
  )
  await expect(form.getByRole('button', { name: weekday, pressed: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(form.getByText('1 conflict with another shift')).toBeHidden()
  await form.getByRole('button', { name: 'Add shift', exact: true }).click()
  await expect(form).toBeHidden()
  const repeating = planRow(page, 'Ana Ribeiro').getByRole('button', { name: /repeats/ })
  await expect(repeating).toHaveCount(1)
  await expect(repeating).toHaveAccessibleName(new RegExp(`${weekday.slice(0, 3)}, .*9:00.AM`))
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect(repeating).toHaveAccessibleName(new RegExp(`${weekday.slice(0, 3)}, .*9:00.AM`))
}

test('a series is planned and changed from one shift on, a week is copied, and drafts publish with a count', async ({
  page,
}) => {
  await openAs(page, 'manager', freeWeekAddress)
  await test.step('a series changes from one shift on', () => changeSeries(page))
  await test.step('drafts publish with a count', () => publish(page))
  await test.step('a week is copied', () => copyWeek(page))
  await test.step('a series starts with the typed shift and warns of conflicts before saving', async () => {
    await navigateInPage(page, shiftsAddress(`&week=${freeWeek(9)}`))
    await expect(shiftBlocks(page, 'Ana Ribeiro')).toHaveCount(0)
    await startSeries(page)
  })
})
