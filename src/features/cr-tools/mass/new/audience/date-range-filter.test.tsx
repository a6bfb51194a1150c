import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'

import { dateTextOf, fillDate } from '../../../../../../tests/support/date-fields'
import { setUpBackend } from '../../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../../tests/support/render/render-tool'

import { DateRangeFilter } from './date-range-filter'

setUpBackend()

type Span = { from: string | undefined; to: string | undefined }

const DAYS = ['2026-11-01', '2026-11-30'] as const

function Form({ onSpan }: { onSpan: (span: Span) => void }) {
  const [span, setSpan] = useState<Span>({ from: undefined, to: undefined })
  const change = (next: Span) => {
    setSpan(next)
    onSpan(next)
  }
  return <DateRangeFilter legend="Joined" {...span} onChange={change} />
}

it('includes the whole last day at the agency, and shows the chosen day', async () => {
  let last: Span = { from: undefined, to: undefined }
  const { user } = await renderTool(<Form onSpan={(span) => (last = span)} />)
  const [from, to] = ['From', 'To'].map((name) => screen.getByRole('group', { name })) as [
    HTMLElement,
    HTMLElement,
  ]
  await fillDate(user, from, DAYS[0])
  await fillDate(user, to, DAYS[1])
  expect(last).toEqual({
    from: '2026-10-31T23:00:00.000Z',
    to: '2026-11-30T23:00:00.000Z',
  })
  expect(dateTextOf(from)).toBe('11/01/2026')
  expect(dateTextOf(to)).toBe('11/30/2026')
  await fillDate(user, to, '')
  expect(last.to).toBeUndefined()
})
