import { existsSync, globSync, readFileSync } from 'node:fs'
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

const FILE = /\b(?:src|tests|build|scripts|public)\/[\w./-]+\.(?:tsx?|m?js|css|json)\b/g
/** The walk in docs/newcomer.md creates it. */
const CREATED_BY_READER = [
  'src/features/cr-tools/home/screens/follow-ups.tsx',
  'src/features/cr-tools/home/follow-ups.test.tsx',
]

describe('references to the documents', () => {
  it('in comments resolve to a heading', () => {
    expect(sources.filter((file) => !file.endsWith('references.test.ts')).flatMap(brokenIn)).toEqual([])
  })

  const pages = globSync('{README.md,CONTRIBUTING.md,docs/**/*.md}', { cwd: root })
  it.each(pages)('%s links to pages and headings that exist', (page) => {
    expect(linksOf(page).filter((link) => isDeadLink(page, link))).toEqual([])
  })

  it.each(pages)('%s names files that exist', (page) => {
    const files = [...read(page).matchAll(FILE)].map(([file]) => file)
    const missing = files.filter((file) => !CREATED_BY_READER.includes(file) && !existsSync(join(root, file)))
    expect(missing).toEqual([])
  })
})
