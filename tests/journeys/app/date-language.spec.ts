import type { Page } from '@playwright/test'

import { navigateInPage } from '../support/addresses.ts'
import { dateField, dateValueOf, fillDate } from '../support/date-fields.ts'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { localeText, switchLanguage } from '../support/languages.ts'
import { main } from '../support/locators.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'
import { agencyDay, FREE_WEEK, freeWeekAddress, shiftsAddress } from '../support/shift-plan.ts'

const AGENCY = 'Europe/Warsaw'
/** A device time zone elsewhere, which must not affect the times. */
test.use({ timezoneId: 'America/New_York' })

const inAgency = (at: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone: AGENCY }).format(
    Date.parse(at),
  )
const inBritish = (day: string, time: string) => `${day.split('-').toReversed().join('/')}, ${time}`

const CASES = [
  { language: 'de', week: FREE_WEEK, typed: /09:00/, block: /9–17:30/, first: 'Mo' },
  { language: 'ar', week: agencyDay(77), typed: /9:00.*ص/, block: /9:00.*5:30/, first: 'س' },
] as const

async function planInLanguage(page: Page, { language, week, typed, block, first }: (typeof CASES)[number]) {
  const say = (key: string) => localeText(language, `analytics:shifts.${key}`)
  const dayName = localeText(language, 'analytics:column.day')
  await switchLanguage(page, language)
  await navigateInPage(page, shiftsAddress(`&week=${week}`))
  await expectLoaded(page)
  const add = say('add_for').replace('{{name}}', '⁨Ana Ribeiro⁩')
  await main(page).getByRole('button', { name: add }).first().click()
  const form = page.getByRole('dialog', { name: say('form_new') })
  const [day, start, end] = [dayName, say('start'), say('end')].map((name) => dateField(form, name))
  if (!day || !start || !end) throw new Error('no fields')

  const open = localeText(language, 'common:date_field.open').replace('{{label}}', dayName)
  await form.getByRole('button', { name: open }).click()
  const calendar = page.getByRole('dialog', { name: dayName, exact: true })
  await expect(calendar.getByRole('columnheader', { includeHidden: true }).first()).toHaveText(first)
  expect(await axeFindings(page, '[role="dialog"]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()

  await fillDate(day, week)
  await fillDate(start, '09:00')
  await fillDate(end, '17:30')
  await expect(start).toHaveText(typed)
  expect(await Promise.all([day, start, end].map(dateValueOf))).toEqual([week, '09:00', '17:30'])
  expect(await axeFindings(page, '[role="dialog"]')).toEqual([])

  const sent = page.waitForRequest('**/shifts/save')
  await end.getByRole('spinbutton').last().press('Enter')
  const { startAt, endAt } = (await sent).postDataJSON() as { startAt: string; endAt: string }
  expect([startAt, endAt].map(inAgency)).toEqual([inBritish(week, '09:00'), inBritish(week, '17:30')])
  await expect(form).toBeHidden()
  const planned = main(page).getByRole('button', { name: block })
  await expect(planned).toHaveCount(1)
  await planned.click()
  const again = page.getByRole('dialog', { name: say('form_change') })
  expect(await dateValueOf(dateField(again, say('start')))).toBe('09:00')
  expect(await dateValueOf(dateField(again, localeText(language, 'analytics:column.day')))).toBe(week)
  await page.keyboard.press('Escape')
  await expect(again).toBeHidden()
}

test("a shift is planned with 24 or 12 hours by the language, in the agency's time zone", async ({
  page,
}) => {
  await openAs(page, 'manager', freeWeekAddress)
  await expectLoaded(page)
  for (const one of CASES) await test.step(one.language, () => planInLanguage(page, one))
})
