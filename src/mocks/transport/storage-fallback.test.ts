import { afterEach, expect, it } from 'vitest'

import { installStorageFallback } from './storage-fallback'

const usual = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
const hadWindow = 'window' in globalThis
afterEach(() => {
  if (usual) Object.defineProperty(globalThis, 'localStorage', usual)
  else Reflect.deleteProperty(globalThis, 'localStorage')
  if (!hadWindow) Reflect.deleteProperty(globalThis, 'window')
})

it('a page without access to localStorage gets an in-memory storage', () => {
  if (!hadWindow) Object.defineProperty(globalThis, 'window', { configurable: true, value: globalThis })
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied', 'SecurityError')
    },
  })
  installStorageFallback()
  const { localStorage: given } = window
  given.setItem('a', '1')
  expect([given.getItem('a'), given.length, given.key(0)]).toEqual(['1', 1, 'a'])
  given.clear()
  expect(given.getItem('a')).toBeNull()
  installStorageFallback()
  expect(window.localStorage).toBe(given)
})
