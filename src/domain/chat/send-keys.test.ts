import { describe, expect, it } from 'vitest'

import { isSendNextPress, isSendPress } from './send-keys'

const enter = {
  key: 'Enter',
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  keyCode: 13,
}

describe('the send key (screens S11)', () => {
  it('is Enter, or Ctrl or Cmd with Enter, as the person chose', () => {
    expect(isSendPress(enter, 'enter', false)).toBe(true)
    expect(isSendPress(enter, 'mod_enter', false)).toBe(false)
    expect(isSendPress({ ...enter, ctrlKey: true }, 'mod_enter', false)).toBe(true)
    expect(isSendPress({ ...enter, metaKey: true }, 'mod_enter', false)).toBe(true)
  })

  it('inserts a line break with Shift', () => {
    expect(isSendPress({ ...enter, shiftKey: true }, 'enter', false)).toBe(false)
  })

  it('is none on touch, where the button sends; a keyboard with Ctrl still sends', () => {
    expect(isSendPress(enter, 'enter', true)).toBe(false)
    expect(isSendPress({ ...enter, ctrlKey: true }, 'enter', true)).toBe(true)
  })

  it('is ignored during IME composition', () => {
    expect(isSendPress({ ...enter, isComposing: true }, 'enter', false)).toBe(false)
    // eslint-disable-next-line typescript/no-deprecated -- as Safari sends it
    expect(isSendPress({ ...enter, keyCode: 229 }, 'enter', false)).toBe(false)
  })
})

describe('the keys that send and open the next chat', () => {
  const mod = { ...enter, ctrlKey: true }
  const withShift = { ...mod, shiftKey: true }

  it('are Ctrl or Cmd with Enter, where Enter sends', () => {
    expect(isSendNextPress(mod, 'enter', false)).toBe(true)
    expect(isSendNextPress({ ...enter, metaKey: true }, 'enter', false)).toBe(true)
    expect(isSendNextPress(enter, 'enter', false)).toBe(false)
    expect(isSendNextPress(withShift, 'enter', false)).toBe(false)
  })

  it('add Shift where Ctrl or Cmd with Enter sends', () => {
    for (const [sendKey, isTouch] of [
      ['mod_enter', false],
      ['enter', true],
    ] as const) {
      expect(isSendNextPress(mod, sendKey, isTouch)).toBe(false)
      expect(isSendNextPress(withShift, sendKey, isTouch)).toBe(true)
      expect(isSendPress(withShift, sendKey, isTouch)).toBe(false)
    }
  })

  it('are ignored during IME composition', () => {
    expect(isSendNextPress({ ...mod, isComposing: true }, 'enter', false)).toBe(false)
  })
})
