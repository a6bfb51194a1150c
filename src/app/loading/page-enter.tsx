import type { ParseKeys } from 'i18next'
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { useTranslation } from '@/i18n/use-translation'
import { useLocation } from 'react-router'

import { env } from '@/config/env'
import { allowsThemePreference } from '@/domain/page/theme'
import { createStore } from '@/lib/store'
import { removeFirstFrame } from '@/services/page/first-frame'
import { setThemeAllowed } from '@/services/page/theme'
import { topmostDialog } from '@/ui/focus-return'

const announcement = createStore('')
let shownPath: string | undefined

/** Moves the focus to the new page, unless it is there already or in a dialog that opened meanwhile. */
function moveFocus(): void {
  const main = document.querySelector<HTMLElement>('main')
  const focused = document.activeElement
  if (main?.contains(focused) || topmostDialog()?.contains(focused)) return
  const heading = main?.querySelector<HTMLElement>('h1') ?? main
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * Runs when a page is shown: sets the document title, and after a navigation moves focus and scroll and
 * announces the page once.
 */
export function PageEnter({ page }: { page: ParseKeys }) {
  const { t } = useTranslation('global')
  const { pathname } = useLocation()
  const name = t(page)
  const documentTitle = t('shell.title', { page: name, app: env.appName })
  useLayoutEffect(removeFirstFrame, [])
  // Before paint and by path, as in the first paint, so no page flashes in another theme.
  useLayoutEffect(() => setThemeAllowed(allowsThemePreference(pathname)), [pathname])
  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])
  // A remounted page, as after a redirect back to it, has lost its focus.
  useEffect(() => () => void (shownPath = ''), [])
  useEffect(() => {
    const isFirst = shownPath === undefined
    if (shownPath === pathname) return
    shownPath = pathname
    if (isFirst) return
    window.scrollTo(0, 0)
    moveFocus()
    announcement.set(name)
  }, [pathname, name])
  return null
}

/** The live region that announces page changes. */
export function PageAnnouncer() {
  const text = useSyncExternalStore(announcement.subscribe, announcement.get)
  return (
    <output aria-live="polite" className="sr-only">
      {text}
    </output>
  )
}
