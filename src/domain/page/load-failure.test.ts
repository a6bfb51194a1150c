import { describe, expect, it } from 'vitest'

import { resolveLoadFailure, isLoadFailure } from './load-failure'

const FIRST_TIME = {
  isServerInReach: true,
  canRecordReload: true,
  reloadedFor: null,
  version: '1.2.0',
  hasUnsaved: false,
}

describe('a failed code chunk', () => {
  it('reloads automatically at most once per version, then asks', () => {
    expect(resolveLoadFailure(FIRST_TIME)).toBe('reload')
    expect(resolveLoadFailure({ ...FIRST_TIME, reloadedFor: '1.2.0' })).toBe('ask')
    expect(resolveLoadFailure({ ...FIRST_TIME, reloadedFor: '1.1.0' })).toBe('reload')
  })

  it('never reloads automatically where the reload cannot be stored', () => {
    expect(resolveLoadFailure({ ...FIRST_TIME, canRecordReload: false })).toBe('ask')
  })

  it('never reloads over unsaved changes', () => {
    expect(resolveLoadFailure({ ...FIRST_TIME, hasUnsaved: true })).toBe('ask')
  })

  it('is reported as offline when the server is unreachable', () => {
    expect(resolveLoadFailure({ ...FIRST_TIME, isServerInReach: false })).toBe('offline')
  })

  it.each([
    'Failed to fetch dynamically imported module: https://c.example/assets/a.js', // Chrome
    'error loading dynamically imported module: https://c.example/assets/a.js', // Firefox
    'Importing a module script failed.', // Safari
    "'text/html' is not a valid JavaScript MIME type.", // Safari, given an HTML page
    'Unable to preload CSS for /assets/a.css',
  ])('is recognised by the message %s', (message) => {
    expect(isLoadFailure(new TypeError(message))).toBe(true)
  })

  it.each([
    'Unexpected end of input', // Chrome, truncated file
    'missing ) after argument list',
    "The requested module './ui-1.js' does not provide an export named 'a'",
    'ambiguous indirect export: a', // Firefox
  ])('is recognised by a script that does not parse: %s', (message) => {
    expect(isLoadFailure(new SyntaxError(message))).toBe(true)
  })

  it.each([
    'Unexpected end of JSON input',
    'JSON Parse error: Unexpected EOF', // Safari
    'Invalid regular expression: /(/: Unterminated group',
    'Cannot convert x to a BigInt',
  ])('excludes text that does not parse as data: %s', (message) => {
    expect(isLoadFailure(new SyntaxError(message))).toBe(false)
  })

  it('excludes other errors', () => {
    expect(isLoadFailure(new TypeError('Failed to fetch'))).toBe(false)
    expect(isLoadFailure('loading chunk 3 failed')).toBe(false)
  })
})
