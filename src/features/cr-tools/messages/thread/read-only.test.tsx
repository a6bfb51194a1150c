import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { world } from '@/mocks/node'

import {
  CHANNEL,
  lastArticle,
  renderThread,
  setUpThread,
} from '../../../../../tests/support/render/render-thread'

setUpThread()

describe('a read-only conversation', () => {
  const offWords = async () => {
    const items = await screen.findAllByRole('menuitem')
    return items
      .filter((item) => item.getAttribute('aria-disabled') === 'true')
      .map(({ textContent }) => textContent)
      .join('; ')
  }

  it('offers neither replies nor reactions to a blocked fan, and says why', async () => {
    const { user } = await renderThread(CHANNEL, { readOnly: 'blocked' })
    const line = await lastArticle()
    line.focus()
    await user.keyboard('{Enter}')
    const off = await offWords()
    for (const name of ['Reply', 'React', 'Reuse'])
      expect(off).toMatch(new RegExp(`${name}[^;]*This fan is blocked`))
    expect(off).not.toContain('Copy')
  })

  it('offers no notes to a user who may only read them, and says who can grant it', async () => {
    await world.transact(() => void (world.state.permissions['staff-04'] = { notes: 'view' }))
    const { user } = await renderThread()
    const line = await lastArticle()
    line.focus()
    await user.keyboard('{Enter}')
    await waitFor(async () =>
      expect(await offWords()).toMatch(/Add to notes[^;]*Ask an account manager for access/),
    )
  })

  it('offers no changes to a user who may only read, and says who can grant it', async () => {
    await world.transact(() => void (world.state.permissions['staff-04'] = { messages: 'view' }))
    const { user } = await renderThread()
    await user.click(await screen.findByRole('button', { name: 'More actions' }))
    for (const name of ['Pin', 'Mute', 'Archive', 'Mark as unread']) {
      const denied = new RegExp(`${name}[^;]*Ask your manager for access`)
      await waitFor(async () => expect(await offWords()).toMatch(denied))
    }
  })
})
