import { useQuery } from '@tanstack/react-query'
import { cleanup, screen, within } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach } from 'vitest'

import { getChannel, listMessages } from '@/api/calls/messages'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import { UNDO_SEND_MS } from '@/config/constants'
import { CrisisHost } from '@/features/crisis'
import { Composer } from '@/features/cr-tools/messages/composer/composer'
import { dropOutgoing, retryOutgoing, takeBack, useOutgoing } from '@/features/cr-tools/outbox'
import { OutboxRunner } from '@/features/cr-tools/outbox-runner'

import { drawTool, withMockBackend } from './tool-stage'

export const CREATOR = 'creator-01'
export const OPEN = 'channel-1-2'
export const SLOW = { timeout: 8000 }
export const PAST_UNDO = { timeout: UNDO_SEND_MS + 4000 }

/** How often the composer was drawn. */
export const drawn = { commits: 0 }

/** The mock backend; what is still on the wire when a page closes must not reach the world of the next test. */
export function withComposerBackend(): void {
  withMockBackend()
  afterEach(async () => {
    cleanup()
    await new Promise((resolve) => setTimeout(resolve, 400))
  })
}

function Waiting({ channelId }: { channelId: string }) {
  return (
    <ul aria-label="Waiting">
      {useOutgoing(channelId).map(({ clientId, text, state, problem }) => (
        <li key={clientId}>
          {`${text}: ${state} ${problem ?? ''}`}
          <button onClick={() => takeBack(clientId)} type="button">
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

function Stage({ channelId }: { channelId: string }) {
  const { data } = useQuery(queryOf(getChannel, { channelId }, CREATOR))
  return (
    <>
      <OutboxRunner />
      <CrisisHost />
      {data && (
        <Profiler id="composer" onRender={() => void (drawn.commits += 1)}>
          <Composer creatorId={CREATOR} channel={data} replyTo={undefined} onReplied={() => undefined} />
        </Profiler>
      )}
      <Waiting channelId={channelId} />
    </>
  )
}

export const sendButton = () => screen.getByRole('button', { name: 'Send' })
/** What has not been taken by the server, as a list. */
export const waiting = () => within(screen.getByRole('list', { name: 'Waiting' }))

/** Opens the composer of a channel. */
export async function openComposer(channelId = OPEN) {
  const view = await drawTool(<Stage channelId={channelId} />)
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message to/ }, SLOW)
  return { ...view, box }
}

/** The last texts of a channel on the server. */
export async function texts(channelId: string): Promise<string[]> {
  const { data } = await send(listMessages, { channelId, limit: 20 }, { creatorId: CREATOR })
  return data.map(({ text }) => text)
}
