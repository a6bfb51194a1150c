import { DAY_MS } from '../../../src/lib/duration.ts'
import { dateField, dateValueOf, fillDate } from '../support/date-fields.ts'
import { freeWeekAddress, planShift, planRow } from '../support/shift-plan.ts'
import { expect, test } from '../support/fixtures.ts'
import { openAs } from '../support/sign-in.ts'

test('a series starts with the typed shift and warns of conflicts before saving', async ({ page }) => {
  await openAs(page, 'manager', freeWeekAddress)
  await planShift(page, 'Ana Ribeiro', '09:00', '17:00')
  const add = planRow(page, 'Ana Ribeiro').getByRole('button', { name: 'Add a shift for ⁨Ana Ribeiro⁩' })
  await add.click()
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
})
