import { useQuery } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach } from 'vitest'

import { getChannel } from '@/api/calls/chat/messages'
import { queryOf } from '@/api/query'
import { STORAGE_KEY } from '@/config/storage-keys'
import type { OpenChannel } from '@/domain/chat/channel'
import { CrisisHost } from '@/features/crisis'
import { ChannelThread } from '@/features/cr-tools/messages/thread/channel-thread'
import { ThreadHeader } from '@/features/cr-tools/messages/thread/header/thread-header'
import { tabStore } from '@/services/storage/storage'

import { setUpBackend } from './backend'
import { renderTool } from './render-tool'

export const CREATOR = 'creator-01'
export const CHANNEL = 'channel-1-3'

/** Sets up backend and DOM for thread tests. Call it at the top level. */
export function setUpThread(): void {
  setUpBackend()
  beforeAll(() => {
    // jsdom has no layout: the virtualiser needs a height to render rows.
    Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 800 })
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 60 })
  })
  beforeEach(() =>
    tabStore.set(STORAGE_KEY.creatorInFocus, JSON.stringify({ userId: 'staff-04', creatorId: CREATOR })),
  )
}

/** The thread of a channel below its header, without the panes around it. */
function ThreadUnderTest({ channelId, but }: { channelId: string; but?: Partial<OpenChannel> }) {
  const { data } = useQuery(queryOf(getChannel, { channelId }, CREATOR))
  if (!data) return null
  const channel = { ...data, ...but }
  return (
    <>
      <ThreadHeader
        creatorId={CREATOR}
        channel={channel}
        isFanOpen={false}
        isAlone={false}
        onToggleFan={() => undefined}
      />
      <ChannelThread creatorId={CREATOR} channel={channel} />
      <CrisisHost />
    </>
  )
}

export const renderThread = (channelId = CHANNEL, but?: Partial<OpenChannel>) =>
  renderTool(<ThreadUnderTest channelId={channelId} {...(but && { but })} />)
export const articles = async () => {
  const log = await screen.findByRole('log', { name: /^Messages/ })
  return within(log).findAllByRole('article')
}
export const lastArticle = async () => (await articles()).at(-1) as HTMLElement // findAll resolves to at least one
