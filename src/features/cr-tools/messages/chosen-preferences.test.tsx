import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'

import { getChannel } from '@/api/calls/chat/messages'
import { queryOf } from '@/api/query'
import { queryClient } from '@/api/query-client'
import { MediaBlurPolicy } from '@/features/auth/media-blur-policy'
import { UserPreferences } from '@/features/auth/settings/preference-fields'

import {
  CREATOR,
  renderComposer,
  waitingList,
  setUpComposerBackend,
} from '../../../../tests/support/render/render-composer'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { ChannelThread } from './thread/channel-thread'

setUpComposerBackend()

beforeAll(() => {
  // jsdom has no layout: the virtual list needs a height to render any row.
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 800 })
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 60 })
})

/** The user's preferences, as the account drawer renders them. */
const renderSettings = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <UserPreferences />
      <MediaBlurPolicy />
    </QueryClientProvider>,
  )

it('The send key is the one chosen in the account settings', async () => {
  const { user, box } = await renderComposer()
  renderSettings()
  await user.click(await screen.findByRole('radio', { name: /^Ctrl/ }))
  await user.type(box, 'One{Enter}two')
  expect(box).toHaveValue('One\ntwo')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await waitingList().findByText(/One two: held/)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /^Enter/ }))
  await user.type(box, 'Three{Enter}')
  expect(await waitingList().findByText(/Three: held/)).toBeVisible()
})

/** Its newest messages contain pictures. */
const PICTURES = 'channel-1-12'

function TestThread() {
  const { data } = useQuery(queryOf(getChannel, { channelId: PICTURES }, CREATOR))
  return data ? <ChannelThread creatorId={CREATOR} channel={data} /> : null
}

it('Media are covered in a conversation unless the account settings say otherwise', async () => {
  const { user } = await renderTool(<TestThread />)
  const covered = { name: /^Show \u2068/ }
  const { length } = await screen.findAllByRole('button', covered)
  renderSettings()
  await user.click(await screen.findByRole('switch', { name: /^Blur media/ }))
  await waitFor(() => expect(screen.queryAllByRole('button', covered)).toEqual([]))
  expect(screen.getAllByRole('button', { name: /^Open \u2068/ }).length).toBeGreaterThanOrEqual(length)
})
