import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { queryClient } from '@/api/query-client'

import { onClockStage, pass, press, running, server } from '../../../../tests/clock-stage'
import { OffDutyBanner } from '..'

onClockStage()

const TEXT = "You're off duty. You can still reply, but this time isn't counted."
const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <OffDutyBanner />
    </QueryClientProvider>,
  )

describe('the off-duty banner', () => {
  it('reminds the user of the clock, and closes after a successful Clock In', async () => {
    server(null)
    show()
    expect(await screen.findByText(TEXT)).toBeVisible()
    await press('Clock In')
    await pass(1000)
    expect(screen.queryByText(TEXT)).toBeNull()
  })

  it('renders nothing before the status has loaded, and nothing on duty', async () => {
    server(running)
    const { container } = show()
    expect(container).toBeEmptyDOMElement()
    await pass(1000)
    expect(container).toBeEmptyDOMElement()
  })
})
