import { addResourceHint, pageScripts } from './page-scripts'

const isLinked = (href: string): boolean => document.head.querySelector(`link[href="${href}"]`) !== null
const supportsPrefetch = (): boolean => document.createElement('link').relList.supports('prefetch')

/**
 * Prefetches the code of a page into the browser's cache without evaluating it, so that it also loads
 * offline. Returns whether it is cached: Safari cannot, and development has no list of a page's scripts.
 */
export function prefetchPageCode(path: string): boolean {
  const scripts = supportsPrefetch() ? pageScripts(path) : []
  for (const href of scripts) if (!isLinked(href)) addResourceHint('prefetch', href)
  return scripts.length > 0
}
