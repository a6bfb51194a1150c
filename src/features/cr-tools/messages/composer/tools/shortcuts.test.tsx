import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { listScripts } from '@/api/calls/chat/scripts'
import { OpenChannel } from '@/domain/chat/channel'
import { Media } from '@/domain/vault/media'
import { server } from '@/mocks/node'

import { setUpBackend } from '../../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../../tests/support/render/render-tool'
import { ComposerStore } from '../store/composer-store'
import { MessageField } from '../message-field'
import { ComposerToolbar } from './composer-toolbar'

setUpBackend()

const channel = v.parse(OpenChannel, { channelId: 'channel-4', kind: 'direct', userId: 'fan-4', labels: [] })

async function open(content: ConstructorParameters<typeof ComposerStore>[2] = {}) {
  const composer = new ComposerStore('creator-01', channel, content)
  const { user } = await renderTool(
    <>
      <MessageField composer={composer} aria-label="Message" />
      <ComposerToolbar composer={composer} />
    </>,
  )
  return { user, composer, box: screen.getByRole('textbox', { name: 'Message' }) }
}

it('a price chip sets its price, closes the panel and returns to the text', async () => {
  const media = [v.parse(Media, { mediaId: 'm1', kind: 'image', url: '' })]
  const { user, composer, box } = await open({ media })
  await user.click(await screen.findByRole('button', { name: 'Price' }))
  await user.click(await screen.findByRole('button', { name: '$15.00' }))
  expect(composer.getContent().price).toBe(1500)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(box).toHaveFocus()
})

it('a slash loses no key typed after it and leaves none in the text', async () => {
  const steps = [{ text: 'Look', mediaIds: [], price: 0, waitFor: 'nothing' }]
  const data = [{ scriptId: 's1', name: 'Rooftop', folderId: null, language: null, steps }]
  server.use(http.post(`*${listScripts.path}`, () => HttpResponse.json({ data, folders: [], media: [] })))
  const { user, composer, box } = await open()
  box.focus()
  await user.keyboard('/roof')
  const search = () => screen.getByRole('searchbox', { name: 'Search scripts' })
  await waitFor(() => expect(search()).toHaveValue('roof'))
  expect(composer.getContent().text).toBe('')
  await user.keyboard('{Escape}{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(composer.getContent().text).toBe('')
})
