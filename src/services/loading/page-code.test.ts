import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { requestPageCode } from './page-code'
import { prefetchPageCode } from './prefetch-page-code'

const FILES: Record<string, string[]> = {
  '/one': ['/assets/shared.js', '/assets/one.js', '/assets/one.css'],
}
const know = () => (window.filesOfPage = (path) => FILES[path] ?? [])
const supports = vi.spyOn(DOMTokenList.prototype, 'supports')
beforeEach(() => void supports.mockReturnValue(true))
afterEach(() => {
  delete window.filesOfPage
  document.head.replaceChildren()
})

it('requests nothing in development, where the scripts of a page are unknown', () => {
  requestPageCode('/one')
  expect(prefetchPageCode('/one')).toBe(false)
  expect(document.head).toBeEmptyDOMElement()
})

it('requests the code of a page all at once', () => {
  know()
  requestPageCode('/one')
  const links = [...document.head.querySelectorAll('link')]
  expect(links.map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
    ['modulepreload', '/assets/shared.js'],
    ['modulepreload', '/assets/one.js'],
  ])
})

it('prefetches likely next code, each file once, and still requests it when needed', () => {
  know()
  expect(prefetchPageCode('/one')).toBe(true)
  expect(prefetchPageCode('/one')).toBe(true)
  requestPageCode('/one')
  prefetchPageCode('/one')
  expect([...document.head.querySelectorAll('link')].map(({ rel }) => rel)).toEqual([
    'prefetch',
    'prefetch',
    'modulepreload',
    'modulepreload',
  ])
})

it('reports when the browser has no prefetch', () => {
  know()
  supports.mockReturnValue(false)
  expect(prefetchPageCode('/one')).toBe(false)
  expect(document.head).toBeEmptyDOMElement()
})

it('fetches with CORS like a module, or hosts that vary by origin would cause a second fetch', () => {
  know()
  prefetchPageCode('/one')
  expect([...document.head.querySelectorAll('link')].map(({ crossOrigin }) => crossOrigin)).toEqual([
    'anonymous',
    'anonymous',
  ])
})
