import { describe, expect, it } from 'vitest'

import { readUrlState } from '@/lib/url-state'

import { chipCount, INBOX_FIELDS, viewOf } from './view-params'

const stateAt = (search: string) => readUrlState(INBOX_FIELDS, new URLSearchParams(search))

describe('the view of the list in the URL', () => {
  it('is the default when the URL has no or invalid values', () => {
    const usual = { tab: 'all', sort: 'waiting', query: '', chips: {} }
    expect(viewOf(stateAt(''))).toEqual(usual)
    expect(viewOf(stateAt('tab=nowhere&sort=colour&online=yes&list='))).toEqual(usual)
  })
  it('uses the remembered sort when the URL has none', () => {
    expect(viewOf(stateAt(''), 'spend').sort).toBe('spend')
    expect(viewOf(stateAt('sort=newest'), 'spend').sort).toBe('newest')
  })
  it('has no sort by spend that is hidden from the user', () => {
    expect(viewOf(stateAt(''), 'spend', false).sort).toBe('waiting')
    expect(viewOf(stateAt('sort=spend'), 'newest', false).sort).toBe('waiting')
  })
  it('has the active filters alone', () => {
    const { chips } = viewOf(stateAt('online=1&list=l%261&lang=de'))
    expect(chips).toEqual({ online: true, listId: 'l&1', language: 'de' })
    expect(chipCount(chips)).toBe(3)
    expect(chipCount({})).toBe(0)
  })
})
