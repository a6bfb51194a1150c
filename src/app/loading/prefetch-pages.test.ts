import { afterEach, beforeAll, expect, it, vi } from 'vitest'

import { ROUTES } from '@/domain/page/routes'

import { startTestI18n } from '../../../tests/support/i18n'
import { prefetchPages } from './prefetch-pages'
import { partialScreen, isScreenCached, screenComponent } from './screen-loader'
import { waitForExpect } from '../../../tests/support/wait-for-expect'

const DIRECTOR = ['agency_director', 'agency_manager', 'account_manager', 'chatter'] as const
const isPrefetched = () =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'))
/** Renders without suspending: its code has run. */
const hasRun = (name: 'agencyManage' | 'agencyCreators') => screenComponent(name).name === 'LoadedScreen'

beforeAll(async () => {
  await startTestI18n()
  vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true)
})
afterEach(() => {
  delete window.filesOfPage
  document.head.replaceChildren()
})

it('loads the inbox from a conversation, which shows no entries to other pages', async () => {
  prefetchPages('channel', DIRECTOR)
  await waitForExpect(() => expect(isScreenCached('messages')).toBe(true))
  expect(isScreenCached('crTools')).toBe(false)
}, 30_000)

it('prefetches pages under other entries, which begin with their title on navigation', async () => {
  window.filesOfPage = (path) =>
    path === ROUTES.agencyManage.path ? ['/assets/manage.js', '/assets/manage.css'] : []
  prefetchPages('agencyOverview', DIRECTOR)
  expect(isPrefetched()).toEqual(['/assets/manage.js'])
  await waitForExpect(() => expect(isScreenCached('agencyManage')).toBe(true))
  expect(partialScreen('agencyManage')).toMatchObject({ title: 'route.agency_manage', beginsWithTitle: true })
  expect(hasRun('agencyManage')).toBe(false)
})

it('loads files whose names are unknown, as in development', async () => {
  prefetchPages('agencyOverview', DIRECTOR)
  await waitForExpect(() => expect(hasRun('agencyCreators')).toBe(true))
  expect(isPrefetched()).toEqual([])
}, 30_000)
