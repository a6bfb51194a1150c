import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { getMediaUse, listVault } from '@/api/calls/creator/vault'
import { OpenChannel } from '@/domain/chat/channel'
import { Media } from '@/domain/vault/media'
import { server, world } from '@/mocks/node'

import { setUpBackend } from '../../../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../../../tests/support/render/render-tool'
import { ComposerStore } from '../../store/composer-store'
import { LazyAttachments } from '../attachments/lazy-attachments'
import { ComposerToolbar } from '../composer-toolbar'

setUpBackend()

// jsdom has no layout, so a virtual list would render no rows.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600)
})
afterEach(() => vi.restoreAllMocks())

const channel = v.parse(OpenChannel, { channelId: 'channel-4', kind: 'direct', userId: 'fan-4', labels: [] })
const media = (mediaId: string, title: string, usualPrice: number | null = null) => ({
  mediaId,
  title,
  usualPrice,
  unlockRate: usualPrice === null ? null : 0.38,
  kind: 'image',
  url: `/${mediaId}.png`,
  thumbUrl: null,
  width: null,
  height: null,
  durationS: null,
  waveform: [],
})

function vaultOf(uses: Record<string, string>) {
  server.use(
    http.post(`*${listVault.path}`, () =>
      HttpResponse.json({
        data: [media('a', 'Roof'), media('b', 'Beach'), media('c', 'Lake', 2400)],
        lastId: null,
      }),
    ),
    http.post(`*${getMediaUse.path}`, async ({ request }) => {
      const { mediaIds } = v.parse(v.object({ mediaIds: v.array(v.string()) }), await request.json())
      return HttpResponse.json({
        items: mediaIds.map((mediaId) => ({
          mediaId,
          state: uses[mediaId] ?? 'new',
          lastPrice: uses[mediaId] === 'sent' ? 1800 : null,
        })),
      })
    }),
  )
}

async function open() {
  const composer = new ComposerStore('creator-01', channel)
  const { user } = await renderTool(
    <>
      <textarea aria-label="Message" ref={composer.attachField} />
      <LazyAttachments composer={composer} />
      <ComposerToolbar composer={composer} />
    </>,
  )
  await user.click(await screen.findByRole('button', { name: 'Vault' }))
  const dialog = await screen.findByRole('dialog', { name: 'Vault' })
  const cell = (name: RegExp) => within(dialog).findByRole('button', { name })
  return { user, composer, dialog, cell }
}

const idsOf = (composer: ComposerStore) => composer.getContent().media.map(({ mediaId }) => mediaId)

describe('the vault picker', () => {
  it('attaches the picks in order, with their free previews', async () => {
    vaultOf({})
    const { user, composer, dialog, cell } = await open()
    await user.click(await cell(/^⁨Lake/))
    await user.click(await cell(/^⁨Roof/))
    await user.click(within(dialog).getByRole('button', { name: '⁨Roof⁩: free preview' }))
    await user.click(within(dialog).getByRole('button', { name: 'Attach 2' }))
    expect(idsOf(composer)).toEqual(['c', 'a'])
    expect(composer.getContent().previewMediaIds).toEqual(['a'])
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus())
  })

  it('keeps media and a price that reached the message meanwhile', async () => {
    vaultOf({})
    const { user, composer, dialog, cell } = await open()
    await user.click(await cell(/^⁨Lake/))
    const video = v.parse(Media, { ...media('v', 'Video'), kind: 'video' })
    act(() => composer.update({ media: [video], previewMediaIds: ['v'], price: 4000 }))
    await user.click(within(dialog).getByRole('button', { name: 'Attach 1' }))
    expect(idsOf(composer)).toEqual(['c', 'v'])
    expect(composer.getContent()).toMatchObject({ previewMediaIds: ['v'], price: 4000 })
  })

  it('confirms before it discards the picks', async () => {
    vaultOf({})
    const { user, composer, dialog, cell } = await open()
    await user.click(await cell(/^⁨Lake/))
    await user.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getAllByRole('button')[0] ?? question)
    expect(dialog).toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: 'Attach 1' }))
    expect(idsOf(composer)).toEqual(['c'])
  })

  it('shows what the fan already has and offers a replacement for what they bought', async () => {
    vaultOf({ a: 'bought', b: 'sent' })
    const { user, composer, dialog, cell } = await open()
    await cell(/Beach⁩, Sent, not bought/)
    await user.click(await cell(/Roof⁩, Bought/))
    expect(within(dialog).getByText(/This fan already has ⁨Roof⁩\. ⁨Lake⁩ is similar/)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Swap' }))
    await user.click(within(dialog).getByRole('button', { name: 'Attach 1' }))
    expect(idsOf(composer)).toEqual(['c'])
  })

  it('marks attached media that the fan already has', async () => {
    vaultOf({ a: 'bought' })
    const { user, composer, dialog, cell } = await open()
    await user.click(await cell(/Roof⁩, Bought/))
    await user.click(within(dialog).getByRole('button', { name: 'Attach 1' }))
    await waitFor(() => expect(composer.getChecks().ownedMediaIds).toEqual(['a']))
    expect(await screen.findByRole('button', { name: '⁨Roof⁩, 1 of 1, Bought' })).toBeVisible()
  })

  it('blocks the message while the fan’s media are unknown, and retries', async () => {
    vaultOf({ a: 'bought' })
    server.use(
      http.post(`*${getMediaUse.path}`, () => HttpResponse.json({}, { status: 403 }), { once: true }),
    )
    const { user, composer, dialog, cell } = await open()
    const note = await within(dialog).findByText("Couldn't check what this fan already has.")
    expect(note).toBeVisible()
    await user.click(await cell(/Roof⁩, Not checked/))
    server.use(
      http.post(`*${getMediaUse.path}`, () => HttpResponse.json({}, { status: 403 }), { once: true }),
    )
    await user.click(within(dialog).getByRole('button', { name: 'Attach 1' }))
    await waitFor(() => expect(composer.getChecks().ownedCheck).toBe('failed'))
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(composer.getChecks().ownedMediaIds).toEqual(['a']))
    expect(composer.getChecks().ownedCheck).toBeNull()
  })

  it('offers the usual price and the fan’s last one at a press', async () => {
    vaultOf({ c: 'sent' })
    const { user, composer, dialog, cell } = await open()
    await user.click(await cell(/Lake⁩, Sent, not bought.*\$24\.00 · 38% unlock/))
    const prices = within(within(dialog).getByRole('group', { name: 'Price' }))
    const names = prices.getAllByRole('button').map(({ textContent }) => textContent)
    expect(names.map((name) => name?.replaceAll(/[^\w $.]/gu, ''))).toEqual([
      'Free',
      'Usual $24.00',
      'Last to this fan $18.00',
    ])
    await user.click(prices.getByRole('button', { name: /Last to this fan/ }))
    await user.click(prices.getByRole('button', { name: /Usual/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Attach 1' }))
    expect(composer.getContent().price).toBe(2400)
  })

  it('filters by what this fan has', async () => {
    vaultOf({})
    const asked: unknown[] = []
    const { user, dialog, cell } = await open()
    await cell(/^⁨Roof/)
    server.use(
      http.post(`*${listVault.path}`, async ({ request }) => {
        asked.push(await request.json())
        return HttpResponse.json({ data: [media('b', 'Beach')], lastId: null })
      }),
    )
    await user.click(within(dialog).getByRole('button', { name: /This fan/ }))
    await user.click(await screen.findByRole('option', { name: 'Sent, never opened' }))
    await waitFor(() => expect(within(dialog).queryByRole('button', { name: /^⁨Roof/ })).toBeNull())
    expect(asked.at(-1)).toMatchObject({ fan: { userId: 'fan-4', show: 'never_opened' } })
  })

  it('supports arrow keys', async () => {
    vaultOf({})
    const { user, cell } = await open()
    ;(await cell(/^⁨Roof/)).focus()
    await user.keyboard('{ArrowRight}')
    await waitFor(async () => expect(await cell(/^⁨Beach/)).toHaveFocus())
    await user.keyboard('{End}')
    await waitFor(async () => expect(await cell(/^⁨Lake/)).toHaveFocus())
  })

  it('shows an error with a retry', async () => {
    await world.setFaults({ mode: 'fail', status: 403, only: listVault.path })
    const { user, dialog } = await open()
    const again = await within(dialog).findByRole('button', { name: 'Retry' })
    await world.setFaults({ mode: 'none' })
    await user.click(again)
    expect(await within(dialog).findByRole('grid')).toBeInTheDocument()
  })
})
