import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, it } from 'vitest'

import { startTestI18n } from '../../../tests/support/i18n'
import { PageEnter } from './page-enter'

beforeAll(() => startTestI18n())

/** Two pages, and a dialog above them that stays through a navigation. */
async function openPages() {
  const pageOf = (path: string) => ({
    path,
    element: (
      <main>
        <PageEnter page="route.messages" />
        <h1>{path}</h1>
      </main>
    ),
  })
  const router = createMemoryRouter([pageOf('/first'), pageOf('/second')], { initialEntries: ['/first'] })
  render(
    <>
      <RouterProvider router={router} />
      <div role="dialog" aria-label="Palette">
        <input aria-label="Search" />
      </div>
    </>,
  )
  await screen.findByRole('heading', { name: '/first' })
  return { show: (path: string) => act(() => router.navigate(path)) }
}

it('moves the focus to the heading of a page that opens', async () => {
  const { show } = await openPages()
  await show('/second')
  expect(screen.getByRole('heading', { name: '/second' })).toHaveFocus()
})

it('leaves the focus in a dialog that opened meanwhile', async () => {
  const { show } = await openPages()
  act(() => screen.getByRole('textbox', { name: 'Search' }).focus())
  await show('/second')
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus()
})
