import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { INCOMPLETE_FIELD } from '@/domain/time/date-field-value'
import { setLanguage } from '@/i18n'

import { dateTextOf, fillDate } from '../../../tests/support/date-fields'
import { startTestI18n } from '../../../tests/support/i18n'
import { DateField } from './date-field'
import type { DayInputProps } from './date/day-input'

beforeAll(() => startTestI18n())
beforeEach(() => setLanguage('en'))

const emitted: unknown[] = []
beforeEach(() => void (emitted.length = 0))

function Day({ value: first, ...props }: Omit<DayInputProps, 'label' | 'onChange'>) {
  const [value, setValue] = useState(first)
  return (
    <>
      <DateField
        {...props}
        label="Due"
        value={value}
        onChange={(day) => {
          emitted.push(day)
          setValue(day)
        }}
      />
      <button type="button" onClick={() => setValue('')}>
        Reset
      </button>
    </>
  )
}

const field = () => screen.getByRole('group', { name: 'Due' })
const part = (name: string) => within(field()).getByRole('spinbutton', { name: new RegExp(`^${name}`) })

describe('a date field', () => {
  it('accepts a day typed part by part, and emits it when complete', async () => {
    const user = userEvent.setup()
    render(<Day value="" />)
    expect(dateTextOf(field())).toBe('mm/dd/yyyy')
    await fillDate(user, field(), '2026-12-05')
    expect(dateTextOf(field())).toBe('12/05/2026')
    expect(emitted.at(-1)).toBe('2026-12-05')
    expect(emitted.slice(0, -1).every((day) => day === INCOMPLETE_FIELD)).toBe(true)
  })

  it('moves to the next part automatically, and steps by arrows', async () => {
    const user = userEvent.setup()
    render(<Day value="2026-11-24" />)
    await user.click(part('month'))
    await user.keyboard('12312027')
    expect(emitted.at(-1)).toBe('2027-12-31')
    await user.click(part('day'))
    await user.keyboard('{ArrowDown}')
    expect(emitted.at(-1)).toBe('2027-12-30')
  })

  it('reports a missing part on blur and keeps the others', async () => {
    const user = userEvent.setup()
    render(<Day value="2026-11-24" />)
    await user.click(part('day'))
    await user.keyboard('{Backspace}{Backspace}')
    expect(emitted.at(-1)).toBe(INCOMPLETE_FIELD)
    expect(dateTextOf(field())).toBe('11/dd/2026')
    expect(screen.queryByText('Enter the full date or time.')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Open calendar: Due' }))
    await user.keyboard('{Escape}')
    expect(screen.getByText('Enter the full date or time.')).toBeVisible()
    expect(field()).toHaveAccessibleDescription(/Enter the full date or time\./)
    await user.click(part('day'))
    await user.keyboard('24')
    expect(emitted.at(-1)).toBe('2026-11-24')
  })

  it('is empty after clearing by keys or by the form', async () => {
    const user = userEvent.setup()
    render(<Day value="2026-11-24" />)
    await fillDate(user, field(), '')
    expect(emitted.at(-1)).toBe('')
    expect(dateTextOf(field())).toBe('mm/dd/yyyy')
    await user.click(part('month'))
    await user.keyboard('7')
    expect(dateTextOf(field())).toBe('07/dd/yyyy')
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    expect(dateTextOf(field())).toBe('mm/dd/yyyy')
  })

  it('reads a two-digit year as one of this century', async () => {
    const user = userEvent.setup()
    render(<Day value="" />)
    await user.click(part('month'))
    await user.keyboard('113026{Tab}')
    expect(emitted.at(-1)).toBe('2026-11-30')
  })

  it('pastes days, copies its own, and ignores other text', async () => {
    const user = userEvent.setup()
    render(<Day value="" />)
    await user.click(part('month'))
    await user.paste('Dec 5, 2026')
    expect(emitted.at(-1)).toBe('2026-12-05')
    await user.paste('next week')
    expect(dateTextOf(field())).toBe('12/05/2026')
    const setData = vi.fn<(type: string, text: string) => void>()
    fireEvent.copy(part('month'), { clipboardData: { setData } })
    expect(setData).toHaveBeenCalledWith('text/plain', '12/05/2026')
  })

  it('names its limits in the error', async () => {
    const user = userEvent.setup()
    render(<Day value="2026-11-24" min="2026-11-20" max="2026-12-31" />)
    await fillDate(user, field(), '2026-11-19')
    await user.tab()
    await user.tab()
    expect(screen.getByText('Choose Nov 20, 2026 or later.')).toBeVisible()
    await fillDate(user, field(), '2027-01-01')
    await user.tab()
    await user.tab()
    expect(screen.getByText('Choose Dec 31, 2026 or earlier.')).toBeVisible()
    expect(part('day')).toHaveAttribute('aria-invalid', 'true')
  })

  it('chooses a day from the calendar, whose week starts as the language defines', async () => {
    const user = userEvent.setup()
    await act(() => setLanguage('de'))
    render(<Day value="2026-11-24" />)
    await user.click(screen.getByRole('button', { name: 'Kalender öffnen: Due' }))
    const calendar = await screen.findByRole('application', { name: /Due/ })
    const [first] = within(calendar).getAllByRole('columnheader', { hidden: true })
    expect(first).toHaveTextContent('Mo')
    await user.click(within(calendar).getByRole('button', { name: /30\. November 2026/ }))
    expect(emitted.at(-1)).toBe('2026-11-30')
    expect(screen.queryByRole('application')).not.toBeInTheDocument()
  })

  it('clears from the calendar, unless a day is required', async () => {
    const user = userEvent.setup()
    const { unmount } = render(<Day value="2026-11-24" />)
    await user.click(part('day'))
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await user.click(await screen.findByRole('button', { name: 'Clear' }))
    expect(emitted.at(-1)).toBe('')
    unmount()
    render(<Day value="2026-11-24" required />)
    await user.click(screen.getByRole('button', { name: 'Open calendar: Due' }))
    await screen.findByRole('application')
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
  })

  it('gives its disabled reason and accepts nothing', async () => {
    const user = userEvent.setup()
    render(<Day value="2026-11-24" disabledReason="Ask a director." />)
    expect(field()).toHaveAccessibleDescription(/Ask a director\./)
    await user.click(part('day'))
    await user.keyboard('3')
    expect(emitted).toEqual([])
    expect(screen.queryByRole('button', { name: /calendar/ })).not.toBeInTheDocument()
  })

  it('submits its form on Enter', async () => {
    const user = userEvent.setup()
    let sent = 0
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent += 1
        }}
      >
        <Day value="2026-11-24" />
      </form>,
    )
    await user.click(part('day'))
    await user.keyboard('{Enter}')
    await expect.poll(() => sent).toBe(1)
  })
})
