import { afterEach, expect, it, vi } from 'vitest'

import { connectToastStack } from '@/services/page/toasts'

import { TranslationsBackend } from './backend'
import { currentLanguage, setLanguage, startI18n, t } from '.'

const WORDS = { nav: { logout: 'Logout' }, language: { not_loaded: 'Not loaded' } }

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.cookie = 'i18next=; max-age=0; path=/'
})

it('ends with the language chosen last, whichever loads first', async () => {
  const slow = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/de/')) await slow.promise
    return new Response(JSON.stringify(WORDS))
  })
  await startI18n({ namespaces: ['global'], backend: new TranslationsBackend(), language: 'en' })
  const first = setLanguage('de')
  await setLanguage('fr')
  slow.resolve()
  await first
  expect(currentLanguage()).toBe('fr')
  expect(document.cookie).toContain('i18next=fr')
})

it('keeps the language, and says so, where another cannot be loaded; a later try loads it', async () => {
  const texts: string[] = []
  connectToastStack({ show: ({ text }) => texts.push(text), dismiss: () => undefined })
  let canLoad = false
  const fetched = vi.fn((url: string) => {
    const words = url.includes('/ar/') ? { nav: { logout: 'خروج' } } : WORDS
    const isThere = url.includes('/en/') || canLoad
    return Promise.resolve(isThere ? new Response(JSON.stringify(words)) : new Response('', { status: 404 }))
  })
  vi.stubGlobal('fetch', fetched)
  await startI18n({ namespaces: ['global'], backend: new TranslationsBackend(), language: 'en' })
  const expectEnglish = (toasts: number) => {
    expect(currentLanguage()).toBe('en')
    expect(t('nav.logout')).toBe('Logout')
    expect(document.documentElement.dir).toBe('ltr')
    expect(document.cookie).not.toContain('i18next=')
    expect(texts).toEqual(Array(toasts).fill('Not loaded'))
  }
  await setLanguage('ar')
  expectEnglish(1)
  const { length } = fetched.mock.calls
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await setLanguage('ar')
  expectEnglish(2)
  expect(fetched).toHaveBeenCalledTimes(length)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  canLoad = true
  await setLanguage('ar')
  expect(currentLanguage()).toBe('ar')
  expect(t('nav.logout')).toBe('خروج')
  expect(document.cookie).toContain('i18next=ar')
})
