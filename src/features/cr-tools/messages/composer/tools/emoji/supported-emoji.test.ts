import { afterEach, describe, expect, it, vi } from 'vitest'

import { createEmojiSupportCheck } from './supported-emoji'

afterEach(() => void vi.unstubAllGlobals())

const COMMON = ['😀', '👋', '🎉', '🚀']

/** Simulates fonts with the given emojis; every other character is a box. */
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
  it('when the device’s fonts have it, not as a box or in parts', () => {
    fontsWith([...COMMON, '🧑', '🎤', '🎨', '🧑‍🎤'])
    const isDrawn = createEmojiSupportCheck()
    expect(['😀', '🧑‍🎤', '🦩', '🧑‍🎨'].filter(isDrawn)).toEqual(['😀', '🧑‍🎤'])
  })

  it('when a text font renders an old character', () => {
    fontsWith(COMMON)
    expect(createEmojiSupportCheck()('❤️')).toBe(true)
  })

  it('when the device has no emoji font, though a text font may have a glyph', () => {
    fontsWith(['😀'])
    expect(['😀', '👋', '🧑‍🎨'].filter(createEmojiSupportCheck())).toEqual(['😀', '👋', '🧑‍🎨'])
  })

  it('when the browser can’t report its fonts', () => {
    vi.stubGlobal('OffscreenCanvas', undefined)
    expect(['😀', '🦩'].filter(createEmojiSupportCheck())).toEqual(['😀', '🦩'])
    expect(createEmojiSupportCheck()('a')).toBe(false)
  })
})
