/**
 * Runs inline in the built page, after the first frame: starts the entry, and requests at once all that the page at this
 * address renders with. The build compiles it with the files of this build (build/inline-loader.ts).
 */
import { trustedScriptUrl } from '@/services/page/trusted-script-url'

type Needs = readonly [files: readonly number[], namespaces: readonly number[]]

/** What `build/inline-loader.ts` fills in; files and namespaces are named once and referred to by index. */
export interface LoaderData {
  entry: string
  /** Files of the sign-in screen outside the entry. */
  signIn: readonly string[]
  localesVersion: string
  files: readonly string[]
  namespaces: readonly string[]
  initialData: readonly number[]
  shell: Needs
  pages: readonly (readonly [path: string, ...Needs])[]
}

declare const __LOADER_DATA__: LoaderData

const { entry, signIn, localesVersion, files, namespaces, initialData, shell, pages } = __LOADER_DATA__

const NOTHING: Needs = [[], []]

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

function needsOf(path: string): Needs {
  const page = pages.find(([pattern]) => new RegExp(pattern).test(path))
  return page ? [page[1], page[2]] : NOTHING
}

const fileAt = (index: number): string => files[index] ?? ''

const isPresent = (file: string | undefined): file is string => file !== undefined

window.filesOfPage = (path) => needsOf(path)[0].map(fileAt)

function requestPage(wasCached: boolean): void {
  // A cached entry means a cached font; otherwise the font would compete with the code and data of the page.
  if (wasCached) document.documentElement.toggleAttribute('data-inter', true)
  const page = needsOf(location.pathname)
  for (const index of [...shell[0], ...page[0]]) {
    if (initialData.includes(index)) continue
    const file = fileAt(index)
    // In the mode in which the stylesheet is requested later, or the browser would fetch it twice.
    if (file.endsWith('.css')) request('preload', file, { as: 'style', crossOrigin: 'anonymous' })
    else request('modulepreload', file)
  }
  for (const namespace of [...shell[1], ...page[1]].map((index) => namespaces[index]).filter(isPresent)) {
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
    for (const index of initialData) request('modulepreload', fileAt(index))
    requestPageAfterEntry()
  }
}
