import { describe, expect, it } from 'vitest'

import * as constants from '@/config/constants'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGE_MENU, LANGUAGES, NAMESPACES } from '@/config/languages'
import { LANGUAGE_COOKIE, STORAGE_KEY } from '@/config/storage-keys'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
const [SUNDAY, MONDAY, SATURDAY] = [0, 1, 6]

describe('requirements 9: business constants and limits', () => {
  it('breakpoints are xxs 360, xs 475, sm 640, md 768, lg 1024, xl 1280, 2xl 1536, 3xl 1920', () => {
    const { BREAKPOINT_PX } = constants
    expect(Object.entries(BREAKPOINT_PX)).toEqual([
      ['xxs', 360],
      ['xs', 475],
      ['sm', 640],
      ['md', 768],
      ['lg', 1024],
      ['xl', 1280],
      ['2xl', 1536],
      ['3xl', 1920],
    ])
    expect(constants.SHORT_HEIGHT_BELOW_PX).toBe(560)
  })

  it.each([
    ['the progress bar of a route waits 500 ms', constants.ROUTE_PROGRESS_DELAY_MS, 500],
    ['the crisis dialog resets after 3000 ms', constants.CRISIS_DIALOG_RESET_MS, 3000],
    ['the cancel of an upload waits 1 s', constants.UPLOAD_CANCEL_WAIT_MS, SECOND],
    ['a tab changes after 250 ms', constants.TAB_CHANGE_DELAY_MS, 250],
    ['a badge says 99+ above 99', constants.BADGE_CAP, 99],
    ['a small badge says 9+ above 9', constants.SMALL_BADGE_CAP, 9],
    ['the token is checked every 4 minutes', constants.TOKEN_CHECK_EVERY_MS, 4 * MINUTE],
    [
      'an access token is fresh if valid for more than 5 minutes',
      constants.ACCESS_TOKEN_FRESH_FOR_MS,
      5 * MINUTE,
    ],
    ['a query is stale after 5 minutes', constants.QUERY_STALE_AFTER_MS, 5 * MINUTE],
    ['the cache is collected after 5 minutes', constants.QUERY_GC_AFTER_MS, 5 * MINUTE],
    ['a suspense query is fresh for 1 s at least', constants.SUSPENSE_MIN_STALE_MS, SECOND],
    ['a query retries up to 3 times (requirements 8)', constants.QUERY_RETRIES, 3],
    ['a toast closes after 5000 ms', constants.TOAST_CLOSE_AFTER_MS, 5000],
    ['the clock ticks every second', constants.CLOCK_TICK_MS, SECOND],
    ['the aut claim has 10 characters at least', constants.STORED_ACCOUNT_MIN_AUT_LENGTH, 10],
    ['a country is remembered for a day', constants.COUNTRY_LOOKUP_CACHE_MS, DAY],
    ['the height of a modal moves for 0.1 s', constants.MODAL_HEIGHT_ANIMATION_MS, 100],
    ['the overflow of a modal resets after 150 ms', constants.MODAL_OVERFLOW_RESET_MS, 150],
  ])('%s', (_, actual, expected) => {
    expect(actual).toBe(expected)
  })

  it('icons are xxs 12, xs 16, sm 20, md 24, lg 28 px', () => {
    expect(constants.ICON_PX).toEqual({ xxs: 12, xs: 16, sm: 20, md: 24, lg: 28 })
  })

  it('version polling uses 5, 2, 20 and 60 seconds (requirements 7)', () => {
    expect(Object.values(constants.VERSION_POLL_MS)).toEqual([5 * SECOND, 2 * SECOND, 20 * SECOND, MINUTE])
  })
})

describe('requirements 9: languages', () => {
  it('are eight, with English as the default', () => {
    expect(LANGUAGE_CODES).toEqual(['ar', 'de', 'en', 'es', 'fr', 'ja', 'ko', 'pt-BR'])
    expect([...LANGUAGE_MENU].toSorted()).toEqual([...LANGUAGE_CODES].toSorted())
    expect(DEFAULT_LANGUAGE).toBe('en')
  })

  it('have their own labels, in the order of the requirements', () => {
    const labels = 'English (US), Español, Deutsch, Português (Brasil), 日本語, العربية, Français, 한국어'
    expect(LANGUAGE_MENU.map((code) => LANGUAGES[code].label).join(', ')).toBe(labels)
  })

  it('only Arabic has the direction rtl', () => {
    const rightToLeft = LANGUAGE_CODES.filter((code) => LANGUAGES[code].direction === 'rtl')
    expect(rightToLeft).toEqual(['ar'])
  })

  it('weeks start on Sunday for en, ja, ko, pt-BR; Monday for es, de, fr; Saturday for ar', () => {
    const starts = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, LANGUAGES[code].weekStart]))
    expect(starts).toEqual({
      en: SUNDAY,
      ja: SUNDAY,
      ko: SUNDAY,
      'pt-BR': SUNDAY,
      es: MONDAY,
      de: MONDAY,
      fr: MONDAY,
      ar: SATURDAY,
    })
  })

  it('cookie is i18next, storage key is i18nextLng', () => {
    expect(LANGUAGE_COOKIE).toBe('i18next')
    expect(STORAGE_KEY.language).toBe('i18nextLng')
  })

  it('tokens and theme use the storage keys of the requirements (requirements 1, 3)', () => {
    expect(STORAGE_KEY).toMatchObject({
      accessToken: 'access-token',
      refreshToken: 'refresh-token',
      theme: 'theme',
    })
  })

  it('eighteen namespaces exist', () => {
    const names =
      'analytics, auth, be_errors, calendar, charity, common, countries, global, home, integrations, ios, lists, ' +
      'marketplace, pintura, profile, settings, toasts, tools'
    expect(NAMESPACES.join(', ')).toBe(names)
  })
})
