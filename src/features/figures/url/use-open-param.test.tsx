import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'

import { useOpenParam } from './use-open-param'

function Panel({ keys }: { keys?: readonly string[] }) {
  const [key, open] = useOpenParam('panel', { within: ['part'], ...(keys && { keys }) })
  return (
    <>
      <output>{key}</output>
      <button type="button" onClick={() => open('one')}>
        One
      </button>
      <button type="button" onClick={() => open('two', { part: 'money' })}>
        Two
      </button>
      <button type="button" onClick={() => open(null)}>
        Close
      </button>
    </>
  )
}

function renderPanel(at: string, keys?: readonly string[]) {
  const router = createMemoryRouter(
    [
      { path: '/before', element: <p>Before</p> },
      { path: '/', element: <Panel {...(keys && { keys })} /> },
    ],
    { initialEntries: ['/before', at] },
  )
  render(<RouterProvider router={router} />)
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  const back = () => act(async () => void router.navigate(-1))
  const search = () => router.state.location.search
  return { press, back, search, said: () => screen.getByRole('status').textContent }
}

it('opens with one history entry, which Back removes', async () => {
  const { press, back, said, search } = renderPanel('/?q=mila')
  await press('One')
  expect(said()).toBe('one')
  expect(search()).toBe('?q=mila&panel=one')
  await back()
  await waitFor(() => expect(said()).toBe(''))
  expect(search()).toBe('?q=mila')
})

it('closes without an entry, so that Back never opens it again', async () => {
  const { press, back, said } = renderPanel('/')
  await press('One')
  await press('Close')
  expect(said()).toBe('')
  await back()
  expect(said()).toBe('')
  await back()
  expect(await screen.findByText('Before')).toBeVisible()
})

it('removes nested state when it closes or another one opens', async () => {
  const { press, search } = renderPanel('/?panel=two&part=money')
  await press('One')
  expect(search()).toBe('?panel=one')
  await press('Two')
  expect(search()).toBe('?panel=two&part=money')
  await press('Close')
  expect(search()).toBe('')
})

it('opens from a link, and ignores an unknown key', () => {
  const { said } = renderPanel('/?panel=two', ['one', 'two'])
  expect(said()).toBe('two')
})

it('treats an invalid key as closed: opening adds an entry again', async () => {
  const { press, back, said } = renderPanel('/?panel=nonsense', ['one', 'two'])
  expect(said()).toBe('')
  await press('One')
  expect(said()).toBe('one')
  await back()
  await waitFor(() => expect(said()).toBe(''))
})
