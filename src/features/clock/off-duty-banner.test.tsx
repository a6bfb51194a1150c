import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { queryClient } from '@/api/query-client'

import { advancePage } from '../../../tests/support/render/advance-page'
import {
  setUpClock,
  pressButton,
  runningLog,
  fakeClockServer,
} from '../../../tests/support/render/render-clock'
import { OffDutyBanner } from '.'

setUpClock()

const TEXT = "You're off duty. You can still reply, but this time isn't counted."
const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <OffDutyBanner />
    </QueryClientProvider>,
  )

describe('the off-duty banner', () => {
  it('reminds the user of the clock, and closes after a successful Clock In', async () => {
    fakeClockServer(null)
    show()
    expect(await screen.findByText(TEXT)).toBeVisible()
    await pressButton('Clock In')
    await advancePage(1000)
    expect(screen.queryByText(TEXT)).toBeNull()
  })

  it('renders nothing before the status has loaded, and nothing on duty', async () => {
    fakeClockServer(runningLog)
    const { container } = show()
    expect(container).toBeEmptyDOMElement()
    await advancePage(1000)
    expect(container).toBeEmptyDOMElement()
  })
})
