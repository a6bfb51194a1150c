import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'

import { choiceField, choicesField } from '@/lib/url-state'

import { useUrlState } from './use-url-state'

const SCHEMA = { kinds: choicesField(['tips', 'posts']), state: choiceField(['paid', 'open'], null) }

const seen = new Set<unknown>()

function View() {
  const { state, change, reset } = useUrlState(SCHEMA)
  seen.add(state)
  return (
    <>
      <output>{`${state.kinds.join('+')}/${state.state ?? ''}`}</output>
      <button type="button" onClick={() => change({ kinds: ['tips'] })}>
        Tips
      </button>
      <button type="button" onClick={() => change({ state: 'open' }, { replace: true })}>
        Open
      </button>
      <button type="button" onClick={() => reset({ replace: true })}>
        Reset
      </button>
    </>
  )
}

function renderView(at: string) {
  seen.clear()
  const router = createMemoryRouter(
    [
      { path: '/before', element: <p>Before</p> },
      { path: '/', element: <View /> },
    ],
    { initialEntries: ['/before', at] },
  )
  render(<RouterProvider router={router} />)
  return {
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
    back: () => act(async () => void router.navigate(-1)),
    goTo: (to: string) => act(async () => void router.navigate(to)),
    search: () => router.state.location.search,
    shown: () => screen.getByRole('status').textContent,
  }
}

it('reads the URL, adds a history entry, and keeps foreign parameters', async () => {
  const { press, back, search, shown } = renderView('/?creator=c-1&state=paid')
  expect(shown()).toBe('/paid')
  await press('Tips')
  expect(search()).toBe('?creator=c-1&state=paid&kinds=tips')
  expect(shown()).toBe('tips/paid')
  await back()
  await waitFor(() => expect(shown()).toBe('/paid'))
})

it('replaces the entry when asked to, and resets only its own parameters', async () => {
  const { press, back, search } = renderView('/?creator=c-1')
  await press('Open')
  expect(search()).toBe('?creator=c-1&state=open')
  await press('Reset')
  expect(search()).toBe('?creator=c-1')
  await back()
  expect(await screen.findByText('Before')).toBeVisible()
})

it('keeps both of two changes that follow before the page has rendered the first', async () => {
  const { search } = renderView('/?creator=c-1')
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Tips' }))
    fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  })
  expect(search()).toBe('?creator=c-1&kinds=tips&state=open')
})

it('keeps the same state object while its parameters are equal', async () => {
  const { goTo, shown } = renderView('/?kinds=tips')
  await goTo('/?kinds=tips&period=today')
  await goTo('/?kinds=tips&period=yesterday')
  expect(shown()).toBe('tips/')
  expect(seen.size).toBe(1)
})
