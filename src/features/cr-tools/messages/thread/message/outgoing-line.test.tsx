import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { OutboxMessage } from '@/domain/chat/outbox'
import { formatTime } from '@/i18n/format'
import { recordServerDate, resetServerClock } from '@/services/network/server-clock'

import { newOutgoing, outgoing } from '../../../../../../tests/support/fixtures/outgoing'
import { startTestI18n } from '../../../../../../tests/support/i18n'
import { cleanUpAfterTest } from '../../../../../../tests/support/render/backend'
import { readComposerDraft } from '../../../outbox/composer-draft'
import { outboxStoreOf, queueMessage } from '../../../outbox/outbox'
import { OutgoingLine } from './outgoing-line'

beforeAll(() => startTestI18n())

const message = outgoing()
const renderLine = (more: Partial<OutboxMessage>) =>
  render(<OutgoingLine id="state" of={{ ...message, ...more }} />)
const NO_ANSWER = 'No response. Retrying…'

describe('the line under an unsent message', () => {
  it('says that there was no response and that it retries, between and during attempts', () => {
    const { rerender } = renderLine({ lastError: 'unreached' })
    expect(screen.getByText(NO_ANSWER)).toBeVisible()
    rerender(<OutgoingLine id="state" of={{ ...message, state: 'sending', lastError: 'unreached' }} />)
    expect(screen.getByText(NO_ANSWER)).toBeVisible()
    rerender(<OutgoingLine id="state" of={{ ...message, state: 'sending' }} />)
    expect(screen.getByText('Sending')).toBeVisible()
  })

  it('shows when a scheduled message is sent to the fan, not when it leaves this page', () => {
    renderLine({
      state: 'held',
      heldUntil: Date.now() + 4000,
      scheduledAt: new Date(Date.now() + 60_000).toISOString(),
    })
    expect(screen.getByText(/^Scheduled for /)).toBeVisible()
    expect(screen.queryByText(/^Sending in/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull()
  })

  it('names the day of a scheduled message only where the day is another at the server', () => {
    cleanUpAfterTest(resetServerClock)
    const tomorrow = new Date(Date.now() + 24 * 3_600_000)
    recordServerDate(tomorrow.toUTCString(), Date.now())
    renderLine({ state: 'held', heldUntil: Date.now() + 4000, scheduledAt: tomorrow.toISOString() })
    expect(screen.getByText(`Scheduled for ${formatTime(tomorrow.getTime())}`)).toBeVisible()
  })

  it.each([
    ['failed', { state: 'failed' }, 'Not sent'],
    ['held', { state: 'held', heldUntil: Date.now() + 60_000 }, 'Queued'],
    [
      'scheduled',
      { state: 'held', heldUntil: Date.now() + 60_000, scheduledAt: '2026-11-30T12:00:00Z' },
      /^Scheduled for [\w ,:\u202f]+[AP]M$/,
    ],
  ] as const)('names a %s message with its state, not with the actions', (_state, more, name) => {
    render(
      <article aria-labelledby="state">
        <OutgoingLine id="state" of={{ ...message, ...more }} />
      </article>,
    )
    expect(screen.getByRole('article')).toHaveAccessibleName(name)
  })

  it('offers to send a held message without waiting', () => {
    renderLine({ state: 'held', heldUntil: Date.now() + 4000 })
    expect(screen.getByRole('button', { name: 'Send now' })).toBeVisible()
  })

  it('distinguishes a server error from no response', () => {
    renderLine({ lastError: 'broken' })
    expect(screen.getByText('Not sent yet. Retrying…')).toBeVisible()
  })

  it('queues without mentioning attempts, and shows when the network is down', () => {
    const { unmount } = renderLine({})
    expect(screen.getByText('Queued')).toBeVisible()
    unmount()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    renderLine({ lastError: 'unreached' })
    expect(screen.getByText("Will send when you're back online")).toBeVisible()
    vi.restoreAllMocks()
    window.dispatchEvent(new Event('online'))
  })

  it('returns a refused message to its composer to be corrected', async () => {
    const refused = newOutgoing('client-refused', 'channel-1')
    queueMessage(refused)
    const store = outboxStoreOf(refused.userId)
    store.update(refused.clientId, { state: 'failed', problem: 'The text is too long' })
    renderLine({ ...refused, state: 'failed', problem: 'The text is too long' })
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
    expect(readComposerDraft(refused)?.text).toBe('client-refused')
    expect(store.get(refused.clientId)).toBeUndefined()
  })
})
