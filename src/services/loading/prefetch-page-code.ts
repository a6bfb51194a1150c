import { addResourceHint, scriptsIn } from './page-code'

const supportsPrefetch = (): boolean => document.createElement('link').relList.supports('prefetch')

/**
 * Prefetches the code of a page into the browser's cache without evaluating it, so that it also loads
 * offline. Returns whether it is cached: Safari cannot, and development has no list of a page's scripts.
 */
export function prefetchPageCode(path: string): boolean {
  const scripts = supportsPrefetch() ? scriptsIn(window.filesOfPage?.(path)) : []
  const isLinked = (href: string) => document.head.querySelector(`link[href="${href}"]`) !== null
  for (const href of scripts) if (!isLinked(href)) addResourceHint('prefetch', href)
  return scripts.length > 0
}
