/** `npm run bench`: the sign-in screen of the production build beside the bare page, in one run (performance.md). */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { chromium } from '@playwright/test'

import { LANGUAGE_CODES } from '../../src/config/languages.ts'
import { BARE_DIST, buildBare } from '../size/build-bare.ts'
import { brotliOf, scriptsOf } from '../size/first-load.ts'
import { serve } from './serve.ts'
import { languageSwitch, type Profile, visit, type Visit } from './visit.ts'

const ROUNDS = 5
const DIST = fileURLToPath(new URL('../../dist', import.meta.url))
const LOGIN = 'sign-in'

interface Row {
  row: number
  what: string
  ours: string
  bare: string
  ratio: string
  pass: string
  verdict: 'pass' | 'FAIL'
}
const rows: Row[] = []

function compare(row: number, what: string, ours: number, bare: number, bar: number): void {
  const ratio = ours / bare
  const [oursText, bareText] = [ours, bare].map((value) => Math.round(value).toString())
  const verdict = ratio <= bar ? 'pass' : 'FAIL'
  rows.push({
    row,
    what,
    ours: oursText ?? '',
    bare: bareText ?? '',
    ratio: ratio.toFixed(2),
    pass: `≤ ${bar} ×`,
    verdict,
  })
}
function limit(row: number, what: string, ours: number, bar: number, bare: number | string = ''): void {
  const verdict = ours <= bar ? 'pass' : 'FAIL'
  const text = Number.isInteger(ours) ? String(ours) : ours.toFixed(4)
  rows.push({ row, what, ours: text, bare: String(bare), ratio: '', pass: `≤ ${bar}`, verdict })
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const bytesOf = (seen: Visit, matches: (url: string, type: string) => boolean): number =>
  seen.answers.filter(({ url, type }) => matches(url, type)).reduce((sum, { bytes }) => sum + bytes, 0)

await buildBare()
const ours = await serve(DIST)
const bare = await serve(BARE_DIST)
const systemBrowser = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
)
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(systemBrowser && { executablePath: systemBrowser }),
})

async function sideBySide(profile: Profile): Promise<{ ours: Visit[]; bare: Visit[] }> {
  const seen = { ours: [] as Visit[], bare: [] as Visit[] }
  // Not counted: the server packs each file when it is first asked for.
  await visit(browser, bare.origin, 'C')
  await visit(browser, ours.origin, 'C')
  for (let round = 0; round < ROUNDS; round += 1) {
    // In turn, so that a busy moment of the machine falls on both.
    seen.bare.push(await visit(browser, bare.origin, profile))
    seen.ours.push(await visit(browser, ours.origin, profile))
  }
  return seen
}
const middle = (visits: Visit[], mark: 'fcp' | 'lcp' | 'usable'): number =>
  median(visits.map((seen) => seen[mark]))

compare(
  1,
  'script, static imports, br B',
  brotliOf(DIST, scriptsOf(DIST, [LOGIN])),
  brotliOf(BARE_DIST, scriptsOf(BARE_DIST, [])),
  1.25,
)
for (const profile of ['B', 'C'] as const) {
  const seen = await sideBySide(profile)
  // The goals are set under B; under C ours must only not be slower.
  const bars = profile === 'B' ? { fcp: 0.5, lcp: 1, usable: 1.15 } : { fcp: 1, lcp: 1, usable: 1.15 }
  for (const mark of ['fcp', 'lcp', 'usable'] as const) {
    compare(3, `${profile}: ${mark} ms`, middle(seen.ours, mark), middle(seen.bare, mark), bars[mark])
  }
  const [first] = seen.ours
  const [firstBare] = seen.bare
  if (profile === 'B' && first && firstBare) {
    const isScript = (_: string, type: string) => type === 'script'
    compare(1, 'script until usable, wire B', bytesOf(first, isScript), bytesOf(firstBare, isScript), 1.25)
    limit(
      2,
      'style, wire B',
      bytesOf(first, (_, type) => type === 'stylesheet'),
      10_000,
    )
    limit(2, 'requests until usable', first.answers.length, 8, firstBare.answers.length)
    limit(2, 'foreign origins', first.answers.filter(({ url }) => !url.startsWith(ours.origin)).length, 0)
    limit(
      16,
      'words, wire B',
      bytesOf(first, (url) => url.includes('/locales/')),
      15_000,
    )
  }
}
for (const language of LANGUAGE_CODES) {
  const seen = await visit(browser, ours.origin, 'C', language)
  limit(7, `layout shift, ${language}`, seen.cls, 0.01)
  const foreign = seen.answers.filter(
    ({ url }) => url.includes('/locales/') && !url.includes(`/locales/${language}/`),
  )
  limit(16, `files of other languages, ${language}`, foreign.length, 0)
}
// An aim of performance.md, no bar: shown, and held loosely.
limit(16, 'C: language switch ms', Math.round(await languageSwitch(browser, ours.origin, 'de')), 500)
await browser.close()
ours.server.close()
bare.server.close()

console.table(rows.toSorted((a, b) => a.row - b.row))
process.exitCode = rows.some(({ verdict }) => verdict === 'FAIL') ? 1 : 0
