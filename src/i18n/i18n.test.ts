import { isolate } from '@/lib/text/isolate'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { LANGUAGE_CODES, LANGUAGES } from '@/config/languages'

import { startTestI18n } from '../../tests/support/i18n'
import { TranslationsBackend } from './backend'
import { detectedLanguage, storeLanguage } from './detector'
import * as format from './format'
import { currentLanguage, i18next, setLanguage, t } from '.'

const cookies = (): string => document.cookie

const forgetCookie = (): void => {
  document.cookie = 'i18next=; Path=/; Max-Age=0'
}

beforeEach(() => {
  forgetCookie()
  history.replaceState(null, '', '/login')
})

describe('the language is detected', () => {
  it('in the cookie before the path', () => {
    history.replaceState(null, '', '/fr/login')
    expect(detectedLanguage()).toBe('fr')
    storeLanguage('pt-BR')
    expect(cookies()).toContain('i18next=pt-BR')
    expect(detectedLanguage()).toBe('pt-BR')
  })

  it('nowhere else: not in another first segment, not in localStorage alone, not in an unknown cookie', () => {
    storeLanguage('ja')
    forgetCookie()
    expect(window.localStorage.getItem('i18nextLng')).toBe('ja')
    expect(detectedLanguage()).toBeUndefined()
    for (const path of ['/list', '/live', '/pt/login', '/DE', '/xx']) {
      history.replaceState(null, '', path)
      expect(detectedLanguage()).toBeUndefined()
    }
    document.cookie = 'i18next=../../secret; Path=/'
    expect(detectedLanguage()).toBeUndefined()
  })

  it('and kept without an exception where cookies are blocked', () => {
    const blocked = vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(detectedLanguage()).toBeUndefined()
    blocked.mockRestore()
  })

  it('and stored for a year, for this site only', () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    storeLanguage('de')
    const cookie = written.mock.calls[0]?.[0] ?? ''
    written.mockRestore()
    expect(cookie).toContain('Path=/')
    expect(cookie).toContain('SameSite=Strict')
    const expires = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '')
    expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(365)
  })
})

describe('a change of language', () => {
  it('changes texts, direction and the page’s own language without a reload', async () => {
    await startTestI18n('en')
    expect(t('nav.logout')).toBe('Logout')
    for (const code of LANGUAGE_CODES) {
      await setLanguage(code)
      expect(currentLanguage()).toBe(code)
      expect(document.documentElement.lang).toBe(code)
      expect(document.documentElement.dir).toBe(LANGUAGES[code].direction)
      expect(cookies()).toContain(`i18next=${code}`)
      expect(format.weekStart()).toBe(LANGUAGES[code].weekStart)
    }
    await setLanguage('en')
  })

  it("keeps people's names", async () => {
    await startTestI18n('en')
    const name = "O'Brien & <b>$t(nav.logout)</b>"
    expect(t('nav.badge', { entry: name, badge: 1 })).toBe(`${name}, 1 new`)
  })
})

describe('a language file that fails to load', () => {
  const read = (language: string) =>
    new Promise((resolve, reject) => {
      const backend = new TranslationsBackend()
      backend.init(i18next.services)
      backend.read(language, 'global', (error, words) => (error ? reject(error) : resolve(words)))
    })

  it('is replaced by its English one, so that no key is shown', async () => {
    await startTestI18n('en')
    const asked: string[] = []
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url)
      return Promise.resolve(
        url.includes('/en/') ? new Response('{"a":"English"}') : new Response('', { status: 500 }),
      )
    })
    expect(await read('de')).toEqual({ a: 'English' })
    expect(asked[0]).toMatch(/^\/locales\/de\/global\.json\?v=\w+/)
    asked.length = 0
    expect(await read('en')).toEqual({ a: 'English' })
    expect(asked).toHaveLength(1)
    vi.unstubAllGlobals()
  })
})

describe('numbers and dates', () => {
  const AT = Date.UTC(2026, 10, 21, 14, 5)

  it('are as precise as what they state: agreed rates have two digits, measured shares one', async () => {
    await startTestI18n('en')
    expect([0.42, 0.125, 0.1225].map(format.formatRate)).toEqual(['42%', '12.5%', '12.25%'])
    expect(format.formatPercent(0.1225)).toBe('12.3%')
  })

  it('follow the language, with Western digits everywhere', async () => {
    await startTestI18n('en')
    for (const code of LANGUAGE_CODES) {
      await i18next.changeLanguage(code)
      const locale = format.intlLocale(code)
      const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
      const amount = format.formatMoney({ amount: 123_456, currency: 'USD' })
      expect(amount.replaceAll(/[\u2066\u2069]/g, '')).toBe(dollars.format(1234.56))
      expect(format.formatNumber(1234.5)).toBe(new Intl.NumberFormat(locale).format(1234.5))
      expect(format.formatDate(AT)).toBe(new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(AT))
      const all = [
        format.formatMoney({ amount: 99, currency: 'EUR' }),
        format.formatPercent(0.082),
        format.formatDateTime(AT),
        format.formatDuration(26_700_000),
        format.formatWaitingTime(720_000),
        format.formatRelative(AT - 180_000, AT),
      ].join(' ')
      expect(all).not.toMatch(/[\u0660-\u0669\u06F0-\u06F9]/)
      expect(all).toMatch(/\d/)
    }
    await i18next.changeLanguage('en')
  })

  it('keep no minus for what rounds to zero, and the sign of an amount inside its isolate', async () => {
    await startTestI18n('en')
    expect(format.formatMoney({ amount: -30, currency: 'USD' }, { isWhole: true })).toBe('$0')
    expect(format.formatMoney({ amount: -3000, currency: 'USD' }, { isWhole: true })).toBe('-$30')
    await i18next.changeLanguage('ar')
    const gain = format.formatMoney({ amount: 3000, currency: 'USD' }, { signDisplay: 'exceptZero' })
    expect(gain).toMatch(/^\u2066[^\u2069]*\+[^\u2069]*\u2069$/)
    await i18next.changeLanguage('en')
  })

  it('count from midnight to midnight once a day has passed', async () => {
    await startTestI18n('en')
    const at = (text: string) => new Date(text).getTime() // the reader's own zone
    const now = at('2026-11-18T23:00:00')
    expect(format.formatRelative(at('2026-11-19T22:00:00'), now)).toBe('in 23 hr.')
    expect(format.formatRelative(at('2026-11-19T23:30:00'), now)).toBe('tomorrow')
    expect(format.formatRelative(at('2026-11-20T01:00:00'), now)).toBe('in 2 days')
    const early = at('2026-11-18T01:00:00')
    expect(format.formatRelative(at('2026-11-17T00:30:00'), early)).toBe('yesterday')
    expect(format.formatRelative(at('2026-11-16T23:00:00'), early)).toBe('2 days ago')
  })

  it('name the year of a range of days once, but for the numeric one of Japanese', async () => {
    await startTestI18n('en')
    for (const code of LANGUAGE_CODES.filter((one) => one !== 'ja')) {
      await i18next.changeLanguage(code)
      const range = format.formatDayRange(AT - 4 * 86_400_000, AT, 'UTC')
      expect(range.match(/2026/g), code).toHaveLength(1)
    }
    await i18next.changeLanguage('en')
  })

  it('show a wait in one unit, never as a clock', async () => {
    await startTestI18n('en')
    const unit = (value: number, name: string) =>
      new Intl.NumberFormat('en', { style: 'unit', unit: name, unitDisplay: 'short' }).format(value)
    expect(format.formatWaitingTime(12 * 60_000 + 6000)).toBe(unit(12, 'minute'))
    expect(format.formatWaitingTime(-5)).toBe(unit(0, 'minute'))
    expect(format.formatWaitingTime(3 * 3_600_000)).toBe(unit(3, 'hour'))
    expect(format.formatWaitingTime(72 * 3_600_000)).toBe(unit(3, 'day'))
  })

  it('name a time zone independent of the season', async () => {
    await startTestI18n('en')
    expect(format.timeZoneDisplayName('Europe/Warsaw')).toBe('Central European Time')
    expect(format.timeZoneDisplayName('UTC')).toBe('UTC')
    expect(format.timeZoneDisplayName('Nowhere/Land')).toBe('Nowhere/Land')
  })

  it('isolate every amount of money in Arabic, and add nothing elsewhere', async () => {
    await startTestI18n('en')
    const negative = { amount: -1250, currency: 'USD' }
    expect(format.formatMoney(negative)).toBe('-$12.50')
    await i18next.changeLanguage('ar')
    expect(format.formatMoney(negative)).toMatch(/^\u2066.*12\.50.*\u2069$/)
    expect(format.formatMoney(negative, { isWhole: true })).toMatch(/^\u2066.*\u2069$/)
    await i18next.changeLanguage('en')
  })

  it('isolate the direction of a name', () => {
    expect(isolate('عمر')).toBe('\u2068عمر\u2069')
  })
})
