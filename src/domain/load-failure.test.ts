import { describe, expect, it } from 'vitest'

import { afterLoadFailure, isLoadFailure } from './load-failure'

const FIRST_TIME = {
  isServerInReach: true,
  canRemember: true,
  reloadedFor: null,
  version: '1.2.0',
  hasUnsaved: false,
}

describe('a failed code chunk', () => {
  it('reloads by itself at most once per version, then asks', () => {
    expect(afterLoadFailure(FIRST_TIME)).toBe('reload')
    expect(afterLoadFailure({ ...FIRST_TIME, reloadedFor: '1.2.0' })).toBe('ask')
    expect(afterLoadFailure({ ...FIRST_TIME, reloadedFor: '1.1.0' })).toBe('reload')
  })

  it('never reloads by itself where the reload cannot be remembered', () => {
    expect(afterLoadFailure({ ...FIRST_TIME, canRemember: false })).toBe('ask')
  })

  it('never reloads over unsaved work', () => {
    expect(afterLoadFailure({ ...FIRST_TIME, hasUnsaved: true })).toBe('ask')
  })

  it('is told as offline when the server is out of reach', () => {
    expect(afterLoadFailure({ ...FIRST_TIME, isServerInReach: false })).toBe('offline')
  })

  it.each([
    'Failed to fetch dynamically imported module: https://c.example/assets/a.js', // Chrome
    'error loading dynamically imported module: https://c.example/assets/a.js', // Firefox
    'Importing a module script failed.', // Safari
    "'text/html' is not a valid JavaScript MIME type.", // Safari, answered by the HTML page
    'Unable to preload CSS for /assets/a.css',
  ])('is known by its words: %s', (message) => {
    expect(isLoadFailure(new TypeError(message))).toBe(true)
  })

  it.each([
    'Unexpected end of input', // Chrome, cut in half
    'missing ) after argument list',
    "The requested module './ui-1.js' does not provide an export named 'a'",
    'ambiguous indirect export: a', // Firefox
  ])('is known by a file that cannot be read as code: %s', (message) => {
    expect(isLoadFailure(new SyntaxError(message))).toBe(true)
  })

  it.each([
    'Unexpected end of JSON input',
    'JSON Parse error: Unexpected EOF', // Safari
    'Invalid regular expression: /(/: Unterminated group',
    'Cannot convert x to a BigInt',
  ])('is not text that cannot be read as data: %s', (message) => {
    expect(isLoadFailure(new SyntaxError(message))).toBe(false)
  })

  it('is not mistaken for another error', () => {
    expect(isLoadFailure(new TypeError('Failed to fetch'))).toBe(false)
    expect(isLoadFailure('loading chunk 3 failed')).toBe(false)
  })
})
