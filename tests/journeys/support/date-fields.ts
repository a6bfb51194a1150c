import type { Locator, Page } from '@playwright/test'

import { type Segment, segmentKeysFor, SEGMENTS } from '../../support/date-segments.ts'

/** A date or time field by its label. */
export const dateField = (within: Page | Locator, name: string): Locator =>
  within.getByRole('group', { name, exact: true })

/** Localized names of the segments and of AM/PM on the page. */
const localizedNamesOf = (field: Locator) =>
  field.evaluate((element, parts) => {
    const language = element.ownerDocument.documentElement.lang
    const names = new Intl.DisplayNames(language, { type: 'dateTimeField' })
    const half = (hour: number) =>
      new Intl.DateTimeFormat(language, { hour: 'numeric', hour12: true, timeZone: 'UTC' })
        .formatToParts(Date.UTC(2026, 0, 1, hour))
        .find(({ type }) => type === 'dayPeriod')?.value ?? ''
    return { parts: parts.map((part) => names.of(part) ?? part), am: half(9), pm: half(21) }
  }, SEGMENTS)

/** The editable segments of a field. */
async function segmentsOf(field: Locator): Promise<Map<Segment, Locator>> {
  const { parts } = await localizedNamesOf(field)
  const segments = await field.getByRole('spinbutton').all()
  const names = await Promise.all(segments.map((segment) => segment.getAttribute('aria-label')))
  return new Map(
    segments.flatMap((segment, index): [Segment, Locator][] => {
      const part = SEGMENTS.find((_, at) => names[index]?.startsWith(`${parts[at]},`))
      return part ? [[part, segment]] : []
    }),
  )
}

/** Types a day, a time or both into a field by segment, in its 12- or 24-hour clock; empty text clears it. */
export async function fillDate(field: Locator, text: string): Promise<void> {
  const parts = await segmentsOf(field)
  const keys = segmentKeysFor(text, parts.has('dayPeriod') ? await localizedNamesOf(field) : undefined)
  for (const [part, segment] of parts) {
    await segment.focus()
    await field.page().keyboard.type(keys[part] ?? '')
    if (keys[part] === undefined) for (let times = 0; times < 4; times += 1) await segment.press('Backspace')
  }
}

/** The field's day, time or both, in the format that `fillDate` takes. */
export async function dateValueOf(field: Locator): Promise<string> {
  const parts = await segmentsOf(field)
  const { pm } = await localizedNamesOf(field)
  const read = async (part: Segment) => (await parts.get(part)?.textContent()) ?? ''
  const two = async (part: Segment) => (await read(part)).padStart(2, '0')
  const day = parts.has('year') ? [`${await read('year')}-${await two('month')}-${await two('day')}`] : []
  if (!parts.has('hour')) return day.join('')
  const half = await read('dayPeriod')
  const hour =
    half === '' ? await two('hour') : String((Number(await read('hour')) % 12) + (half === pm ? 12 : 0))
  return [...day, `${hour.padStart(2, '0')}:${await two('minute')}`].join('T')
}
