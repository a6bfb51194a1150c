import { afterEach, describe, expect, it, vi } from 'vitest'

import { followEnd } from './follow-end'

/** A scroller with given sizes, because jsdom has no layout. */
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
  it('stays visible when a bar shrinks the scroller from below', () => {
    const { element, sizes, resize } = scrollerOf(700, 5000)
    followEnd(element, () => undefined)
    sizes.height = 600
    resize()
    expect(sizes.top).toBe(4400)
  })

  it('stays visible when a line and a bar appear in the same frame', () => {
    const { element, sizes, scroll, resize } = scrollerOf(700, 5000)
    const reported: boolean[] = []
    followEnd(element, (isAtEnd) => reported.push(isAtEnd))
    sizes.content = 5060
    sizes.top = 4360
    sizes.height = 580
    scroll()
    resize()
    expect(sizes.top).toBe(4480)
    expect(reported).toEqual([true])
  })

  it('stays visible when it is reached and loses height in the same frame, as with an early keyboard', () => {
    const { element, sizes, scroll, resize } = scrollerOf(700, 5000)
    sizes.top = 3000
    followEnd(element, () => undefined)
    sizes.top = 4300
    sizes.height = 320
    scroll()
    resize()
    expect(sizes.top).toBe(4680)
  })

  it('stays visible when older lines load above in the same frame', () => {
    const { element, sizes, scroll, resize } = scrollerOf(856, 5720)
    followEnd(element, () => undefined)
    sizes.height = 476
    resize()
    sizes.content = 10_899
    sizes.top = 4864 + 10_899 - 5720
    scroll()
    expect(sizes.top).toBe(10_899 - 476)
  })

  it('can be scrolled away from after that', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { element, sizes, scroll, resize } = scrollerOf(856, 5720)
    followEnd(element, () => undefined)
    sizes.height = 476
    resize()
    vi.advanceTimersByTime(200)
    sizes.top = 3000
    scroll()
    vi.useRealTimers()
    expect(sizes.top).toBe(3000)
  })

  it('is not followed while the user reads further up', () => {
    const { element, sizes, scroll, resize } = scrollerOf(700, 5000)
    const reported: boolean[] = []
    followEnd(element, (isAtEnd) => reported.push(isAtEnd))
    sizes.top = 2000
    scroll()
    sizes.height = 600
    resize()
    expect(sizes.top).toBe(2000)
    expect(reported.at(-1)).toBe(false)
  })

  it('is not reached while newer messages are not loaded', () => {
    const { element, sizes, scroll, resize } = scrollerOf(700, 5000)
    const reported: boolean[] = []
    let isWhole = true
    const { check } = followEnd(
      element,
      (isAtEnd) => reported.push(isAtEnd),
      () => isWhole,
    )
    isWhole = false
    sizes.top = 2000
    sizes.height = 820
    scroll()
    resize()
    expect(sizes.top).toBe(2000)
    sizes.top = 5000 - 820
    scroll()
    sizes.height = 700
    resize()
    expect(sizes.top).toBe(5000 - 820)
    expect(reported.at(-1)).toBe(false)
    isWhole = true
    check()
    expect(reported.at(-1)).toBe(false)
    sizes.top = 5000 - 700
    check()
    expect(reported.at(-1)).toBe(true)
  })

  it('is released by a jump, though a bar disappears in the same frame', () => {
    const { element, sizes, scroll, resize } = scrollerOf(700, 5000)
    const { release } = followEnd(element, () => undefined)
    sizes.height = 600
    resize()
    sizes.top = 2000
    release()
    sizes.height = 820
    scroll()
    resize()
    scroll()
    expect(sizes.top).toBe(2000)
  })

  it('is visible again when the pane has grown enough', () => {
    const { element, sizes, scroll, resize } = scrollerOf(300, 1000)
    const reported: boolean[] = []
    followEnd(element, (isAtEnd) => reported.push(isAtEnd))
    sizes.top = 600
    scroll()
    expect(reported.at(-1)).toBe(false)
    sizes.height = 400
    resize()
    expect(reported.at(-1)).toBe(true)
  })
})
