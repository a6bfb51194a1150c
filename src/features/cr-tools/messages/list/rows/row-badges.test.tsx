import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { NEW_FAN_DURATION_MS } from '@/domain/chat/channel-view'
import { instant } from '@/domain/time/instant'

import { channelOf } from '../../../../../../tests/support/fixtures/channels'
import { startTestI18n } from '../../../../../../tests/support/i18n'
import { RowBadges } from './row-badges'

const NOW = Date.UTC(2026, 10, 18, 12)
const mark = () => screen.queryByRole('img', { name: 'Follow-up due' })

beforeAll(() => startTestI18n())
beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

it('a row shows a due follow-up from the moment it is due', () => {
  const { rerender } = render(<RowBadges of={channelOf('one', { followUpDueAt: instant(NOW + 60_000) })} />)
  expect(mark()).toBeNull()
  act(() => void vi.advanceTimersByTime(61_000))
  expect(mark()).toBeVisible()
  rerender(<RowBadges of={channelOf('one')} />)
  expect(mark()).toBeNull()
})

it('an expiring membership has its full text, even in a narrow list', () => {
  render(
    <RowBadges
      of={channelOf('one', { memberState: 'expiring', endsAt: instant(NOW + 2 * 86_400_000 + 1) })}
    />,
  )
  expect(screen.getByText('Expires in 2 days')).toBeInTheDocument()
  expect(screen.getByText('2 days')).toHaveAttribute('aria-hidden', 'true')
})

it('a membership counts down and a fan stops being new while the row is shown', () => {
  render(
    <>
      <RowBadges
        of={channelOf('one', { memberState: 'expiring', endsAt: instant(NOW + 2 * 86_400_000 + 1) })}
      />
      <RowBadges of={channelOf('two', { joinedAt: instant(NOW - NEW_FAN_DURATION_MS + 60_000) })} />
    </>,
  )
  expect(screen.getByText('Expires in 2 days')).toBeInTheDocument()
  expect(screen.getByText('New')).toBeVisible()
  act(() => void vi.advanceTimersByTime(86_400_000))
  expect(screen.getByText('Expires in 1 day')).toBeInTheDocument()
  expect(screen.queryByText('New')).toBeNull()
})
