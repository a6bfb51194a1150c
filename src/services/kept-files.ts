import { linkTo, scriptsOf } from './page-files'

const isAsked = (href: string): boolean => document.head.querySelector(`link[href="${href}"]`) !== null
const canKeep = (): boolean => document.createElement('link').relList.supports('prefetch')

/**
 * Has the browser keep the code of a page, unread, besides what it has been asked for anyway: it comes without a line too.
 * @returns whether it is kept: Safari cannot, and in development nobody knows what the page is drawn with
 */
export function keepCodeOf(path: string): boolean {
  const scripts = canKeep() ? scriptsOf(path) : []
  for (const href of scripts) if (!isAsked(href)) linkTo('prefetch', href)
  return scripts.length > 0
}
