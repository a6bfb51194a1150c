import type { Plugin, Rolldown } from 'vite'

import type { LoaderData } from '../src/first-frame/loader.ts'
import { inlineScript } from './inline-script.ts'
import { chunkReach, type PageFiles, pageFiles } from './page-files.ts'

const MODULE_TAG = /\s*<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/
const BOOT_END = '</script>'

/** Files of the sign-in screen outside the entry: requested at once, not after the entry has run. */
function signInFiles(root: string, bundle: Rolldown.OutputBundle, base: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const screen = chunks.find(({ moduleIds }) =>
    moduleIds.includes(`${root}src/features/auth/screens/login.tsx`),
  )
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (!screen || !entry) return []
  const known = chunkReach(bundle, entry.fileName)
  return [...chunkReach(bundle, screen.fileName)]
    .filter((file) => !known.has(file))
    .map((file) => base + file)
}

/** The table of `pageFiles`, each file and namespace named once. */
function packed({ initialData, shell, pages }: PageFiles, base: string) {
  const files = [...new Set([...initialData, ...[shell, ...pages].flatMap((page) => page.files)])]
  const namespaces = [...new Set([shell, ...pages].flatMap((page) => page.namespaces))]
  const pack = (page: PageFiles['shell']) =>
    [
      page.files.map((file) => files.indexOf(file)),
      page.namespaces.map((namespace) => namespaces.indexOf(namespace)),
    ] as const
  return {
    files: files.map((file) => base + file),
    namespaces,
    initialData: initialData.map((file) => files.indexOf(file)),
    shell: pack(shell),
    pages: pages.map((page) => [page.path, ...pack(page)] as const),
  }
}

/**
 * Starts the built page from an inline script. A script tag with an address can be trusted by host only; an inline
 * loader is trusted by its hash (content-security-policy.ts), and it may begin before the stylesheet is there.
 */
export function inlineLoader({ root, localesVersion }: { root: string; localesVersion: string }): Plugin {
  let base = '/'
  let hasManifest = false
  let data: LoaderData | undefined
  /** What each module imports dynamically, noted while the graph is there. */
  const dynamicImports = new Map<string, readonly string[]>()
  return {
    name: 'inline-loader',
    apply: 'build',
    // After the page is made: it needs `data`.
    enforce: 'post',
    configResolved(config) {
      ;({ base } = config)
      hasManifest = Boolean(config.build.manifest)
    },
    generateBundle() {
      // For tests/size, as the manifest is.
      if (hasManifest && data)
        this.emitFile({ type: 'asset', fileName: 'page-files.json', source: JSON.stringify(data) })
    },
    moduleParsed({ id, dynamicallyImportedIds }) {
      dynamicImports.set(id, dynamicallyImportedIds)
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const entry = MODULE_TAG.exec(html)?.[1]
        if (!entry || !bundle) return html
        data = {
          entry,
          signIn: signInFiles(root, bundle, base),
          localesVersion,
          ...packed(
            pageFiles(root, bundle, (id) => dynamicImports.get(id) ?? []),
            base,
          ),
        }
        const loader = `<script>${await inlineScript(root, 'first-frame/loader.ts', { __LOADER_DATA__: data })}</script>`
        const preload = `<link rel="modulepreload" crossorigin href="${entry}">`
        const page = html.replace(MODULE_TAG, '').replace('</head>', () => `  ${preload}\n  </head>`)
        const bootEnd = page.indexOf(BOOT_END, page.indexOf('<div id="root">')) + BOOT_END.length
        return page.slice(0, bootEnd) + loader + page.slice(bootEnd)
      },
    },
  }
}
