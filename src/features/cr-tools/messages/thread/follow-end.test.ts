import { afterEach, describe, expect, it, vi } from 'vitest'

import { followEnd } from './follow-end'

/** A scroller whose sizes are given: jsdom lays nothing out. */
function scrollerOf(height: number, content: number) {
  const element = document.createElement('div')
  const sizes = { height, content, top: content - height }
  Object.defineProperties(element, {
    clientHeight: { get: () => sizes.height },
    scrollHeight: { get: () => sizes.content },
    scrollTop: { get: () => sizes.top },
  })
  element.scrollTo = (to?: ScrollToOptions | number) => {
    const top = typeof to === 'object' ? (to.top ?? 0) : 0
    sizes.top = Math.min(top, sizes.content - sizes.height)
  }
  let resized: () => void = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(call: () => void) {
        resized = call
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  const scroll = () => element.dispatchEvent(new Event('scroll'))
  return { element, sizes, scroll, resize: () => resized() }
}

afterEach(() => void vi.unstubAllGlobals())

describe('the end of a thread', () => {
  it('stays in sight when a bar takes room from below', () => {
    const { element, sizes, resize } = scrollerOf(700, 5000)
    followEnd(element, () => undefined)
    sizes.height = 600
    resize()
    expect(sizes.top).toBe(4400)
  })

  it('stays in sight when a line and a bar come in the same frame', () => {
    const { element, sizes, scroll, resize } = scrollerOf(700, 5000)
    const told: boolean[] = []
    followEnd(element, (isAtEnd) => told.push(isAtEnd))
    sizes.content = 5060
    sizes.top = 4360
    sizes.height = 580
    scroll()
    resize()
    expect(sizes.top).toBe(4480)
    expect(told).toEqual([true])
  })

  it('is left alone while one reads further up', () => {
    const { element, sizes, scroll, resize } = scrollerOf(700, 5000)
    const told: boolean[] = []
    followEnd(element, (isAtEnd) => told.push(isAtEnd))
    sizes.top = 2000
    scroll()
    sizes.height = 600
    resize()
    expect(sizes.top).toBe(2000)
    expect(told.at(-1)).toBe(false)
  })

  it('is in sight again when the pane has become high enough', () => {
    const { element, sizes, scroll, resize } = scrollerOf(300, 1000)
    const told: boolean[] = []
    followEnd(element, (isAtEnd) => told.push(isAtEnd))
    sizes.top = 600
    scroll()
    expect(told.at(-1)).toBe(false)
    sizes.height = 400
    resize()
    expect(told.at(-1)).toBe(true)
  })
})
