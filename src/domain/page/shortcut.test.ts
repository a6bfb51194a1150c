import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { matchesKeys, isSingleKey, keyCaps, type KeyPress, keysOfPress } from './shortcut'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

describe('a key press', () => {
  it('matches Mod+K with Ctrl, and with ⌘ on a Mac', () => {
    expect(matchesKeys(press('k', { ctrlKey: true }), 'Mod+K', false)).toBe(true)
    expect(matchesKeys(press('k', { metaKey: true }), 'Mod+K', true)).toBe(true)
    expect(matchesKeys(press('k', { ctrlKey: true }), 'Mod+K', true)).toBe(false)
    expect(matchesKeys(press('k', { metaKey: true }), 'Mod+K', false)).toBe(false)
    expect(matchesKeys(press('k'), 'Mod+K', false)).toBe(false)
  })

  it('does not match Mod+K with another modifier', () => {
    expect(matchesKeys(press('K', { ctrlKey: true, shiftKey: true }), 'Mod+K', false)).toBe(false)
    expect(matchesKeys(press('k', { ctrlKey: true, altKey: true }), 'Mod+K', false)).toBe(false)
  })

  it.each([
    ['Arabic', 'ن'],
    ['Korean', 'ㅏ'],
    ['Japanese', 'の'],
  ])('matches Mod+K by physical key where the keyboard types %s', (_, key) => {
    expect(matchesKeys(press(key, { code: 'KeyK', ctrlKey: true }), 'Mod+K', false)).toBe(true)
    expect(matchesKeys(press(key, { code: 'KeyL', ctrlKey: true }), 'Mod+K', false)).toBe(false)
  })

  it('matches the letter, not the physical key, on another Latin layout', () => {
    expect(matchesKeys(press('t', { code: 'KeyK', ctrlKey: true }), 'Mod+K', false)).toBe(false)
  })

  it('matches the physical key where ⌥ on a Mac types another character', () => {
    expect(matchesKeys(press('π', { code: 'KeyP', altKey: true }), 'Alt+P', true)).toBe(true)
    expect(matchesKeys(press('ß', { code: 'KeyS', altKey: true }), 'Alt+S', true)).toBe(true)
    expect(matchesKeys(press('ß', { code: 'Minus', altKey: true }), 'Alt+S', false)).toBe(false)
  })

  it('matches ? in any layout', () => {
    expect(matchesKeys(press('?', { shiftKey: true }), '?', false)).toBe(true)
    expect(matchesKeys(press('?'), '?', false)).toBe(true)
    expect(matchesKeys(press('؟', { shiftKey: true }), '?', false)).toBe(true)
    expect(matchesKeys(press('/', { ctrlKey: true, shiftKey: true }), 'Mod+/', false)).toBe(true)
  })

  it('distinguishes F6 from Shift+F6', () => {
    expect(matchesKeys(press('F6'), 'F6', false)).toBe(true)
    expect(matchesKeys(press('F6', { shiftKey: true }), 'F6', false)).toBe(false)
    expect(matchesKeys(press('F6', { shiftKey: true }), 'Shift+F6', false)).toBe(true)
  })
})

describe('keys', () => {
  it('that are a single character are detected', () => {
    expect(isSingleKey('?')).toBe(true)
    expect(isSingleKey('Mod+K')).toBe(false)
    expect(isSingleKey('F6')).toBe(false)
  })

  it('are formatted like key caps', () => {
    expect(keyCaps('Mod+K', true)).toBe('⌘K')
    expect(keyCaps('Mod+K', false)).toBe('Ctrl K')
    expect(keyCaps('Shift+F6', false)).toBe('Shift F6')
    expect(keyCaps('Alt+ArrowDown', false)).toBe('Alt ↓')
  })
})

describe('the keys of a press', () => {
  it('match the same press again', () => {
    const letter = fc.constantFrom('a', 'N', 'z', 'π', 'ن').map((key) => ({ key, code: 'KeyN' }))
    const other = fc.constantFrom('F4', 'ArrowUp', '?', '؟', '/', '7', 'é').map((key) => ({ key, code: '' }))
    const flags = fc.record({
      ctrlKey: fc.boolean(),
      metaKey: fc.boolean(),
      altKey: fc.boolean(),
      shiftKey: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.oneof(letter, other), flags, fc.boolean(), (key, held, isMac) => {
        const made = { ...key, ...held }
        const keys = keysOfPress(made, isMac)
        expect(keys === undefined || matchesKeys(made, keys, isMac)).toBe(true)
      }),
    )
  })

  it('are undefined where the page needs them, and where they type nothing', () => {
    for (const key of ['Tab', 'Enter', 'Escape', ' ', 'Shift', 'Dead', 'ArrowUp', 'Delete', '+'])
      expect(keysOfPress(press(key), false)).toBeUndefined()
    expect(keysOfPress(press('k', { metaKey: true }), false)).toBeUndefined()
  })

  it('are in registry format', () => {
    expect(keysOfPress(press('g'), false)).toBe('G')
    expect(keysOfPress(press('ن', { code: 'KeyK', ctrlKey: true }), false)).toBe('Mod+K')
    expect(keysOfPress(press('π', { code: 'KeyP', altKey: true }), true)).toBe('Alt+P')
    expect(keysOfPress(press('ArrowUp', { altKey: true, shiftKey: true }), false)).toBe('Alt+Shift+ArrowUp')
  })
})

describe('Alt and a digit', () => {
  it.each([
    ['a Mac', '¡', true],
    ['a French layout', '&', false],
    ['a US layout', '1', false],
  ])('matches the physical key on %s', (_, key, isMac) => {
    const first = press(key, { code: 'Digit1', altKey: true })
    expect(matchesKeys(first, 'Alt+1', isMac)).toBe(true)
    expect(matchesKeys(first, 'Alt+2', isMac)).toBe(false)
  })
})
