import { within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** English names of the segments; each is followed by its field's name. */
const SEGMENT_NAMES = ['year', 'month', 'day', 'hour', 'minute', 'AM/PM'] as const
type SegmentName = (typeof SEGMENT_NAMES)[number]

const segmentNameOf = (segment: HTMLElement): SegmentName | undefined =>
  SEGMENT_NAMES.find((part) => segment.getAttribute('aria-label')?.startsWith(`${part},`))

/** Keys per segment for a day, a time or both: `2026-11-24`, `18:30`, `2026-11-24T18:30`. */
function segmentKeysFor(text: string, isHalfDay: boolean): Partial<Record<SegmentName, string>> {
  const [, year, month, day] = /(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? []
  const [, hour, minute] = /(\d{2}):(\d{2})/.exec(text) ?? []
  const hours = isHalfDay ? String(((Number(hour) + 11) % 12) + 1) : hour
  return {
    ...(year && month && day && { year, month: String(Number(month)), day: String(Number(day)) }),
    ...(hour && hours && minute && { hour: hours, minute, 'AM/PM': Number(hour) < 12 ? 'a' : 'p' }),
  }
}

const segmentsOf = (field: HTMLElement) => within(field).getAllByRole('spinbutton')

/** Types a day, a time or both into a date or time field by segment; empty text clears it. */
export async function fillDate(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  const segments = segmentsOf(field)
  const keys = segmentKeysFor(
    text,
    segments.some((segment) => segmentNameOf(segment) === 'AM/PM'),
  )
  for (const segment of segments) {
    const part = segmentNameOf(segment)
    const typed = part && keys[part]
    await user.click(segment)
    await user.keyboard(typed ?? '{Backspace}'.repeat(5))
  }
}

/** The text of a date or time field, without bidi marks. */
export const dateTextOf = (field: HTMLElement): string =>
  field.textContent
    .replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
