import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'

import { choiceField, choicesField, withToggled } from '@/lib/url-state'

import { useUrlState } from './use-url-state'

const SCHEMA = { kinds: choicesField(['tips', 'posts']), state: choiceField(['paid', 'open'], null) }

const OPTIONS = { filters: ['state'] } as const

const seen = new Set<unknown>()

function View() {
  const { state, change, clear, isNarrowed } = useUrlState(SCHEMA, OPTIONS)
  seen.add(state)
  return (
    <>
      <output>{`${state.kinds.join('+')}/${state.state ?? ''}${isNarrowed ? ' narrowed' : ''}`}</output>
      <button type="button" onClick={() => change({ kinds: ['tips'] })}>
        Tips
      </button>
      <button type="button" onClick={() => change({ state: 'open' }, { replace: true })}>
        Open
      </button>
      <button type="button" onClick={() => change(({ kinds }) => ({ kinds: withToggled(kinds, 'posts') }))}>
        Posts
      </button>
      <button type="button" onClick={clear}>
        Clear
      </button>
    </>
  )
}

function renderView(at: string, view = <View />) {
  seen.clear()
  const router = createMemoryRouter(
    [
      { path: '/before', element: <p>Before</p> },
      { path: '/', element: view },
    ],
    { initialEntries: ['/before', at] },
  )
  render(<RouterProvider router={router} />)
  return {
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
    back: () => act(async () => void router.navigate(-1)),
    goTo: (to: string, state?: unknown) => act(async () => void router.navigate(to, { state })),
    routerState: (): unknown => router.state.location.state,
    search: () => router.state.location.search,
    shown: () => screen.getByRole('status').textContent,
  }
}

it('reads the URL, adds a history entry, and keeps foreign parameters', async () => {
  const { press, back, search, shown } = renderView('/?creator=c-1&state=paid')
  expect(shown()).toBe('/paid narrowed')
  await press('Tips')
  expect(search()).toBe('?creator=c-1&state=paid&kinds=tips')
  expect(shown()).toBe('tips/paid narrowed')
  await back()
  await waitFor(() => expect(shown()).toBe('/paid narrowed'))
})

it('replaces the entry when asked to, and clears only its filters', async () => {
  const { press, back, search, shown } = renderView('/?creator=c-1&kinds=tips')
  expect(shown()).toBe('tips/')
  await press('Open')
  expect(search()).toBe('?creator=c-1&kinds=tips&state=open')
  await press('Clear')
  expect(search()).toBe('?creator=c-1&kinds=tips')
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

it('computes a change from the latest state, which the page has not rendered yet', async () => {
  const { search } = renderView('/?creator=c-1')
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Tips' }))
    fireEvent.click(screen.getByRole('button', { name: 'Posts' }))
  })
  expect(search()).toBe('?creator=c-1&kinds=tips%2Cposts')
})

function HiddenView() {
  const { state, isNarrowed } = useUrlState(SCHEMA, { hidden: ['state'] })
  return <output>{`${state.state ?? 'any'}${isNarrowed ? ' narrowed' : ''}`}</output>
}

it('reads nothing for a field that the user may not use', () => {
  const { shown } = renderView('/?state=paid', <HiddenView />)
  expect(shown()).toBe('any')
})

it('keeps the same state object while its parameters are equal', async () => {
  const { goTo, shown } = renderView('/?kinds=tips')
  await goTo('/?kinds=tips&period=today')
  await goTo('/?kinds=tips&period=yesterday')
  expect(shown()).toBe('tips/')
  expect(seen.size).toBe(1)
})

it('a replaced history entry keeps its router state, a new one has none', async () => {
  const { press, goTo, routerState } = renderView('/')
  await goTo('/', { isFromList: true })
  await press('Open')
  expect(routerState()).toEqual({ isFromList: true })
  await press('Tips')
  expect(routerState()).toBeNull()
})

it('a new entry that the next change replaces before it is rendered has no router state either', async () => {
  const { goTo, routerState, search } = renderView('/')
  await goTo('/', { isFromList: true })
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Tips' }))
    fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  })
  expect(search()).toBe('?kinds=tips&state=open')
  expect(routerState()).toBeNull()
})
