import type { Rolldown } from 'vite'

import { SCREENS } from '../src/app/screens/screens.ts'
import { SHELL_NAMESPACES } from '../src/app/shell/namespaces.ts'
import { ROUTES } from '../src/domain/page/routes.ts'
import { SHELL_LOADERS } from './chunk-groups.ts'

/** What a page renders with: files of the build and namespaces. */
interface Needs {
  files: string[]
  namespaces: readonly string[]
}
export interface PageFiles {
  /** What requests the first data of a page; it waits for no other answer. */
  initialData: string[]
  /** Of every page with a session. */
  shell: Needs
  /** By a regular expression for the whole path of the address; addresses with fewer parameters first. */
  pages: (Needs & { path: string })[]
}

const PARAMETER = '[^/]+'

/** A chunk and all it imports statically. */
export function chunkReach(
  bundle: Rolldown.OutputBundle,
  file: string,
  seen = new Set<string>(),
): Set<string> {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || seen.has(file)) return seen
  seen.add(file)
  for (const imported of chunk.imports) chunkReach(bundle, imported, seen)
  return seen
}

/** Chunks with their styles. */
function filesWith(bundle: Rolldown.OutputBundle, chunks: Iterable<string>): string[] {
  return [...chunks].flatMap((file) => {
    const chunk = bundle[file]
    return chunk?.type === 'chunk' ? [file, ...(chunk.viteMetadata?.importedCss ?? [])] : []
  })
}

/** The files that hold these modules and what those import, except known ones. @throws Error for a module without a file */
function filesOf(
  bundle: Rolldown.OutputBundle,
  ids: readonly string[],
  known: ReadonlySet<string>,
): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const files = ids.flatMap((id) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id))
    if (!chunk) throw new Error(`No file of the build has ${id}`)
    return filesWith(bundle, chunkReach(bundle, chunk.fileName))
  })
  return [...new Set(files)].filter((file) => !known.has(file))
}

/**
 * What the shell and each screen load, so that a page can request all of it at once: discovered one by one, files would take as
 * many round trips as there are imports. `dynamicImportsOf` gives the modules that a module loads.
 */
export function pageFiles(
  root: string,
  bundle: Rolldown.OutputBundle,
  dynamicImportsOf: (id: string) => readonly string[],
): PageFiles {
  const at = (path: string) => `${root}src/${path}`
  const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry)
  const known = new Set(filesWith(bundle, chunkReach(bundle, entry?.fileName ?? '')))
  const loads = SHELL_LOADERS.flatMap((path) => dynamicImportsOf(at(path)))
  const scripts = loads.filter((id) => !id.endsWith('.css'))
  const shell = filesOf(bundle, scripts, known)
  const withShell = new Set([...known, ...shell])
  const names = Object.keys(SCREENS) as (keyof typeof SCREENS)[] // of an object whose keys are these
  const pages = names.map((name) => {
    const { path } = ROUTES[name]
    return {
      path: `^${path.replace(/:\w+/g, PARAMETER)}$`,
      files: filesOf(bundle, [at(`${SCREENS[name].module}.tsx`)], withShell),
      namespaces: SCREENS[name].namespaces,
    }
  })
  // No page, but overlays of any: prefetched, since they may be wanted without a network (app/loading/deferred-parts.tsx).
  pages.push({
    path: '^overlays$',
    files: filesOf(bundle, [at('ui/overlay/lazy/overlays.ts')], withShell),
    namespaces: [],
  })
  return {
    initialData: filesOf(bundle, [at('app/loading/initial-data.ts')], known),
    shell: { files: shell, namespaces: SHELL_NAMESPACES },
    pages: pages.toSorted((a, b) => a.path.split(PARAMETER).length - b.path.split(PARAMETER).length),
  }
}
