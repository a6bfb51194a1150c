import type { ParseKeys } from 'i18next'
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { useTranslation } from '@/i18n/use-translation'
import { useLocation } from 'react-router'

import { env } from '@/config/env'
import { allowsThemePreference } from '@/domain/theme'
import { removeFirstFrame } from '@/services/first-frame'
import { allowThemePreference } from '@/services/theme'

let announcement = ''
let shownPath: string | undefined
const listeners = new Set<() => void>()

function announce(text: string): void {
  announcement = text
  listeners.forEach((listener) => listener())
}

/** Leads eyes and reader to the new page, unless the page itself has already taken the focus. */
function moveFocus(): void {
  const main = document.querySelector<HTMLElement>('main')
  if (main?.contains(document.activeElement)) return
  const heading = main?.querySelector<HTMLElement>('h1') ?? main
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** What every page does when it has come: document title, and after a navigation focus, scroll and one announcement. */
export function Arrival({ page }: { page: ParseKeys }) {
  const { t } = useTranslation('global')
  const { pathname } = useLocation()
  const name = t(page)
  const full = t('shell.title', { page: name, app: env.appName })
  useLayoutEffect(removeFirstFrame, [])
  // Before the paint, and by the path alone as at the first paint, so that no page is seen in two themes.
  useLayoutEffect(() => allowThemePreference(allowsThemePreference(pathname)), [pathname])
  useEffect(() => {
    document.title = full
  }, [full])
  // A page drawn anew, as after a redirect back to it, has lost the focus it had.
  useEffect(() => () => void (shownPath = ''), [])
  useEffect(() => {
    const isFirst = shownPath === undefined
    if (shownPath === pathname) return
    shownPath = pathname
    if (isFirst) return
    window.scrollTo(0, 0)
    moveFocus()
    announce(name)
  }, [pathname, name])
  return null
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The one polite voice that says which page has come. */
export function Announcer() {
  const text = useSyncExternalStore(subscribe, () => announcement)
  return (
    <output aria-live="polite" className="sr-only">
      {text}
    </output>
  )
}
