import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { rowIds, renderInbox, rowsLoaded, setUpInbox } from '../../../../../tests/support/render/render-inbox'
import { setUpBackend } from '../../../../../tests/support/render/backend'

setUpBackend()

const region = (name: string) => screen.findByRole('region', { name })

async function openFirst() {
  const view = await renderInbox()
  await rowsLoaded()
  await view.user.click(document.querySelector(`[data-row="${rowIds()[0] ?? ''}"]`) as HTMLElement) // it has rendered
  await region('Reply')
  return view
}

describe('beside the list', () => {
  setUpInbox({ beforeEach, afterEach }, 1100)

  it('the list header names the creator, without a count or a second crisis help', async () => {
    const { user } = await openFirst()
    const list = within(await region('Chats'))
    const switcher = await list.findByRole('button', { name: /Mila Hart.*Switch creator/ })
    expect(switcher).toHaveTextContent('Mila Hart')
    expect(switcher.querySelector('[data-count]')).toBeNull()
    expect(list.queryByRole('button', { name: /crisis/i })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'More actions' }))
    expect(await screen.findByRole('menuitem', { name: /crisis/i })).toBeVisible()
  })

  it('the switcher shows the unread messages of other creators', async () => {
    const { user } = await openFirst()
    await user.click(await screen.findByRole('button', { name: /Mila Hart.*Switch creator/ }))
    const all = await screen.findByRole('menuitem', { name: /^All creators/ })
    expect(Number(all.querySelector('[data-count]')?.getAttribute('data-count'))).toBeGreaterThan(0)
  })
})

describe('without the list', () => {
  setUpInbox({ beforeEach, afterEach }, 768)

  it('the thread header names the creator', async () => {
    await openFirst()
    expect(within(await region('Chat')).getByText(/^as .?Mila Hart/)).toBeVisible()
  })
})
