import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { FloorCreator } from '@/domain/agency/floor'
import type { Message } from '@/domain/chat/message'
import { server } from '@/mocks/node'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { ChatTitle } from './floor-creator-drawer'

setUpBackend()

const creatorId = 'creator-01'
const row = v.parse(FloorCreator, {
  creatorId,
  creator: { userId: creatorId, displayName: 'Mila', username: 'mila' },
})

const said = (senderId: string): v.InferInput<typeof Message> => ({
  messageId: `message-${senderId}`,
  channelId: 'c',
  senderId,
  createdAt: '2026-11-18T10:00:00Z',
})

async function title(answer: object) {
  server.use(http.post('*/api/agency/channels/read', () => HttpResponse.json(answer)))
  await renderTool(
    <h1>
      <ChatTitle row={row} chatId="c" />
    </h1>,
    'manager',
  )
  return await screen.findByRole('heading')
}

it('names the fan even if none of their messages is loaded', async () => {
  const heading = await title({ fanId: 'fan-3', title: null, messages: [said(creatorId)] })
  await expect.poll(() => heading.textContent).toMatch(/^.Mila. and .(?!fan-|…)/)
})

it(`names a group chat by its own name, not by a member's`, async () => {
  const heading = await title({ fanId: null, title: 'Night owls', messages: [said('fan-3')] })
  await expect.poll(() => heading.textContent).toMatch(/Mila.* and .*Night owls/)
})
