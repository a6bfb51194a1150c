import { act, screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { Media } from '@/domain/vault/media'

import {
  OPEN_CHANNEL_ID,
  renderComposer,
  waitingList,
  setUpComposerBackend,
} from '../../../../../../tests/support/render/render-composer'
import { insertIntoComposer } from '../store/insert-into-composer'

setUpComposerBackend()

const photo = v.parse(Media, { mediaId: 'media-1-199', kind: 'image', url: '/photo.svg' })
const button = () => screen.getByRole('button', { name: 'Send free' })
const attach = async () => {
  act(() => insertIntoComposer(OPEN_CHANNEL_ID, { media: [photo] }))
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'))
}

describe('media without a price', () => {
  it('are sent free after one confirmation in a conversation', async () => {
    const { user, box } = await renderComposer()
    await attach()
    await user.click(button())
    const question = await screen.findByRole('dialog', { name: 'Send free?' })
    await user.click(within(question).getByRole('button', { name: 'Set a price' }))
    expect(await screen.findByRole('textbox', { name: 'Price' })).toBeVisible()
    await user.keyboard('{Escape}')
    await user.click(box)
    await user.keyboard('{Enter}')
    const again = await screen.findByRole('dialog', { name: 'Send free?' })
    await user.click(within(again).getByRole('button', { name: 'Send free' }))
    expect(await waitingList().findByText(/held/)).toBeVisible()
    await attach()
    await user.type(box, 'Two{Enter}')
    expect(await waitingList().findByText(/Two: held/)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
