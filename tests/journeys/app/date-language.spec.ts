import { LANGUAGES } from '../../../src/config/languages.ts'
import { dateField, dateValueOf, fillDate } from '../support/date-fields.ts'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { localeText, setLanguage } from '../support/languages.ts'
import { main } from '../support/locators.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'
import { FREE_WEEK, freeWeekAddress } from '../support/shift-plan.ts'

const AGENCY = 'Europe/Warsaw'
/** A device time zone elsewhere, which must not affect the times. */
test.use({ timezoneId: 'America/New_York' })

const inAgency = (at: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone: AGENCY }).format(
    Date.parse(at),
  )
const inBritish = (day: string, time: string) => `${day.split('-').toReversed().join('/')}, ${time}`

const CASES = [
  { language: 'de', clock: '24 hours', typed: /09:00/, block: /9–17:30/, first: 'Mo' },
  { language: 'ar', clock: '12 hours', typed: /9:00.*ص/, block: /9:00.*5:30/, first: 'س' },
] as const

for (const { language, clock, typed, block, first } of CASES) {
  test(`a shift is planned in ${LANGUAGES[language].label} with ${clock}, in the agency's time zone`, async ({
    page,
    context,
  }) => {
    const say = (key: string) => localeText(language, `analytics:shifts.${key}`)
    await setLanguage(context, language)
    await openAs(page, 'manager', freeWeekAddress)
    await expectLoaded(page)
    const add = say('add_for').replace('{{name}}', '⁨Ana Ribeiro⁩')
    await main(page).getByRole('button', { name: add }).first().click()
    const form = page.getByRole('dialog', { name: say('form_new') })
    const [day, start, end] = ['day', 'start', 'end'].map((key) => dateField(form, say(key)))
    if (!day || !start || !end) throw new Error('no fields')

    await form
      .getByRole('button', {
        name: localeText(language, 'common:date_field.open').replace('{{label}}', say('day')),
      })
      .click()
    const calendar = page.getByRole('dialog', { name: say('day'), exact: true })
    await expect(calendar.getByRole('columnheader', { includeHidden: true }).first()).toHaveText(first)
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(calendar).toBeHidden()

    await fillDate(day, FREE_WEEK)
    await fillDate(start, '09:00')
    await fillDate(end, '17:30')
    await expect(start).toHaveText(typed)
    expect(await Promise.all([day, start, end].map(dateValueOf))).toEqual([FREE_WEEK, '09:00', '17:30'])
    expect(await axeFindings(page)).toEqual([])

    const sent = page.waitForRequest('**/shifts/save')
    await end.getByRole('spinbutton').last().press('Enter')
    const { startAt, endAt } = (await sent).postDataJSON() as { startAt: string; endAt: string }
    expect([startAt, endAt].map(inAgency)).toEqual([
      inBritish(FREE_WEEK, '09:00'),
      inBritish(FREE_WEEK, '17:30'),
    ])
    await expect(form).toBeHidden()
    const planned = main(page).getByRole('button', { name: block })
    await expect(planned).toHaveCount(1)
    await planned.click()
    const again = page.getByRole('dialog', { name: say('form_change') })
    expect(await dateValueOf(dateField(again, say('start')))).toBe('09:00')
    expect(await dateValueOf(dateField(again, say('day')))).toBe(FREE_WEEK)
  })
}
