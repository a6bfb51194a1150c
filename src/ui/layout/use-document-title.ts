import { useEffect } from 'react'

import { useLanguage } from '@/i18n/language-provider'

/** Sets the window title, where the route's own is not specific enough. */
export function useDocumentTitle(title: string | undefined): void {
  const language = useLanguage()
  useEffect(() => {
    if (title) document.title = title
    // A language change sets the route's own title again, which must not win.
  }, [title, language])
}
