import { render, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { Outgoing } from '@/domain/outgoing'

import { outgoing } from '../../../../../tests/outgoing'
import { startWords } from '../../../../../tests/words'
import { OutgoingLine } from './outgoing-line'

beforeAll(() => startWords())

const message = outgoing()
const draw = (more: Partial<Outgoing>) => render(<OutgoingLine of={{ ...message, ...more }} />)
const NO_ANSWER = 'No response. Retrying…'

describe('the line under a message on its way', () => {
  it('tells that no answer came, and that it is tried again, between two tries and while it is tried', () => {
    const { rerender } = draw({ stumble: 'unreached' })
    expect(screen.getByText(NO_ANSWER)).toBeVisible()
    rerender(<OutgoingLine of={{ ...message, state: 'sending', stumble: 'unreached' }} />)
    expect(screen.getByText(NO_ANSWER)).toBeVisible()
    rerender(<OutgoingLine of={{ ...message, state: 'sending' }} />)
    expect(screen.getByText('Sending')).toBeVisible()
  })

  it('says when a scheduled one goes, not when it leaves this page', () => {
    draw({
      state: 'held',
      heldUntil: Date.now() + 4000,
      scheduledAt: new Date(Date.now() + 60_000).toISOString(),
    })
    expect(screen.getByText(/^Scheduled for /)).toBeVisible()
    expect(screen.queryByText(/^Sending in/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  })

  it('tells a server that fails from one that does not answer', () => {
    draw({ stumble: 'broken' })
    expect(screen.getByText('Not sent yet. Retrying…')).toBeVisible()
  })

  it('waits for its turn without a word of trying, and for the network where there is none', () => {
    const { unmount } = draw({})
    expect(screen.getByText('Queued')).toBeVisible()
    unmount()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    draw({ stumble: 'unreached' })
    expect(screen.getByText("Will send when you're back online")).toBeVisible()
    vi.restoreAllMocks()
    window.dispatchEvent(new Event('online'))
  })
})
