import { cleanup, render, screen } from '@testing-library/react'
import { use } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { afterPaint } from '@/services/page/after-paint'
import { clearPageHistory } from '@/services/page/page-history'

import { startTestI18n } from '../../../tests/support/i18n'
import { followPages } from '../router'
import { loadScreen } from '../loading/screen-loader'
import { PageTransition } from './page-transition'
import { usePendingPath } from './pending-page'
import { waitForExpect } from '../../../tests/support/wait-for-expect'

/** The data that the creators page waits for. */
let creators = Promise.withResolvers<string>()

const Creators = () => <h1>{use(creators.promise)}</h1>

function TestFrame() {
  return (
    <>
      <output aria-label="Here">{usePendingPath()}</output>
      <Link to="/agency-creators">To creators</Link>
      <Link to="/agency-creators?sort=name">Creators by name</Link>
      <Link to="/agency-manage">To floor</Link>
      <main>
        <PageTransition>
          <Outlet />
        </PageTransition>
      </main>
    </>
  )
}

let stop: () => void

function show() {
  const router = createMemoryRouter(
    [
      {
        element: <TestFrame />,
        children: [
          { path: '/agency-manage', element: <h1>The floor</h1> },
          { path: '/agency-creators', element: <Creators /> },
        ],
      },
    ],
    { initialEntries: ['/agency-manage'] },
  )
  stop = followPages(router)
  render(<RouterProvider router={router} />)
}

/** Outside `act`, which would flush deferred renders at once, or hang on pending ones. */
async function navigateAndWait(name: string, wanted: string[]): Promise<void> {
  screen.getByRole('link', { name }).click()
  await waitForExpect(() => expect(headings()).toEqual(wanted))
}
const headings = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)
const here = () => screen.getByLabelText('Here').textContent
const paint = () => new Promise<void>(afterPaint)

/** A fake clock: only explicit steps advance it. */
let passed = 0
const realNow = performance.now.bind(performance)
const loadAfter = async (ms: number) => {
  passed += ms
  creators.resolve('All creators')
  await screen.findByRole('heading', { name: 'All creators' })
  // The paint records the load time.
  await paint()
}

beforeAll(async () => {
  await startTestI18n()
  // jsdom does not paint and lacks this property.
  Object.defineProperty(document.documentElement.style, 'contentVisibility', {
    value: '',
    configurable: true,
  })
  await loadScreen('agencyCreators')
})
beforeEach(() => {
  creators = Promise.withResolvers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.spyOn(performance, 'now').mockImplementation(() => passed + realNow() / 1000)
})
afterEach(() => {
  cleanup()
  stop()
  clearPageHistory()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('during a navigation', () => {
  it('title and tab of the next page show at once, and the previous page is hidden until it loads', async () => {
    show()
    await navigateAndWait('To creators', ['Agency Creators', 'The floor'])
    expect(screen.getByText('The floor').parentElement).toHaveClass('[content-visibility:hidden]')
    expect(here()).toBe('/agency-creators')
    await loadAfter(300)
    expect(headings()).toEqual(['All creators'])
    expect(screen.getByText('All creators').parentElement).not.toHaveClass('[content-visibility:hidden]')
  })

  it('going back at once shows the previous page', async () => {
    show()
    await navigateAndWait('To creators', ['Agency Creators', 'The floor'])
    await navigateAndWait('To floor', ['The floor'])
    expect(screen.getByText('The floor').parentElement).not.toHaveClass('[content-visibility:hidden]')
    expect(here()).toBe('/agency-manage')
  })

  it('a change of filters is no navigation', async () => {
    show()
    await navigateAndWait('To creators', ['Agency Creators', 'The floor'])
    await loadAfter(300)
    await navigateAndWait('Creators by name', ['All creators'])
    await paint()
    expect(headings()).toEqual(['All creators'])
  })

  it('a page that loads quickly keeps the previous one visible', async () => {
    show()
    // The last three times count, which forgets the first one.
    for (let time = 1; time <= 3; time += 1) {
      await navigateAndWait('To creators', ['Agency Creators', 'The floor'])
      await loadAfter(40)
      await navigateAndWait('To floor', ['The floor'])
      creators = Promise.withResolvers()
    }
    await navigateAndWait('To creators', ['The floor'])
    await paint()
    expect(headings()).toEqual(['The floor'])
    expect(here()).toBe('/agency-manage')
    // It took longer this time: the next visit begins with the title.
    await loadAfter(200)
    await navigateAndWait('To floor', ['The floor'])
    creators = Promise.withResolvers()
    await navigateAndWait('To creators', ['Agency Creators', 'The floor'])
  })
})
