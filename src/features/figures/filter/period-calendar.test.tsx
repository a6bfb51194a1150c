import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'

import type { DayRange } from '@/domain/time/period'

import { startTestI18n } from '../../../../tests/support/i18n'
import { PeriodCalendar } from './period-calendar'

beforeAll(() => startTestI18n())

it('refuses a period longer than the server takes, with the limit, and takes the next that fits', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn<(days: DayRange) => void>()
  const days = { first: '2026-11-01', last: '2026-11-17' }
  render(<PeriodCalendar days={days} today="2026-11-18" onChange={onChange} />)
  await user.tab()
  await user.tab()
  expect(document.activeElement).toHaveAccessibleName(/November 17, 2026/)
  await user.keyboard('{Enter}{Shift>}{PageUp}{PageUp}{/Shift}{Enter}')
  expect(await screen.findByText('Choose at most 400 days.')).toBeVisible()
  expect(onChange).not.toHaveBeenCalled()
  await user.keyboard('{Enter}{ArrowRight}{Enter}')
  expect(onChange).toHaveBeenCalledOnce()
  expect(screen.queryByText('Choose at most 400 days.')).toBeNull()
})
