import { useQuery } from '@tanstack/react-query'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'

import { getChannel, listMessages } from '@/api/calls/chat/messages'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import { UNDO_SEND_MS } from '@/config/tool-limits'
import type { QuotedMessage } from '@/domain/chat/message'
import { CrisisHost } from '@/features/crisis'
import { Composer } from '@/features/cr-tools/messages/composer/composer'
import { insertIntoComposer } from '@/features/cr-tools/messages/composer/store/insert-into-composer'
import { retryOutgoing, useOutgoing } from '@/features/cr-tools/outbox/outbox'
import { dropOutgoing, undoSend } from '@/features/cr-tools/outbox/outbox-actions'
import { OutboxRunner } from '@/features/cr-tools/outbox/outbox-runner'
import { server } from '@/mocks/node'

import { advancePage } from './advance-page'
import { setUpBackend } from './backend'
import { renderTool } from './render-tool'
import { waitForExpect } from '../wait-for-expect'

export const CREATOR = 'creator-01'
export const OPEN_CHANNEL_ID = 'channel-1-2'

/** Number of the composer's commits. */
export const renderCount = { commits: 0 }

export const advancePastUndo = (): Promise<void> => advancePage(UNDO_SEND_MS)

/**
 * Starts the mock backend on an auto-advancing clock. Waits for requests in flight, so that none reaches the
 * next test's backend.
 */
export function setUpComposerBackend(): void {
  setUpBackend()
  const onWire = new Map<string, Request>()
  beforeAll(() => {
    server.events.on('request:start', ({ requestId, request }) => void onWire.set(requestId, request))
    server.events.on('request:end', ({ requestId }) => void onWire.delete(requestId))
  })
  beforeEach(() => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      advanceTimeDelta: 5,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    })
  })
  afterEach(async () => {
    cleanup()
    // Requests that an unmounting page sends arrive a little later.
    await advancePage(400)
    const isOut = ({ signal }: Request) => !signal.aborted
    await waitForExpect(() => expect([...onWire.values()].filter(isOut)).toEqual([]))
    onWire.clear()
    vi.useRealTimers()
  })
}

function WaitingList({ channelId }: { channelId: string }) {
  return (
    <ul aria-label="Waiting">
      {useOutgoing(channelId).map(({ clientId, text, state, problem }) => (
        <li key={clientId}>
          {`${text}: ${state} ${problem ?? ''}`}
          <button onClick={() => undoSend(clientId)} type="button">
            Undo
          </button>
          <button onClick={() => retryOutgoing(clientId)} type="button">
            Retry
          </button>
          <button onClick={() => dropOutgoing(clientId)} type="button">
            Delete
          </button>
        </li>
      ))}
    </ul>
  )
}

function ComposerUnderTest({ channelId }: { channelId: string }) {
  const { data } = useQuery(queryOf(getChannel, { channelId }, CREATOR))
  return (
    <>
      <OutboxRunner />
      <CrisisHost />
      {data && (
        <Profiler id="composer" onRender={() => void (renderCount.commits += 1)}>
          <Composer creatorId={CREATOR} channel={data} />
        </Profiler>
      )}
      <WaitingList channelId={channelId} />
    </>
  )
}

export const sendButton = () => screen.getByRole('button', { name: 'Send' })
/** List of messages that the server has not accepted yet. */
export const waitingList = () => within(screen.getByRole('list', { name: 'Waiting' }))

/** Opens the composer of a channel, optionally with a quoted message. */
export async function renderComposer(channelId = OPEN_CHANNEL_ID, answered?: QuotedMessage) {
  const view = await renderTool(<ComposerUnderTest channelId={channelId} />)
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message to/ })
  if (answered) act(() => insertIntoComposer(channelId, { replyTo: answered }))
  // userEvent's delay between keys advances the fake timers.
  return { ...view, box, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}

/** Texts of a channel's latest messages on the server. */
export async function serverTexts(channelId: string): Promise<string[]> {
  const { data } = await send(listMessages, { channelId, limit: 20 }, { creatorId: CREATOR })
  return data.map(({ text }) => text)
}
