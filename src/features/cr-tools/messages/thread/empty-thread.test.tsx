import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { listScripts } from '@/api/calls/chat/scripts'
import { OpenChannel } from '@/domain/chat/channel'
import { server } from '@/mocks/node'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { ComposerStore } from '../composer/store/composer-store'
import { registerComposerStore } from '../composer/store/insert-into-composer'
import { EmptyThread } from './empty-thread'

setUpBackend()

const channel = v.parse(OpenChannel, { channelId: 'channel-4', kind: 'direct', userId: 'fan-4', labels: [] })
const script = (scriptId: string, text: string, mediaIds: string[] = []) => ({
  scriptId,
  name: scriptId,
  folderId: null,
  language: 'en',
  steps: [{ text, mediaIds, price: 0, waitFor: null }],
})

describe('a conversation without messages', () => {
  it('offers filled-in greetings and omits those with an unknown value', async () => {
    server.use(
      http.post(`*${listScripts.path}`, () =>
        HttpResponse.json({
          data: [script('one', 'Hello {name|there}, {mood|hi}', ['m1']), script('two', 'About your {pet}')],
          folders: [],
          media: [{ mediaId: 'm1', kind: 'image', url: '/m1' }],
        }),
      ),
    )
    const composer = new ComposerStore('creator-01', channel)
    registerComposerStore(channel.channelId, composer)
    const { user } = await renderTool(<EmptyThread creatorId="creator-01" channel={channel} />)
    const offer = await screen.findByText(/^Hello (?!there)[^{|}]+, hi$/)
    expect(screen.queryByText(/About your/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Use' }))
    expect(composer.getContent().text).toBe(offer.textContent)
    expect(composer.getContent().media.map(({ mediaId }) => mediaId)).toEqual(['m1'])
  })

  it('offers no greetings in a read-only conversation and says why', async () => {
    server.use(
      http.post(`*${listScripts.path}`, () =>
        HttpResponse.json({ data: [script('one', 'Hello there')], folders: [], lastId: null }),
      ),
    )
    const blocked = { ...channel, readOnly: 'blocked' } as const
    await renderTool(<EmptyThread creatorId="creator-01" channel={blocked} />)
    const use = await screen.findByRole('button', { name: 'Use' })
    expect(use).toHaveAccessibleDescription(/^This fan is blocked/)
  })
})
