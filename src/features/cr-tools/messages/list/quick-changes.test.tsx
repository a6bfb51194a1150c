import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { queryClient } from '@/api/query-client'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderInbox, rowIds, rowsLoaded, setUpInbox } from '../../../../../tests/support/render/render-inbox'

setUpBackend()
setUpInbox({ beforeEach, afterEach })

/** Presses both before React renders the first. */
const pressBoth = (first: HTMLElement, second: HTMLElement) =>
  act(() => {
    first.click()
    second.click()
  })
const box = (name: string) => screen.findByRole('checkbox', { name })
const chip = (name: RegExp) => screen.getByRole('button', { name })

it('filters ticked at once all apply, and removed at once are all gone', async () => {
  const { user, address } = await renderInbox()
  await rowsLoaded()
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  pressBoth(await box('Online'), await box('New fans'))
  await waitFor(() => expect(address()).toMatch(/online=1.*new=1/))
  // `click()` moves no focus, and a press of Escape closes what has it.
  const online = await box('Online')
  act(() => online.focus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(online).not.toBeInTheDocument())
  await screen.findByRole('button', { name: /Remove.*Online/ })
  pressBoth(chip(/Remove.*Online/), chip(/Remove.*New/))
  await waitFor(() => expect(address()).toBe('/cr-tools/messages'))
})

it('Alt+ArrowDown twice moves two chats', async () => {
  const { address } = await renderInbox()
  await rowsLoaded()
  const [, second = ''] = rowIds()
  act(() => {
    fireEvent.keyDown(document.body, { key: 'ArrowDown', altKey: true })
    fireEvent.keyDown(document.body, { key: 'ArrowDown', altKey: true })
  })
  await waitFor(() => expect(address()).toContain(second))
})

it('labels ticked at once for several chats are all added', async () => {
  const { user } = await renderInbox()
  await rowsLoaded()
  await user.click(screen.getByRole('button', { name: 'Select chats' }))
  const [first, second] = screen.getAllByRole('checkbox')
  pressBoth(first as HTMLElement, second as HTMLElement) // there are rows
  await user.click(within(await screen.findByRole('toolbar')).getByRole('button', { name: 'Labels' }))
  const labels = within(await screen.findByRole('dialog', { name: 'Labels' }))
  const boxes = await labels.findAllByRole('checkbox', { checked: false })
  const [one, other] = boxes as [HTMLElement, HTMLElement] // a label that none has, and another
  pressBoth(one, other)
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(one).toBeChecked()
  expect(other).toBeChecked()
})
