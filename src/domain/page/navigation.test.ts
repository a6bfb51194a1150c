import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { BADGE_CAP, SMALL_BADGE_CAP } from '@/config/constants'

import { activeNavigationEntry, badgeText, navigationEntriesFor, sectionPages } from './navigation'
import { canGoBack, NO_VISITED_PAGES, recordVisit } from './visited-pages'

describe('navigation entries', () => {
  it('show only when the roles allow their route', () => {
    expect(navigationEntriesFor(['none'])).toEqual([])
    expect(navigationEntriesFor(['super_admin'])).toEqual([])
    expect(navigationEntriesFor(['chatter']).map(({ name }) => name)).toEqual(['crTools'])
    expect(navigationEntriesFor(['agency_director', 'account_manager']).map(({ name }) => name)).toEqual([
      'agencyOverview',
      'agencyCreators',
    ])
  })

  it('are active for their own pages and those below', () => {
    expect(activeNavigationEntry('/agency-manage/employees')).toBe('agencyManage')
    expect(activeNavigationEntry('/cr-select')).toBe('crTools')
    expect(activeNavigationEntry('/cr-tools/messages/c1')).toBe('crTools')
    expect(activeNavigationEntry('/agency-managers')).toBeUndefined()
    expect(activeNavigationEntry('/settings/feedback')).toBeUndefined()
  })
})

describe('the pages of a section', () => {
  it('are those the roles open, and none where only one remains', () => {
    const manager = ['agency_manager', 'account_manager'] as const
    const all = ['agencyManage', 'agencyEmployees', 'chatterPerformance']
    expect(sectionPages('/agency-manage', manager)).toEqual(all)
    expect(sectionPages('/agency-manage/chatter-performance', manager)).toEqual(all)
    expect(sectionPages('/agency-manage/employees', ['account_manager'])).toEqual([])
    expect(sectionPages('/agency-overview', ['agency_director'])).toEqual([])
  })
})

describe('badges', () => {
  it('show 99+ above 99 and 9+ above 9', () => {
    expect(badgeText(99, BADGE_CAP)).toBe('99')
    expect(badgeText(100, BADGE_CAP)).toBe('99+')
    expect(badgeText(9, SMALL_BADGE_CAP)).toBe('9')
    expect(badgeText(10, SMALL_BADGE_CAP)).toBe('9+')
  })

  it('show only positive integers', () => {
    for (const count of [0, -1, 1.5, NaN, Infinity, -Infinity, '3', null, undefined, {}, [3], true])
      expect(badgeText(count, BADGE_CAP)).toBeUndefined()
  })
})

describe('the back rule', () => {
  const after = (...steps: ['push' | 'replace' | 'pop', string][]) =>
    steps.reduce((visited, [kind, key]) => recordVisit(visited, kind, key), NO_VISITED_PAGES)

  it('goes back after more than one visited page', () => {
    expect(canGoBack(NO_VISITED_PAGES)).toBe(false)
    expect(canGoBack(after(['pop', 'a']))).toBe(false)
    expect(canGoBack(after(['pop', 'a'], ['push', 'b']))).toBe(true)
  })

  it('does not count redirects', () => {
    expect(canGoBack(after(['pop', 'a'], ['replace', 'b'], ['replace', 'c']))).toBe(false)
    expect(after(['pop', 'a'], ['push', 'b'], ['replace', 'c']).keys).toEqual(['a', 'c'])
  })

  it('follows the browser’s back and forward', () => {
    const back = after(['pop', 'a'], ['push', 'b'], ['pop', 'a'])
    expect(canGoBack(back)).toBe(false)
    expect(canGoBack(recordVisit(back, 'pop', 'b'))).toBe(true)
    expect(recordVisit(back, 'push', 'c').keys).toEqual(['a', 'c'])
  })

  it('does not go back from the first known page', () => {
    const step = fc.tuple(fc.constantFrom('push', 'replace', 'pop'), fc.constantFrom('a', 'b', 'c'))
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const visited = steps.reduce((known, [kind, key]) => recordVisit(known, kind, key), NO_VISITED_PAGES)
        expect(visited.at).toBeLessThan(Math.max(visited.keys.length, 1))
        if (visited.keys.length <= 1) expect(canGoBack(visited)).toBe(false)
      }),
    )
  })
})
