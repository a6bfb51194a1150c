import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { startTestI18n } from '../../../tests/support/i18n'
import { WidgetBoundary } from './widget-boundary'

let isBroken = true
function Chart() {
  if (isBroken) throw new Error('no axis')
  return <p>A chart</p>
}

beforeAll(() => startTestI18n())
beforeEach(() => {
  isBroken = true
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

describe('a failing widget', () => {
  it('leaves the rest of the page intact and can be retried', async () => {
    render(
      <>
        <p>The figures</p>
        <WidgetBoundary title="The chart could not be drawn">
          <Chart />
        </WidgetBoundary>
      </>,
    )
    expect(screen.getByText('The figures')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('The chart could not be drawn')
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.getByText('A chart')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
