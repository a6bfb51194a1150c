import { linkTo, scriptsOf } from './page-files'

const isAsked = (href: string): boolean => document.head.querySelector(`link[href="${href}"]`) !== null

/**
 * Has the browser keep the code of a page, unread, besides what it has been asked for anyway.
 * @returns whether it is known what the page is drawn with
 */
export function keepCodeOf(path: string): boolean {
  const scripts = scriptsOf(path)
  for (const href of scripts) if (!isAsked(href)) linkTo('prefetch', href)
  return scripts.length > 0
}
