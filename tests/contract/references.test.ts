import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

const root = process.cwd()
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const sources = globSync('{src,tests,build,scripts}/**/*.{ts,tsx,mjs,js,css}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .concat('vite.config.ts', 'index.html')

const headingsOf = (file: string): string[] =>
  [...read(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, text]) => (text ?? '').trim())

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

/** The first word of each heading: `4.2`, `S7`, `12`. */
const numbersOf = (name: string): Set<string> =>
  new Set(headingsOf(`docs/product/${name}.md`).map((heading) => heading.split(' ')[0] ?? ''))

const NUMBERED = {
  requirements: numbersOf('requirements'),
  screens: numbersOf('screens'),
  decisions: numbersOf('decisions'),
}
type Numbered = keyof typeof NUMBERED

/** `requirements 4.2`, `screens S0 and S7`, `decisions 12 to 14`, `requirements 2, 6.1`. */
const REFERENCE =
  /\b(requirements|screens|decisions) (S?\d+(?:\.\d+)?(?:(?:, | and | to |, and )S?\d+(?:\.\d+)?)*)/g
const PATH = /\bdocs\/[\w/-]+\.md(?:#([\w-]+))?/g

function brokenIn(file: string): string[] {
  const text = read(file)
  const numbers = [...text.matchAll(REFERENCE)].flatMap(([found, name, list]) => {
    const known = NUMBERED[name as Numbered] // the pattern names these three alone
    const missing = (list ?? '').split(/, and |, | and | to /).some((number) => !known.has(number))
    return missing ? [`${file}: ${found}`] : []
  })
  const paths = [...text.matchAll(PATH)].flatMap(([found, anchor]) => {
    const target = found.split('#')[0] ?? ''
    try {
      const isThere =
        anchor === undefined || headingsOf(target).some((heading) => anchorOf(heading) === anchor)
      return isThere ? [] : [`${file}: ${found}`]
    } catch {
      return [`${file}: ${found}`]
    }
  })
  return [...numbers, ...paths]
}

/** The target of each link of a page, without those to other sites. */
const linksOf = (page: string): string[] =>
  [...read(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link ?? '')
    .filter((link) => !/^\w+:/.test(link))

function isDeadLink(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? page : join(page, '..', path)
  try {
    return anchor !== undefined && !headingsOf(target).some((heading) => anchorOf(heading) === anchor)
      ? true
      : globSync(target.replace(/\/$/, ''), { cwd: root }).length === 0
  } catch {
    return true
  }
}

/** A file by its name, with as many of its folders as the reader needs. */
const FILE = /(?<![\w@:/.*{}-])(?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|css|md)\b(?![\w*/])/g
const LINE_OR_BLOCK_COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm
/** Files that a build, or the reader of a page, creates. */
const CREATED = [
  'dist/licenses/packages.md',
  'docs/decisions/NNNN-title.md',
  'src/features/cr-tools/home/screens/follow-ups.tsx',
  'src/features/cr-tools/home/follow-ups.test.tsx',
]
/** Each file with all, some and none of its folders. */
const fileNames = new Set(
  globSync('{*.*,{src,tests,docs,build,scripts,public}/**/*.*}', { cwd: root })
    .concat(CREATED)
    .flatMap((file) => file.split(/[\\/]/).map((_, from, parts) => parts.slice(from).join('/'))),
)
const missingFilesIn = (text: string): string[] =>
  [...text.matchAll(FILE)]
    .map(([file]) => file.replace(/^(\.\.?\/)+/, ''))
    .filter((file) => !fileNames.has(file))

describe('references', () => {
  it('in comments to the documents resolve to a heading', () => {
    expect(sources.filter((file) => !file.endsWith('references.test.ts')).flatMap(brokenIn)).toEqual([])
  })

  it('in comments name files that exist', () => {
    const missing = sources.flatMap((file) =>
      [...read(file).matchAll(LINE_OR_BLOCK_COMMENT)]
        .flatMap(([comment]) => missingFilesIn(comment))
        .map((name) => `${file}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  const pages = globSync('{README.md,CONTRIBUTING.md,docs/**/*.md}', { cwd: root })
  it.each(pages)('%s links to pages and headings that exist', (page) => {
    expect(linksOf(page).filter((link) => isDeadLink(page, link))).toEqual([])
  })

  it.each(pages)('%s names files that exist', (page) => {
    expect(missingFilesIn(read(page))).toEqual([])
  })
})
