import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { languagePrefix, sameOriginPath } from './return-path'

const TRICKS = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%252fevil.example',
  '/%5cevil.example',
  '/%255cevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  '/a/%2e%2e/%2fevil.example',
  'https://evil.example',
  'https:evil.example',
  'http:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  ' /login',
  '\t//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\u0000/evil.example',
  '/%00/evil.example',
  '/%0a/evil.example',
  '/%09/evil.example',
  '/\u007Fevil.example',
  '/%E0%A4%A',
  '@evil.example',
  'evil.example',
  '?next=//evil.example',
  '#//evil.example',
  '',
]

describe('only same-origin paths are followed', () => {
  it.each(TRICKS)('rejects %j', (trick) => {
    expect(sameOriginPath(trick)).toBeUndefined()
  })

  it('accepts plain paths with search and hash', () => {
    for (const path of ['/', '/cr-tools', '/cr-tools/messages/c1?tab=a&next=//x#top', '/a%20b', '/%D8%B9'])
      expect(sameOriginPath(path)).toBe(path)
    expect(sameOriginPath(null)).toBeUndefined()
  })

  it('never leaves the origin, whatever the input', () => {
    const nasty = fc.stringMatching(/^[/\\.%2fF5cC\t@:a?#e]{0,12}$/)
    fc.assert(
      fc.property(fc.oneof(nasty, fc.string(), fc.webUrl()), (address) => {
        const path = sameOriginPath(address)
        if (path === undefined) return
        expect(path).toMatch(/^\/(?![/\\])/)
        expect(new URL(path, 'https://console.example').origin).toBe('https://console.example')
        expect(sameOriginPath(path)).toBe(path)
      }),
      { numRuns: 5000 },
    )
  })
})

describe('a language in the path', () => {
  it('is exactly one of the eight codes', () => {
    expect(languagePrefix('/pt-BR/login')).toEqual({ language: 'pt-BR', rest: '/login' })
    expect(languagePrefix('/de')).toEqual({ language: 'de', rest: '/' })
    expect(languagePrefix('/de?x=1#y')).toEqual({ language: 'de', rest: '/?x=1#y' })
    expect(languagePrefix('/ar/login?next=/de/')).toEqual({ language: 'ar', rest: '/login?next=/de/' })
    for (const path of [
      '/pt/login',
      '/pt-br/login',
      '/DE/login',
      '/en-US',
      '/list',
      '/live',
      '/',
      '/toString',
    ])
      expect(languagePrefix(path)).toBeUndefined()
  })
})
