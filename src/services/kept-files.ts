import { linkTo, scriptsOf } from './page-files'

const isAsked = (href: string): boolean => document.head.querySelector(`link[href="${href}"]`) !== null
const canKeep = (): boolean => document.createElement('link').relList.supports('prefetch')

/**
 * Prefetches the code of a page into the browser's cache without evaluating it, so that it also loads
 * offline. Returns whether it is cached: Safari cannot, and development has no list of a page's scripts.
 */
export function keepCodeOf(path: string): boolean {
  const scripts = canKeep() ? scriptsOf(path) : []
  for (const href of scripts) if (!isAsked(href)) linkTo('prefetch', href)
  return scripts.length > 0
}
