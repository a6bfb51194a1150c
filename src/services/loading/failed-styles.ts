/** Links of style sheets that did not load. The bundler requests each once, and takes it for loaded from then on. */
const failed = new Set<HTMLLinkElement>()
let pending: Promise<unknown> | undefined

/** Watches style sheets of lazy code; errors of resources do not bubble. */
export function watchStyles(): () => void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
  }
  window.addEventListener('error', onError, true)
  return () => window.removeEventListener('error', onError, true)
}

const loadAgain = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const next = document.createElement('link')
    for (const { name, value } of link.attributes) next.setAttribute(name, value)
    next.addEventListener('load', () => resolve())
    next.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${link.href}`)))
    failed.delete(link)
    link.replaceWith(next)
  })

/** Requests the style sheets again that failed. Throws like the bundler if one fails again. */
export function loadFailedStyles(): Promise<unknown> | undefined {
  if (failed.size > 0)
    pending ??= Promise.all([...failed].map(loadAgain)).finally(() => {
      pending = undefined
    })
  return pending
}
