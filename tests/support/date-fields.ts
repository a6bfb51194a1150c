import { within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

import { type Segment, segmentKeysFor, SEGMENTS } from './date-segments'

/** English names of the segments; each is followed by its field's name. */
const segmentOf = (segment: HTMLElement): Segment | undefined =>
  SEGMENTS.find((part) =>
    segment.getAttribute('aria-label')?.startsWith(part === 'dayPeriod' ? 'AM/PM,' : `${part},`),
  )

const segmentsOf = (field: HTMLElement) => within(field).getAllByRole('spinbutton')

/** Types a day, a time or both into a date or time field by segment; empty text clears it. */
export async function fillDate(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  const segments = segmentsOf(field)
  const isHalfDay = segments.some((segment) => segmentOf(segment) === 'dayPeriod')
  const keys = segmentKeysFor(text, isHalfDay ? { am: 'a', pm: 'p' } : undefined)
  for (const segment of segments) {
    const part = segmentOf(segment)
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
