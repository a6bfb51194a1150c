import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'

import { startWords } from '../../../../../tests/words'

import { DateSpan } from './date-span'

beforeAll(() => startWords())

type Span = { from: string | undefined; to: string | undefined }

const LOCAL_DAYS = ['2026-11-01', '2026-11-30'] as const

function Form({ onSpan }: { onSpan: (span: Span) => void }) {
  const [span, setSpan] = useState<Span>({ from: undefined, to: undefined })
  const change = (next: Span) => {
    setSpan(next)
    onSpan(next)
  }
  return <DateSpan legend="Joined" {...span} onChange={change} />
}

it('takes in the whole of its last day, and shows the day that was chosen', () => {
  let last: Span = { from: undefined, to: undefined }
  render(<Form onSpan={(span) => (last = span)} />)
  const [from, to] = [...screen.getByRole('group').querySelectorAll('input')] as [
    HTMLInputElement,
    HTMLInputElement,
  ] // a span has two days
  fireEvent.change(from, { target: { value: LOCAL_DAYS[0] } })
  fireEvent.change(to, { target: { value: LOCAL_DAYS[1] } })
  expect(last).toEqual({
    from: new Date(2026, 10, 1).toISOString(),
    to: new Date(2026, 11, 1).toISOString(),
  })
  expect(from).toHaveValue(LOCAL_DAYS[0])
  expect(to).toHaveValue(LOCAL_DAYS[1])
  fireEvent.change(to, { target: { value: '' } })
  expect(last.to).toBeUndefined()
})
