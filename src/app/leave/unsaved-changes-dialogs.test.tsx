import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, Outlet, RouterProvider, useSearchParams } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'

import { discardUnsaved, useUnsaved } from '@/services/page/unsaved'

import { startTestI18n } from '../../../tests/support/i18n'
import { UnsavedChangesDialogs } from './unsaved-changes-dialogs'

afterEach(discardUnsaved)

function Form() {
  useUnsaved(true)
  const [, setParams] = useSearchParams()
  return (
    <>
      <p>Half written</p>
      <Link to="?tab=money">Money</Link>
      <button type="button" onClick={() => setParams({ sort: 'name' })}>
        Sort
      </button>
    </>
  )
}

async function renderForm(...more: string[]) {
  await startTestI18n('en')
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <UnsavedChangesDialogs />
            <Outlet />
          </>
        ),
        children: [
          { path: '/first', element: <p>First</p> },
          { path: '/list', element: <p>List</p> },
          { path: '/form', element: <Form /> },
        ],
      },
    ],
    { initialEntries: ['/first', '/list', '/form', ...more] },
  )
  render(<RouterProvider router={router} />)
  const back = async () => act(async () => void router.navigate(-1))
  return { router, back, user: userEvent.setup() }
}

it('Leaves a page with unsaved work once, however often Back was pressed during the question', async () => {
  const { router, back, user } = await renderForm()
  await back()
  await back()
  expect(router.state.location.pathname).toBe('/form')
  await user.click(await screen.findByRole('button', { name: 'Leave page' }))
  expect(await screen.findByText('List')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

describe("With a change of the URL's search only, unsaved work", () => {
  const search = (router: { state: { location: { search: string } } }) => router.state.location.search

  it('asks on Back', async () => {
    const { router, back, user } = await renderForm('/form?creator=1')
    await back()
    expect(search(router)).toBe('?creator=1')
    await user.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(search(router)).toBe('?creator=1')
    await back()
    await user.click(await screen.findByRole('button', { name: 'Leave page' }))
    await waitFor(() => expect(search(router)).toBe(''))
  })

  it('asks when the user follows a link', async () => {
    const { router, user } = await renderForm()
    await user.click(screen.getByRole('link', { name: 'Money' }))
    await user.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(search(router)).toBe('')
    await user.click(screen.getByRole('link', { name: 'Money' }))
    await user.click(await screen.findByRole('button', { name: 'Leave page' }))
    await waitFor(() => expect(search(router)).toBe('?tab=money'))
  })

  it('does not ask when the page itself updates its URL', async () => {
    const { router, user } = await renderForm()
    await user.click(screen.getByRole('button', { name: 'Sort' }))
    await waitFor(() => expect(search(router)).toBe('?sort=name'))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})

it('Stay keeps the page after a second Back too, and the next Back asks again', async () => {
  const { router, back, user } = await renderForm()
  await back()
  await back()
  await user.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(router.state.location.pathname).toBe('/form')
  await back()
  await user.click(await screen.findByRole('button', { name: 'Leave page' }))
  expect(await screen.findByText('List')).toBeVisible()
})
