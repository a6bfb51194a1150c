import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'

import { forgetUnsaved, useUnsaved } from '@/services/unsaved'

import { startWords } from '../../../tests/words'
import { LeaveQuestion } from './leave-question'

afterEach(forgetUnsaved)

function Form() {
  useUnsaved(true)
  return <p>Half written</p>
}

async function draw() {
  await startWords('en')
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <LeaveQuestion />
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
    { initialEntries: ['/first', '/list', '/form'] },
  )
  render(<RouterProvider router={router} />)
  const back = async () => act(async () => void router.navigate(-1))
  return { router, back, user: userEvent.setup() }
}

it('A page with unsaved work is left once, however often Back was pressed during the question', async () => {
  const { router, back, user } = await draw()
  await back()
  await back()
  expect(router.state.location.pathname).toBe('/form')
  await user.click(await screen.findByRole('button', { name: 'Leave page' }))
  expect(await screen.findByText('List')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

it('Stay keeps the page after a second Back too, and the next Back asks again', async () => {
  const { router, back, user } = await draw()
  await back()
  await back()
  await user.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(router.state.location.pathname).toBe('/form')
  await back()
  await user.click(await screen.findByRole('button', { name: 'Leave page' }))
  expect(await screen.findByText('List')).toBeVisible()
})
