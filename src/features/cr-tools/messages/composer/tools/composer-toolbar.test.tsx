import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { listScripts, saveScript } from '@/api/calls/chat/scripts'
import { OpenChannel } from '@/domain/chat/channel'
import { Media } from '@/domain/vault/media'
import { server, world } from '@/mocks/node'
import { listenToShortcuts } from '@/services/input/shortcuts'

import { dateTextOf, fillDate } from '../../../../../../tests/support/date-fields'
import { setUpBackend } from '../../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../../tests/support/render/render-tool'
import { ComposerStore } from '../store/composer-store'
import { MessageField } from '../message-field'
import { LazyAttachments } from './attachments/lazy-attachments'
import { openTool } from './panel/open-tool'
import { ComposerToolbar } from './composer-toolbar'

setUpBackend()

const channel = v.parse(OpenChannel, { channelId: 'channel-4', kind: 'direct', userId: 'fan-4', labels: [] })
const media = (mediaId: string, title: string) =>
  v.parse(Media, { mediaId, kind: 'image', url: `/${mediaId}`, title })

async function renderToolbar(
  content: ConstructorParameters<typeof ComposerStore>[2] = {},
  of: OpenChannel | null = channel,
) {
  const composer = new ComposerStore('creator-01', of ?? undefined, content)
  const drawn = await renderTool(
    <>
      <MessageField composer={composer} aria-label="Message" />
      <LazyAttachments composer={composer} />
      <ComposerToolbar composer={composer} />
    </>,
  )
  const tool = (name: string) => screen.findByRole('button', { name })
  return { ...drawn, composer, tool, box: screen.getByRole('textbox', { name: 'Message' }) }
}

const script = (steps: object[], name = 'Rooftop') =>
  http.post(`*${listScripts.path}`, () =>
    HttpResponse.json({
      data: [{ scriptId: 's1', name, folderId: null, language: null, steps }],
      folders: [],
      media: [media('m1', 'Roof')],
    }),
  )

describe('the price of a message', () => {
  it('is typed or chosen, within visible limits, and shown beside the text', async () => {
    const { user, composer, tool } = await renderToolbar({ media: [media('m1', 'Roof')] })
    await user.click(await tool('Price'))
    const field = await screen.findByRole('textbox', { name: 'Price' })
    expect(await screen.findByText(/Between .?\$8\.00.? and .?\$60\.00/)).toBeVisible()
    await user.type(field, '2')
    expect(field).toBeInvalid()
    await user.type(field, '4')
    expect(field).toBeValid()
    expect(composer.getContent().price).toBe(2400)
    await user.type(screen.getByRole('textbox', { name: 'Locked caption' }), 'Guess')
    await user.click(screen.getByRole('button', { name: '⁨Roof⁩: free preview' }))
    expect(composer.getContent()).toMatchObject({ lockText: 'Guess', previewMediaIds: ['m1'] })
    await user.click(screen.getByRole('button', { name: 'Done' }))
    await user.click(await screen.findByRole('button', { name: 'Remove price' }))
    expect(composer.getContent()).toMatchObject({ price: 0, lockText: null })
  })

  it('keeps an invalid input for correction and does not apply half of it', async () => {
    const { user, composer, tool } = await renderToolbar({ media: [media('m1', 'Roof')] })
    await user.click(await tool('Price'))
    await user.type(await screen.findByRole('textbox', { name: 'Price' }), '12x5')
    await user.keyboard('{Escape}')
    expect(composer.getContent()).toMatchObject({ price: 0, unclearPrice: '12x5' })
    await user.click(await screen.findByRole('button', { name: 'Price ⁨12x5⁩. Change' }))
    const field = await screen.findByRole('textbox', { name: 'Price' })
    expect(field).toHaveValue('12x5')
    await user.clear(field)
    await user.type(field, '12.5')
    expect(composer.getContent()).toMatchObject({ price: 1250, unclearPrice: null })
  })
})

describe('attached media', () => {
  const three = { media: [media('a', 'A'), media('b', 'B'), media('c', 'C')] }
  const order = (composer: ComposerStore) => composer.getContent().media.map(({ mediaId }) => mediaId)

  it('are moved and removed by keyboard', async () => {
    const { user, composer } = await renderToolbar(three)
    act(() => screen.getByRole('button', { name: '⁨A⁩, 1 of 3' }).focus())
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(order(composer)).toEqual(['b', 'a', 'c'])
    expect(screen.getByText('Moved to position 2 of 3')).toBeInTheDocument()
    await user.keyboard('{Delete}')
    expect(order(composer)).toEqual(['b', 'c'])
  })

  it('are made free previews and moved by menu', async () => {
    const { user, composer } = await renderToolbar(three)
    await user.click(screen.getByRole('button', { name: '⁨C⁩, 3 of 3' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Make free preview' }))
    await user.click(await screen.findByRole('button', { name: '⁨C⁩, 3 of 3, free preview' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move left' }))
    expect(order(composer)).toEqual(['a', 'c', 'b'])
  })
})

describe('scripts', () => {
  it('open on / in an empty text and insert text, media and price', async () => {
    server.use(
      script([{ text: 'Hey {name|there}, look', mediaIds: ['m1'], price: 1500, waitFor: 'nothing' }]),
    )
    const { user, composer, box } = await renderToolbar()
    await user.type(box, '/')
    await user.click(await screen.findByRole('button', { name: /^Rooftop/ }))
    await waitFor(() => expect(composer.getContent().text).toMatch(/^Hey .+, look$/))
    expect(composer.getContent().text).not.toContain('{')
    expect(composer.getContent()).toMatchObject({ price: 1500, scriptId: 's1', scriptStep: 0 })
    expect(composer.getContent().media).toHaveLength(1)
    await waitFor(() => expect(box).toHaveFocus())
  })

  it('ask for unknown values of the fan', async () => {
    server.use(script([{ text: 'Your song is {song}', mediaIds: [], price: 0, waitFor: 'nothing' }]))
    const { user, composer, tool } = await renderToolbar()
    await user.click(await tool('Scripts'))
    await user.click(await screen.findByRole('button', { name: /^Rooftop/ }))
    await user.click(await screen.findByRole('button', { name: 'Insert' }))
    expect(await screen.findByText(/Enter a value for/)).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'song' }), '{{Clocks}')
    await user.keyboard('{Escape}')
    await user.click(await tool('Scripts'))
    await user.click(await screen.findByRole('button', { name: /^Rooftop/ }))
    expect(await screen.findByRole('textbox', { name: 'song' })).toHaveValue('{Clocks}')
    await user.click(screen.getByRole('button', { name: 'Insert' }))
    await waitFor(() => expect(composer.getContent().text).toBe('Your song is {Clocks}'))
  })

  it('offer the next step after one was sent', async () => {
    const step = (text: string) => ({ text, mediaIds: [], price: 0, waitFor: 'nothing' })
    server.use(script([step('One'), step('Two')]))
    const { user, composer, tool } = await renderToolbar()
    await user.click(await tool('Scripts'))
    await user.click(await screen.findByRole('button', { name: /^Rooftop/ }))
    await waitFor(() => expect(composer.getContent().text).toBe('One'))
    act(() => composer.sent(composer.getContent()))
    act(() => composer.replace())
    await user.click(await screen.findByRole('button', { name: /Insert message 2 of ⁨Rooftop⁩$/ }))
    await user.click(await screen.findByRole('button', { name: 'Insert message 2' }))
    await waitFor(() => expect(composer.getContent()).toMatchObject({ text: 'Two', scriptStep: 1 }))
  })

  it('are created from the current message', async () => {
    const saved = vi.fn<(body: unknown) => void>()
    server.use(
      http.post(`*${saveScript.path}`, async ({ request }) => {
        const body = v.parse(v.looseObject({}), await request.json())
        saved(body)
        return HttpResponse.json({ scriptId: 'new', ...body })
      }),
    )
    const { user, tool } = await renderToolbar({ text: 'Still {here}' })
    await user.click(await tool('Scripts'))
    await user.click(await screen.findByRole('button', { name: 'Save message as script' }))
    const dialog = await screen.findByRole('dialog', { name: 'New script' })
    await user.click(within(dialog).getByRole('button', { name: 'Save script' }))
    expect(await within(dialog).findByText('Enter a script name')).toBeVisible()
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Late')
    await user.click(within(dialog).getByRole('button', { name: 'Save script' }))
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
    expect(saved.mock.calls[0]?.[0]).toMatchObject({
      name: 'Late',
      steps: [{ text: String.raw`Still \{here\}` }],
    })
  })
})

describe('translation', () => {
  it('shows the translation and its back-translation, and is sent with the message', async () => {
    const { user, composer, tool, box } = await renderToolbar()
    await user.type(box, 'Good night')
    await user.click(await tool('Translate'))
    await waitFor(() => expect(composer.getContent().translation?.of).toBe('Good night'))
    expect(screen.getByText('Back-translation:')).toBeVisible()
    await user.type(box, ' Dan')
    await waitFor(() => expect(composer.getContent().translation).toBeNull())
    expect(composer.getChecks()).toMatchObject({ isTranslationDue: true, isUploading: false })
    await waitFor(() => expect(composer.getContent().translation?.of).toBe('Good night Dan'))
    expect(composer.getChecks().isTranslationDue).toBe(false)
    await user.click(await tool('Translate'))
    expect(composer.getContent().translation).toBeNull()
  })
})

describe('the scheduled time of a message', () => {
  it('is in the future and shown beside the text', async () => {
    const { user, composer, tool } = await renderToolbar()
    await user.click(await tool('Schedule'))
    const dialog = await screen.findByRole('dialog', { name: 'Schedule' })
    await user.click(within(dialog).getByRole('button', { name: 'Schedule' }))
    expect(await screen.findByText('Choose a date and time')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^In one hour/ }))
    expect(Date.parse(composer.getContent().scheduledAt ?? '')).toBeGreaterThan(Date.now())
    await user.click(await screen.findByRole('button', { name: 'Remove time' }))
    expect(composer.getContent().scheduledAt).toBeNull()
  })

  it('is still in the panel when it reopens, until it is applied', async () => {
    const { user, composer, tool } = await renderToolbar()
    await user.click(await tool('Schedule'))
    const time = () => screen.findByRole('group', { name: 'Date and time' })
    await fillDate(user, await time(), '2099-01-02T18:30')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(await tool('Schedule'))
    expect(dateTextOf(await time())).toBe('01/02/2099, 06:30 PM')
    await user.click(screen.getByRole('button', { name: 'Schedule', description: '' }))
    expect(composer.getContent().scheduledAt).not.toBeNull()
  })
})

describe('the GIF search', () => {
  it('is still in the panel when it reopens', async () => {
    const { user, composer, tool } = await renderToolbar()
    await user.click(await tool('GIF'))
    await user.type(await screen.findByRole('searchbox'), 'wave')
    act(() => openTool(composer, 'schedule'))
    await screen.findByRole('group', { name: 'Date and time' })
    act(() => openTool(composer, 'gif'))
    expect(await screen.findByRole('searchbox')).toHaveValue('wave')
  })
})

describe('the toolbar', () => {
  beforeEach(() => listenToShortcuts())

  it('names who can enable what a role does not include', async () => {
    await world.setFaults({ mode: 'none' })
    server.use(
      http.get('*/api/user/current-user', () =>
        HttpResponse.json({
          userId: 'staff-04',
          username: 'ana',
          chatterPermissions: { vault: 'off', canPrice: false },
        }),
      ),
    )
    const { tool } = await renderToolbar()
    const vault = await tool('Vault')
    await waitFor(() => expect(vault).toHaveAttribute('aria-disabled', 'true'))
    expect(vault).toHaveAccessibleDescription(/Ask an account manager for access/)
    expect(await tool('Price')).toHaveAttribute('aria-disabled', 'true')
  })

  it('omits tools that a mass message has elsewhere', async () => {
    await renderToolbar({}, null)
    expect(await screen.findByRole('button', { name: 'Scripts' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Schedule' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Translate' })).not.toBeInTheDocument()
  })

  it('has keyboard shortcuts while typing', async () => {
    const { user, box } = await renderToolbar()
    await user.click(box)
    await user.keyboard('{Alt>}p{/Alt}')
    expect(await screen.findByRole('textbox', { name: 'Price' })).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(box).toHaveFocus())
  })
})
