import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { MINUTE_MS } from '@/lib/duration'

import { WaitingMinutes } from './waiting-minutes'

it('counts whole minutes and replaces zero with the word for "now"', () => {
  render(
    <>
      <WaitingMinutes since={Date.now() - 12.5 * MINUTE_MS} now="now" />
      <WaitingMinutes since={Date.now() - MINUTE_MS / 2} now="now" />
      <WaitingMinutes since={Date.now() - MINUTE_MS / 2} />
    </>,
  )
  expect(screen.getAllByRole('time').map((one) => one.textContent)).toEqual(['12 min', 'now', '0 min'])
})
