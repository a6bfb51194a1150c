import { describe, expect, test } from 'vitest'

import { allowsThemePreference, themeFor, themePreference } from '@/domain/theme'

describe('theme', () => {
  test('dark is forced outside the chatter tools, whatever is stored', () => {
    for (const path of [
      '/login',
      '/agency-overview',
      '/agency-statistics',
      '/settings/feedback',
      '/',
      '/livestream',
    ])
      expect(themeFor({ path, preference: 'light', systemIsDark: false }), path).toBe('dark')
  })

  test('inside the chatter tools the stored preference holds', () => {
    for (const path of ['/cr-tools', '/cr-tools/messages/7', '/cr-select', '/vault', '/live']) {
      expect(themeFor({ path, preference: 'light', systemIsDark: true }), path).toBe('light')
      expect(themeFor({ path, preference: 'dark', systemIsDark: false }), path).toBe('dark')
    }
  })

  test('system, and whatever is absent or unknown, follows the system (decision 20)', () => {
    for (const preference of ['system', null, '', 'blue', 'Dark']) {
      expect(themeFor({ path: '/cr-tools', preference, systemIsDark: true })).toBe('dark')
      expect(themeFor({ path: '/cr-tools', preference, systemIsDark: false })).toBe('light')
    }
    expect(themePreference(undefined)).toBe('system')
  })

  test('a path that only begins with the same letters is not a chatter tool', () => {
    expect(allowsThemePreference('/cr-toolsmith')).toBe(false)
    expect(allowsThemePreference('/lists')).toBe(false)
  })
})
