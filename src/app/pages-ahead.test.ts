import { afterEach, beforeAll, expect, it, vi } from 'vitest'

import { ROUTES } from '@/domain/routes'

import { startWords } from '../../tests/words'
import { fetchPagesAhead } from './pages-ahead'
import { begunScreen, isAtHand, screenOf } from './screen-loads'
import { waitForExpect } from '../../tests/wait-for-expect'

const DIRECTOR = ['agency_director', 'agency_manager', 'account_manager', 'chatter'] as const
const kept = () =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'))
/** Renders without suspending: its code has run. */
const hasRun = (name: 'agencyManage' | 'agencyCreators') => screenOf(name).name === 'Arrived'

beforeAll(async () => {
  await startWords()
  vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true)
})
afterEach(() => {
  delete window.filesOfPage
  document.head.replaceChildren()
})

it('prefetches pages under other entries, which begin with their title on navigation', async () => {
  window.filesOfPage = (path) =>
    path === ROUTES.agencyManage.path ? ['/assets/manage.js', '/assets/manage.css'] : []
  fetchPagesAhead('agencyOverview', DIRECTOR)
  expect(kept()).toEqual(['/assets/manage.js'])
  await waitForExpect(() => expect(isAtHand('agencyManage')).toBe(true))
  expect(begunScreen('agencyManage')).toMatchObject({ title: 'route.agency_manage', beginsWithTitle: true })
  expect(hasRun('agencyManage')).toBe(false)
})

it('loads files whose names are unknown, as in development', async () => {
  fetchPagesAhead('agencyOverview', DIRECTOR)
  await waitForExpect(() => expect(hasRun('agencyCreators')).toBe(true))
  expect(kept()).toEqual([])
}, 30_000)
