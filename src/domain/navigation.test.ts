import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { BADGE_CAP, SMALL_BADGE_CAP } from '@/config/constants'

import { activeEntry, badgeText, entriesFor, sectionPages } from './navigation'
import { canGoBack, NOTHING_VISITED, visit } from './visited'

describe('navigation entries', () => {
  it('show only when the roles allow their route', () => {
    expect(entriesFor(['none'])).toEqual([])
    expect(entriesFor(['super_admin'])).toEqual([])
    expect(entriesFor(['chatter']).map(({ name }) => name)).toEqual(['crTools'])
    expect(entriesFor(['agency_director', 'account_manager']).map(({ name }) => name)).toEqual([
      'agencyOverview',
      'agencyCreators',
    ])
  })

  it('are active for their own pages and those below', () => {
    expect(activeEntry('/agency-manage/employees')).toBe('agencyManage')
    expect(activeEntry('/cr-select')).toBe('crTools')
    expect(activeEntry('/cr-tools/messages/c1')).toBe('crTools')
    expect(activeEntry('/agency-managers')).toBeUndefined()
    expect(activeEntry('/settings/feedback')).toBeUndefined()
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
    steps.reduce((visited, [kind, key]) => visit(visited, kind, key), NOTHING_VISITED)

  it('goes back after more than one visited page', () => {
    expect(canGoBack(NOTHING_VISITED)).toBe(false)
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
    expect(canGoBack(visit(back, 'pop', 'b'))).toBe(true)
    expect(visit(back, 'push', 'c').keys).toEqual(['a', 'c'])
  })

  it('does not go back from the first known page', () => {
    const step = fc.tuple(fc.constantFrom('push', 'replace', 'pop'), fc.constantFrom('a', 'b', 'c'))
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const visited = steps.reduce((known, [kind, key]) => visit(known, kind, key), NOTHING_VISITED)
        expect(visited.at).toBeLessThan(Math.max(visited.keys.length, 1))
        if (visited.keys.length <= 1) expect(canGoBack(visited)).toBe(false)
      }),
    )
  })
})
