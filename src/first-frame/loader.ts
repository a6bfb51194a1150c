/**
 * Runs inline in the built page, after the first frame: starts the entry, and requests at once all that the page at this
 * address renders with. The build compiles it with the files of this build (build/inline-loader.ts).
 */
import { trustedScriptUrl } from '@/services/page/trusted-script-url'

/** What a page renders with. */
interface Needs {
  files: readonly string[]
  namespaces: readonly string[]
}

/** What `build/page-files.ts` finds in the build. */
export interface PageFiles {
  /** Files of the sign-in screen outside the entry. */
  signIn: readonly string[]
  /** What requests the first data of a page; it waits for no other answer. */
  initialData: readonly string[]
  /** Of overlays on any page: requested early, since they may be wanted without a network (app/loading/deferred-parts.tsx). */
  overlays: readonly string[]
  /** Of every page with a session. */
  shell: Needs
  /** By a regular expression for the whole path of the address; addresses with fewer parameters first. */
  pages: readonly (Needs & { path: string })[]
}

/** What `build/inline-loader.ts` fills in. */
export interface LoaderData extends PageFiles {
  entry: string
  localesVersion: string
}

declare const __LOADER_DATA__: LoaderData

const { entry, signIn, localesVersion, initialData, overlays, shell, pages } = __LOADER_DATA__

const needsOf = (path: string): Needs =>
  pages.find((page) => new RegExp(page.path).test(path)) ?? { files: [], namespaces: [] }

window.filesOfPage = (path) => needsOf(path).files
window.filesOfOverlays = overlays

const request = (rel: string, href: string, more?: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement('link'), { rel, href }, more))

const isShown = (frame: string): boolean =>
  document.querySelector(`#first-frame-${frame}:not([hidden])`) !== null

const assertEntry = (address: string): string => {
  if (address !== entry) throw new TypeError('Not the address of the entry')
  return address
}

/**
 * Starts the entry by an element, which `strict-dynamic` trusts. It refuses `import()` here, in a script of the page's
 * HTML, unless a preload has loaded the file: one that failed, or that a browser does not know, would lock users out.
 */
function start(): void {
  const script = Object.assign(document.createElement('script'), { type: 'module', crossOrigin: 'anonymous' })
  // A damaged file reports its error to the window, and has loaded nevertheless.
  const onError = ({ error, filename }: ErrorEvent): void => {
    if (filename.startsWith(new URL(entry, location.href).origin)) window.startFailed?.(error)
  }
  addEventListener('error', onError)
  script.addEventListener('load', () => removeEventListener('error', onError))
  script.addEventListener('error', () => window.startFailed?.(new TypeError(`Failed to load ${entry}`)))
  script.src = trustedScriptUrl('entry', assertEntry)(entry)
  document.head.append(script)
}

function requestPage(wasCached: boolean): void {
  // A cached entry means a cached font; otherwise the font would compete with the code and data of the page.
  if (wasCached) document.documentElement.toggleAttribute('data-inter', true)
  const page = needsOf(location.pathname)
  for (const file of [...shell.files, ...page.files]) {
    if (initialData.includes(file)) continue
    // In the mode in which the stylesheet is requested later, or the browser would fetch it twice.
    if (file.endsWith('.css')) request('preload', file, { as: 'style', crossOrigin: 'anonymous' })
    else request('modulepreload', file)
  }
  for (const namespace of [...shell.namespaces, ...page.namespaces]) {
    const href = `/locales/${document.documentElement.lang}/${namespace}.json?v=${localesVersion}`
    request('preload', href, { as: 'fetch', crossOrigin: 'anonymous' })
  }
}

/** Once the entry has come, so that the page's code does not hold it up on a slow network, and runs beside it. */
function requestPageAfterEntry(): void {
  const link = document.querySelector<HTMLLinkElement>(`link[href="${entry}"]`)
  const timing = () =>
    performance.getEntriesByName(link?.href ?? entry)[0] as PerformanceResourceTiming | undefined
  const run = () => requestPage(timing()?.transferSize === 0)
  if (timing()) run()
  else link?.addEventListener('load', run)
}

if (isShown('sign-in')) {
  for (const href of signIn) request('modulepreload', href)
  start()
} else {
  // The sign-in frame has its style in the page; every other screen waits for the stylesheet, not to flash bare.
  addEventListener('DOMContentLoaded', start)
  if (isShown('app')) {
    // Small, and what the page waits for longest: requested beside the entry.
    for (const file of initialData) request('modulepreload', file)
    requestPageAfterEntry()
  }
}
