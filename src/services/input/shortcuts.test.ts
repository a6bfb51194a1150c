import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { allowSingleKeys, listenToShortcuts, registerShortcuts, setOwnKeys, shortcutAt } from './shortcuts'

const sheet = vi.fn()
const palette = vi.fn()
const cleanups: (() => void)[] = []

beforeEach(() => {
  cleanups.push(
    listenToShortcuts(),
    registerShortcuts([
      { id: 'sheet', run: sheet },
      { id: 'palette', run: palette },
    ]),
  )
})
afterEach(() => {
  cleanups.splice(0).forEach((stop) => stop())
  allowSingleKeys(true)
  setOwnKeys({})
  document.body.replaceChildren()
  vi.clearAllMocks()
})

const place = (html: string): Element => {
  document.body.innerHTML = html
  return document.body.firstElementChild ?? document.body
}
const question = (target: Element = document.body, more = {}) =>
  fireEvent.keyDown(target, { key: '?', shiftKey: true, ...more })
const modK = (target: Element = document.body, more = {}) =>
  fireEvent.keyDown(target, { key: 'k', code: 'KeyK', ctrlKey: true, ...more })

describe('shortcuts', () => {
  it("run, and prevent the browser's default", () => {
    expect(question()).toBe(false)
    expect(sheet).toHaveBeenCalledTimes(1)
    expect(modK()).toBe(false)
    expect(palette).toHaveBeenCalledTimes(1)
  })

  it.each(['<input>', '<textarea></textarea>', '<div contenteditable="true"></div>', '<select></select>'])(
    'with a single character never fire in %s, where they are text',
    (html) => {
      expect(question(place(html))).toBe(true)
      expect(sheet).not.toHaveBeenCalled()
    },
  )

  it('with a modifier work while typing', () => {
    modK(place('<textarea></textarea>'))
    expect(palette).toHaveBeenCalledTimes(1)
  })

  it('never fire during IME composition', () => {
    modK(document.body, { isComposing: true })
    modK(document.body, { keyCode: 229 })
    expect(palette).not.toHaveBeenCalled()
  })

  it('with a single character can be disabled, the others stay', () => {
    allowSingleKeys(false)
    question()
    modK()
    expect(sheet).not.toHaveBeenCalled()
    expect(palette).toHaveBeenCalledTimes(1)
  })

  it('are disabled while a dialog is open', () => {
    place('<div role="dialog"></div>')
    question()
    expect(sheet).not.toHaveBeenCalled()
  })

  it('run the innermost where two have the same keys, and none where they do not apply', () => {
    const near = vi.fn()
    let applies = true
    cleanups.push(
      registerShortcuts([{ id: 'thread', keys: ['Mod+K'], isAvailable: () => applies, run: near }]),
    )
    modK()
    expect(near).toHaveBeenCalledTimes(1)
    applies = false
    modK()
    expect(near).toHaveBeenCalledTimes(1)
    expect(palette).toHaveBeenCalledTimes(1)
  })

  it('use the person’s own keys instead of the defaults, until they are reset', () => {
    setOwnKeys({ palette: 'Alt+G' })
    modK()
    expect(palette).not.toHaveBeenCalled()
    fireEvent.keyDown(document.body, { key: 'g', code: 'KeyG', altKey: true })
    expect(palette).toHaveBeenCalledTimes(1)
    setOwnKeys({})
    modK()
    expect(palette).toHaveBeenCalledTimes(2)
  })
  it('have keys that are taken on every page, by the person’s own choice where there is one', () => {
    expect(shortcutAt('N', 'sheet')).toMatchObject({ label: 'shortcuts.next_chat' })
    expect(shortcutAt('R', 'composer-write')).toBeUndefined()
    setOwnKeys({ 'composer-write': 'Alt+G' })
    expect(shortcutAt('R', 'sheet')).toBeUndefined()
    expect(shortcutAt('Alt+G', 'sheet')).toMatchObject({ label: 'compose_tools.write' })
  })
})
