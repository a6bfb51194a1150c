import type { Plugin } from 'vite'

import type { LoaderData } from '../src/first-frame/loader.ts'
import { inlineScript } from './inline-script.ts'
import { pageFiles } from './page-files.ts'

const MODULE_TAG = /\s*<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/
const BOOT_END = '</script>'

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
        const dynamicImportsOf = (id: string) => dynamicImports.get(id) ?? []
        data = { entry, localesVersion, ...pageFiles({ root, base, bundle, dynamicImportsOf }) }
        const loader = `<script>${await inlineScript(root, 'first-frame/loader.ts', { __LOADER_DATA__: data })}</script>`
        const preload = `<link rel="modulepreload" crossorigin href="${entry}">`
        const page = html.replace(MODULE_TAG, '').replace('</head>', () => `  ${preload}\n  </head>`)
        const bootEnd = page.indexOf(BOOT_END, page.indexOf('<div id="root">')) + BOOT_END.length
        return page.slice(0, bootEnd) + loader + page.slice(bootEnd)
      },
    },
  }
}
