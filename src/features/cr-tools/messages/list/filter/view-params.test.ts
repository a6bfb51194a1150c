import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { CHANNEL_SORTS, CHANNEL_TABS } from '@/domain/chat/channel'

import { chipCount, withViewParams, viewOf } from './view-params'

const at = (search: string) => new URLSearchParams(search)

describe('the view of the list in the URL', () => {
  it('is the default when the URL has no or invalid values', () => {
    const usual = { tab: 'all', sort: 'waiting', query: '', chips: {} }
    expect(viewOf(at(''))).toEqual(usual)
    expect(viewOf(at('tab=nowhere&sort=colour&online=yes&list='))).toEqual(usual)
  })
  it('uses the remembered sort when the URL has none', () => {
    expect(viewOf(at(''), 'spend').sort).toBe('spend')
    expect(viewOf(at('sort=newest'), 'spend').sort).toBe('newest')
  })
  it('round-trips, and leaves other parameters alone', () => {
    const anyView = fc.record({
      tab: fc.constantFrom(...CHANNEL_TABS),
      sort: fc.constantFrom(...CHANNEL_SORTS),
      query: fc.string().map((text) => text.trim()),
      chips: fc.record(
        {
          online: fc.constant(true),
          new: fc.constant(true),
          listId: fc.constant('l&1'),
          language: fc.constant('de'),
        },
        { requiredKeys: [] },
      ),
    })
    fc.assert(
      fc.property(anyView, anyView, (before, view) => {
        const params = withViewParams(withViewParams(at('from=mail'), before), view)
        expect(viewOf(at(params.toString()))).toEqual(view)
        expect(params.get('from')).toBe('mail')
      }),
    )
  })
  it('counts the active filters', () => {
    expect(chipCount({})).toBe(0)
    expect(chipCount({ online: true, labelId: 'x' })).toBe(2)
  })
})
