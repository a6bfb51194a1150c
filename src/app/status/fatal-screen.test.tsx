import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { LANGUAGE_CODES, type Language } from '@/config/languages'

import { handleLoadFailure, watchLoadFailures } from '@/services/loading/load-failure'

import { startTestI18n } from '../../../tests/support/i18n'
import { AppBoundary } from './fatal-screen'

function Broken(): never {
  throw new Error('broken')
}
function Unloaded(): never {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/shell.js')
}
/** The locale files' own words. */
const TITLES = import.meta.glob<{ title: string }>('../../../locales/*/global.json', {
  eager: true,
  import: 'fatal',
})
const titleIn = (language: Language) => TITLES[`../../../locales/${language}/global.json`]?.title ?? ''
const showIn = (language: string) => {
  document.documentElement.lang = language
  render(
    <AppBoundary>
      <Broken />
    </AppBoundary>,
  )
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the fatal-error screen', () => {
  it('says that something went wrong and offers support by email, without any locale file', () => {
    showIn('en')
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    const link = screen.getByRole('link', { name: /^Contact support/ })
    expect(link).toHaveAttribute('href', 'mailto:support@console.example')
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible()
  })

  it.each(LANGUAGE_CODES)('is in the language %s', (language: Language) => {
    showIn(language)
    expect(screen.getByRole('heading', { name: titleIn(language) })).toBeVisible()
  })

  it('is in English for an unknown page language', () => {
    showIn('xx')
    expect(screen.getByRole('heading', { name: titleIn('en') })).toBeVisible()
  })

  it('shows the connection message when the code of the frame fails to load', async () => {
    await startTestI18n()
    const stop = watchLoadFailures()
    render(
      <AppBoundary>
        <Unloaded />
      </AppBoundary>,
    )
    expect(screen.queryByRole('heading')).toBeNull()
    await act(() => handleLoadFailure({ isReachable: async () => false }))
    expect(screen.getByRole('alert')).toHaveTextContent('The page loads automatically')
    act(stop)
  })
})
