/**
 * Handles an entry that fails to load: reloads once per version, then shows the failure (decisions 26).
 * Inlined into the page, like the rest of the first frame.
 */
import { STORAGE_KEY } from '@/config/storage-keys'
import { resolveLoadFailure } from '@/domain/page/load-failure'

export type FailureTexts = readonly [title: string, text: string, reload: string]

function readReloadedVersion(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY.reloadedForVersion)
  } catch {
    return null
  }
}

/** Returns whether the next page load can read it. */
function recordReload(version: string): boolean {
  try {
    sessionStorage.setItem(STORAGE_KEY.reloadedForVersion, version)
    return readReloadedVersion() === version
  } catch {
    return false
  }
}

const PROBE_TIMEOUT_MS = 5000

async function isServerReachable(): Promise<boolean> {
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) })
    return true
  } catch {
    return false
  }
}

const hasTypedInput = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('#first-frame input')].some(({ value }) => value !== '')

const REFETCH_TIMEOUT_MS = 5000

/** Refetches the page's code past the cache: a damaged cached file would fail after each reload. */
export async function refetchCode(): Promise<void> {
  const names = performance.getEntriesByType('resource').map(({ name }) => name)
  const files = new Set(names.filter((name) => /\/assets\/[^?]+\.(?:js|css)$/.test(name)))
  const fetched = [...files].map(async (file) => (await fetch(file, { cache: 'reload' })).arrayBuffer())
  await Promise.race([
    Promise.allSettled(fetched),
    new Promise((resolve) => setTimeout(resolve, REFETCH_TIMEOUT_MS)),
  ])
}

function createDomElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  facts: Partial<HTMLElementTagNameMap[Tag]>,
) {
  return Object.assign(document.createElement(tag), facts)
}

function showFailureDialog([title, text, word]: FailureTexts, reload: () => void): void {
  const dialog = createDomElement('dialog', { className: 'start-failure' })
  dialog.setAttribute('aria-labelledby', 'start-failure-title')
  dialog.setAttribute('aria-describedby', 'start-failure-text')
  // The page behind it is unusable.
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  const link = createDomElement('a', { className: 'auth-submit', href: location.href, textContent: word })
  link.addEventListener('click', (event) => {
    event.preventDefault()
    reload()
  })
  dialog.append(
    createDomElement('h2', { id: 'start-failure-title', textContent: title }),
    createDomElement('p', { id: 'start-failure-text', textContent: text }),
    link,
  )
  document.body.append(dialog)
  dialog.showModal()
}

export async function handleStartFailure(
  error: unknown,
  version: string,
  words: Record<'ask' | 'offline', FailureTexts>,
): Promise<void> {
  const reload = async () => {
    if (error instanceof SyntaxError) await refetchCode()
    location.reload()
  }
  const situation = {
    isServerInReach: await isServerReachable(),
    canRecordReload: true,
    reloadedFor: readReloadedVersion(),
    version,
    hasUnsaved: hasTypedInput(),
  }
  const next = resolveLoadFailure(situation)
  if (next === 'reload' && recordReload(version)) return reload()
  showFailureDialog(words[next === 'offline' ? next : 'ask'], () => void reload())
  if (next === 'offline') addEventListener('online', () => location.reload(), { once: true })
  return undefined
}
