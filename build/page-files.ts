import type { Rolldown } from 'vite'

import { SCREENS } from '../src/app/screens/screens.ts'
import { SHELL_NAMESPACES } from '../src/app/shell/namespaces.ts'
import { ROUTES } from '../src/domain/page/routes.ts'
import type { PageFiles } from '../src/first-frame/loader.ts'
import { SHELL_LOADERS } from './chunk-groups.ts'

const PARAMETER = '[^/]+'

/** A chunk and all it imports statically. */
function chunkReach(bundle: Rolldown.OutputBundle, file: string, seen = new Set<string>()): Set<string> {
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

/** The files that hold these modules and what those import. @throws Error for a module without a file */
function filesOf(bundle: Rolldown.OutputBundle, ids: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  return ids.flatMap((id) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id))
    if (!chunk) throw new Error(`No file of the build has ${id}`)
    return filesWith(bundle, chunkReach(bundle, chunk.fileName))
  })
}

interface BuiltPage {
  root: string
  /** Before each file of the build in its address. */
  base: string
  bundle: Rolldown.OutputBundle
  /** The modules that a module loads. */
  dynamicImportsOf: (id: string) => readonly string[]
}

/**
 * What the shell and each screen load, so that a page can request all of it at once: discovered one by one, files would take as
 * many round trips as there are imports.
 */
export function pageFiles({ root, base, bundle, dynamicImportsOf }: BuiltPage): PageFiles {
  const at = (path: string) => `${root}src/${path}`
  const addresses = (ids: readonly string[], known: readonly string[]) =>
    [...new Set(filesOf(bundle, ids))].filter((file) => !known.includes(file)).map((file) => base + file)
  const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry)
  const known = filesWith(bundle, chunkReach(bundle, entry?.fileName ?? ''))
  const shell = SHELL_LOADERS.flatMap((path) => dynamicImportsOf(at(path))).filter(
    (id) => !id.endsWith('.css'),
  )
  const withShell = [...known, ...filesOf(bundle, shell)]
  const names = Object.keys(SCREENS) as (keyof typeof SCREENS)[] // of an object whose keys are these
  const pages = names.map((name) => ({
    path: `^${ROUTES[name].path.replace(/:\w+/g, PARAMETER)}$`,
    files: addresses([at(`${SCREENS[name].module}.tsx`)], withShell),
    namespaces: SCREENS[name].namespaces,
  }))
  return {
    signIn: addresses([at('features/auth/screens/login.tsx')], known),
    initialData: addresses([at('app/loading/initial-data.ts')], known),
    overlays: addresses([at('ui/overlay/lazy/overlays.ts')], withShell),
    shell: { files: addresses(shell, known), namespaces: SHELL_NAMESPACES },
    pages: pages.toSorted((a, b) => a.path.split(PARAMETER).length - b.path.split(PARAMETER).length),
  }
}
