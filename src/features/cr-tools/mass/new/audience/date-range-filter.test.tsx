import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'

import { dateTextOf, fillDate } from '../../../../../../tests/support/date-fields'
import { startTestI18n } from '../../../../../../tests/support/i18n'

import { DateRangeFilter } from './date-range-filter'

beforeAll(() => startTestI18n())

type Span = { from: string | undefined; to: string | undefined }

const LOCAL_DAYS = ['2026-11-01', '2026-11-30'] as const

function Form({ onSpan }: { onSpan: (span: Span) => void }) {
  const [span, setSpan] = useState<Span>({ from: undefined, to: undefined })
  const change = (next: Span) => {
    setSpan(next)
    onSpan(next)
  }
  return <DateRangeFilter legend="Joined" {...span} onChange={change} />
}

it('includes the whole last day and shows the chosen day', async () => {
  const user = userEvent.setup()
  let last: Span = { from: undefined, to: undefined }
  render(<Form onSpan={(span) => (last = span)} />)
  const [from, to] = ['From', 'To'].map((name) => screen.getByRole('group', { name })) as [
    HTMLElement,
    HTMLElement,
  ]
  await fillDate(user, from, LOCAL_DAYS[0])
  await fillDate(user, to, LOCAL_DAYS[1])
  expect(last).toEqual({
    from: new Date(2026, 10, 1).toISOString(),
    to: new Date(2026, 11, 1).toISOString(),
  })
  expect(dateTextOf(from)).toBe('11/01/2026')
  expect(dateTextOf(to)).toBe('11/30/2026')
  await fillDate(user, to, '')
  expect(last.to).toBeUndefined()
})
