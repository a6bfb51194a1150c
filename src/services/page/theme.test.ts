import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { setThemeAllowed, currentTheme, followTheme, setThemePreference } from '@/services/page/theme'

function system(isDark: boolean) {
  const changes = new EventTarget()
  const media = Object.assign(changes, { matches: isDark })
  vi.stubGlobal('matchMedia', () => media)
  return (dark: boolean) => {
    media.matches = dark
    changes.dispatchEvent(new Event('change'))
  }
}

describe('theme service', () => {
  let stop = () => {}
  beforeEach(() => {
    localStorage.clear()
    document.head.innerHTML = '<meta name="theme-color" content="">'
  })
  afterEach(() => {
    stop()
    vi.unstubAllGlobals()
  })
  const worn = () => ({
    attribute: document.documentElement.dataset.theme,
    scheme: document.documentElement.style.colorScheme,
    meta: document.querySelector('meta')?.getAttribute('content'),
  })

  test('applies the chosen theme immediately and stores it under the key theme', () => {
    system(true)
    stop = followTheme()
    setThemeAllowed(true)
    setThemePreference('light')
    expect(worn()).toEqual({ attribute: 'light', scheme: 'light', meta: '#f9f9fb' })
    expect(localStorage.getItem('theme')).toBe('light')
  })

  test('leaving the chatter tools forces dark, returning applies the preference again', () => {
    system(false)
    stop = followTheme()
    setThemePreference('light')
    setThemeAllowed(false)
    expect(worn()).toEqual({ attribute: 'dark', scheme: 'dark', meta: '#111113' })
    setThemeAllowed(true)
    expect(worn().attribute).toBe('light')
  })

  test('system follows the system while the page is open', () => {
    const turn = system(false)
    stop = followTheme()
    setThemeAllowed(true)
    expect(currentTheme()).toBe('light')
    turn(true)
    expect(worn().attribute).toBe('dark')
  })

  test('applies a choice made in another tab', () => {
    system(true)
    stop = followTheme()
    setThemeAllowed(true)
    localStorage.setItem('theme', 'light')
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light', storageArea: localStorage }))
    expect(worn().attribute).toBe('light')
  })
})
