import { cleanup, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'

import { inDomOrder, useStableDomOrder } from './stable-dom-order'

const list = (ids: string) => [...ids]
const ids = fc.uniqueArray(fc.constantFrom(...list('abcdefghijkl')))

afterEach(cleanup)

describe('the DOM order of rows', () => {
  it('is the visual order', () => {
    const page = renderHook(({ seen }) => useStableDomOrder(seen, false), {
      initialProps: { seen: list('abcd') },
    })
    page.rerender({ seen: list('dabc') })
    expect(page.result.current).toEqual(list('dabc'))
  })

  it('stays the same in a burst and becomes the visual order after it', () => {
    const page = renderHook(({ seen, isBurst }) => useStableDomOrder(seen, isBurst), {
      initialProps: { seen: list('abcd'), isBurst: false },
    })
    page.rerender({ seen: list('dxab'), isBurst: true })
    expect(page.result.current).toEqual(list('abdx'))
    page.rerender({ seen: list('xbda'), isBurst: true })
    expect(page.result.current).toEqual(list('abdx'))
    page.rerender({ seen: list('xbda'), isBurst: false })
    expect(page.result.current).toEqual(list('xbda'))
  })

  it('holds each row once and moves none, whatever is added or removed', () => {
    fc.assert(
      fc.property(ids, ids, (before, seen) => {
        const order = inDomOrder(before, seen)
        expect(order.toSorted()).toEqual(seen.toSorted())
        expect(order.filter((id) => before.includes(id))).toEqual(before.filter((id) => seen.includes(id)))
      }),
    )
  })
})
