import type { Plugin, Rolldown } from 'vite'

import { firstFiles, type FirstFiles, reach } from './first-files.ts'

const MODULE_TAG = /\s*<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/
const BOOT_END = '</script>'
const SIGN_IN = /[\\/]features[\\/]auth[\\/]screens[\\/]login\.tsx$/

/** Files of the sign-in screen outside the entry, requested at once instead of after the entry has run. */
function signInFiles(bundle: Rolldown.OutputBundle, base: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const screen = chunks.find((chunk) => chunk.moduleIds.some((id) => SIGN_IN.test(id)))
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (!screen || !entry) return []
  const known = reach(bundle, entry.fileName)
  return [...reach(bundle, screen.fileName)].filter((file) => !known.has(file)).map((file) => base + file)
}

/** Encodes the table of `firstFiles` with each file name once. */
function packed({ ahead, shell, pages }: FirstFiles, base: string) {
  const files = [...new Set([shell, ...pages].flatMap((page) => page.files))]
  const words = [...new Set([shell, ...pages].flatMap((page) => page.words))]
  const pack = (page: FirstFiles['shell']) => [
    page.files.map((file) => files.indexOf(file)),
    page.words.map((word) => words.indexOf(word)),
  ]
  return {
    files: files.map((file) => base + file),
    ahead: ahead.map((file) => files.indexOf(file)),
    words,
    shell: pack(shell),
    pages: pages.map((page) => [page.path, ...pack(page)]),
  }
}

const loaderFor = (
  entry: string,
  signIn: readonly string[],
  first: ReturnType<typeof packed>,
  localesVersion: string,
): string =>
  [
    '(()=>{',
    "const ask=(rel,href,more)=>document.head.append(Object.assign(document.createElement('link'),{rel,href},more));",
    "const isThere=(id)=>document.querySelector('#first-frame-'+id+':not([hidden])');",
    `const start=()=>import(${JSON.stringify(entry)}).catch((error)=>window.startFailed(error));`,
    `const {files,ahead,words,shell,pages}=${JSON.stringify(first)};`,
    'const filesAt=(path)=>pages.find(([its])=>new RegExp(its).test(path))??[];',
    `const wordsAt=(index)=>'/locales/'+document.documentElement.lang+'/'+words[index]+'.json?v=${localesVersion}';`,
    // For services/page-files: the scripts that a page renders with.
    'window.filesOfPage=(path)=>{const [,fs=[]]=filesAt(path);return fs.map((index)=>files[index])};',
    `if(isThere('sign-in')){for(const href of ${JSON.stringify(signIn)})ask('modulepreload',href);start();return}`,
    // The sign-in frame has inline CSS; any other screen waits for the style sheet, or it would flash
    // unstyled.
    "addEventListener('DOMContentLoaded',start);",
    "if(!isThere('app'))return;",
    // Small and on the critical path, so requested beside the entry.
    "for(const index of ahead)ask('modulepreload',files[index]);",
    `const link=document.querySelector('link[href="${entry}"]');`,
    'const came=()=>performance.getEntriesByName(link.href)[0];',
    'const askAll=()=>{',
    // A cached entry means a cached font; otherwise the font would compete with the code and data of the page.
    "if(came()?.transferSize===0)document.documentElement.toggleAttribute('data-inter',true);",
    'const [,fs=[],ws=[]]=filesAt(location.pathname);',
    'for(const file of [...shell[0],...fs].filter((index)=>!ahead.includes(index)).map((index)=>files[index]))',
    // In the same mode as the stylesheet later requests it, or the browser would fetch it twice.
    "if(file.endsWith('.css'))ask('preload',file,{as:'style',crossOrigin:'anonymous'});else ask('modulepreload',file);",
    "for(const href of [...shell[1],...ws].map(wordsAt))ask('preload',href,{as:'fetch',crossOrigin:'anonymous'})",
    '};',
    // Preload everything else while the entry runs; earlier, it would compete with the entry on a slow
    // network.
    "if(came())askAll();else link.addEventListener('load',askAll)",
    '})()',
  ].join('')

/**
 * Starts the built page from an inline script. The policy trusts external scripts only by host but inline
 * ones by hash (csp.ts), and an inline one runs before the style sheet loads.
 */
export function inlineLoader({ root, localesVersion }: { root: string; localesVersion: string }): Plugin {
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
        const first = packed(firstFiles(root, bundle), base)
        const loader = `<script>${loaderFor(entry, signInFiles(bundle, base), first, localesVersion)}</script>`
        const preload = `<link rel="modulepreload" crossorigin href="${entry}">`
        const page = html.replace(MODULE_TAG, '').replace('</head>', () => `  ${preload}\n  </head>`)
        const bootEnd = page.indexOf(BOOT_END, page.indexOf('<div id="root">')) + BOOT_END.length
        return page.slice(0, bootEnd) + loader + page.slice(bootEnd)
      },
    },
  }
}
