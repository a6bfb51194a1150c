import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { WaitingTime } from './waiting-time'

const MINUTE_MS = 60_000

it('counts whole minutes and replaces zero with the word for "now"', () => {
  render(
    <>
      <WaitingTime since={Date.now() - 12.5 * MINUTE_MS} now="now" />
      <WaitingTime since={Date.now() - MINUTE_MS / 2} now="now" />
      <WaitingTime since={Date.now() - MINUTE_MS / 2} />
    </>,
  )
  expect(screen.getAllByRole('time').map((one) => one.textContent)).toEqual(['12 min', 'now', '0 min'])
})
