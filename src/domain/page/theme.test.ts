import { describe, expect, test } from 'vitest'

import { allowsThemePreference, themeFor, themePreference } from '@/domain/page/theme'

describe('theme', () => {
  test('is dark outside the chatter tools, whatever is stored', () => {
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

  test('follows the stored preference inside the chatter tools', () => {
    for (const path of ['/cr-tools', '/cr-tools/messages/7', '/cr-select', '/vault', '/live']) {
      expect(themeFor({ path, preference: 'light', systemIsDark: true }), path).toBe('light')
      expect(themeFor({ path, preference: 'dark', systemIsDark: false }), path).toBe('dark')
    }
  })

  test('follows the system for system, and for missing or unknown values (decisions 20)', () => {
    for (const preference of ['system', null, '', 'blue', 'Dark']) {
      expect(themeFor({ path: '/cr-tools', preference, systemIsDark: true })).toBe('dark')
      expect(themeFor({ path: '/cr-tools', preference, systemIsDark: false })).toBe('light')
    }
    expect(themePreference(undefined)).toBe('system')
  })

  test('ignores a path that only shares a prefix with a chatter tool', () => {
    expect(allowsThemePreference('/cr-toolsmith')).toBe(false)
    expect(allowsThemePreference('/lists')).toBe(false)
  })
})
