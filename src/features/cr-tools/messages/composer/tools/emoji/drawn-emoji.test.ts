import { afterEach, describe, expect, it, vi } from 'vitest'

import { drawnHere } from './drawn-emoji'

afterEach(() => void vi.unstubAllGlobals())

const COMMON = ['😀', '👋', '🎉', '🚀']

/** Fonts that have some emojis; every other sign is a box. */
function fontsWith(chars: readonly string[]): void {
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ font: '', measureText: (text: string) => ({ width: widthOf(text) }) })
    },
  )
  const widthOf = (text: string): number => {
    if (chars.includes(text)) return 40
    const parts = text.split('\u200D')
    return parts.length > 1 ? parts.reduce((sum, part) => sum + widthOf(part), 0) : 19
  }
}

describe('an emoji is offered', () => {
  it('where the fonts of the device have it, and not as a box or in its parts', () => {
    fontsWith([...COMMON, '🧑', '🎤', '🎨', '🧑‍🎤'])
    const isDrawn = drawnHere()
    expect(['😀', '🧑‍🎤', '🦩', '🧑‍🎨'].filter(isDrawn)).toEqual(['😀', '🧑‍🎤'])
  })

  it('where old signs are drawn by a font of text', () => {
    fontsWith(COMMON)
    expect(drawnHere()('❤️')).toBe(true)
  })

  it('where the device has no font of emojis, though a font of text may have a face', () => {
    fontsWith(['😀'])
    expect(['😀', '👋', '🧑‍🎨'].filter(drawnHere())).toEqual(['😀', '👋', '🧑‍🎨'])
  })

  it('where the browser does not say what it has', () => {
    vi.stubGlobal('OffscreenCanvas', undefined)
    expect(['😀', '🦩'].filter(drawnHere())).toEqual(['😀', '🦩'])
    expect(drawnHere()('a')).toBe(false)
  })
})
