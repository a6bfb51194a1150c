import type { Plugin, Rolldown } from 'vite'

const MODULE_TAG = /\s*<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/
const BOOT_END = '</script>'
const SIGN_IN = /[\\/]features[\\/]auth[\\/]screens[\\/]login\.tsx$/

/** A chunk and all it imports statically. */
function reach(bundle: Rolldown.OutputBundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || seen.has(file)) return seen
  seen.add(file)
  for (const imported of chunk.imports) reach(bundle, imported, seen)
  return seen
}

/** The files of the sign-in screen that the entry does not bring: asked for at once, not after the entry has run. */
function signInFiles(bundle: Rolldown.OutputBundle, base: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const screen = chunks.find((chunk) => chunk.moduleIds.some((id) => SIGN_IN.test(id)))
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (!screen || !entry) return []
  const known = reach(bundle, entry.fileName)
  return [...reach(bundle, screen.fileName)].filter((file) => !known.has(file)).map((file) => base + file)
}

const loaderFor = (entry: string, files: readonly string[]): string =>
  [
    '(()=>{',
    "const signIn=document.querySelector('#first-frame-sign-in:not([hidden])');",
    `const start=()=>import(${JSON.stringify(entry)});`,
    // The sign-in frame has its style in the page; every other screen waits for the stylesheet, not to flash bare.
    `if(!signIn){addEventListener('DOMContentLoaded',start);return}`,
    `for(const href of ${JSON.stringify(files)})`,
    "document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));",
    'start()',
    '})()',
  ].join('')

/**
 * Starts the built page from an inline script. A script tag with an address can be trusted by host only; an inline
 * loader is trusted by its hash (csp.ts), and it may begin before the stylesheet is there.
 */
export function inlineLoader(): Plugin {
  let base = '/'
  return {
    name: 'inline-loader',
    apply: 'build',
    configResolved(config) {
      ;({ base } = config)
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const entry = MODULE_TAG.exec(html)?.[1]
        if (!entry || !bundle) return html
        const loader = `<script>${loaderFor(entry, signInFiles(bundle, base))}</script>`
        const preload = `<link rel="modulepreload" crossorigin href="${entry}">`
        const page = html.replace(MODULE_TAG, '').replace('</head>', () => `  ${preload}\n  </head>`)
        const bootEnd = page.indexOf(BOOT_END, page.indexOf('<div id="root">')) + BOOT_END.length
        return page.slice(0, bootEnd) + loader + page.slice(bootEnd)
      },
    },
  }
}
