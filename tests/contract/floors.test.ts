import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { describe, expect, it } from 'vitest'

const root = process.cwd()
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const sources = globSync('{src,tests,build,scripts}/**/*.{ts,tsx,mjs,js}', { cwd: root })
const styles = globSync('src/**/*.css', { cwd: root })

/** Names that say nothing about their content (docs/architecture.md#names). */
const FORBIDDEN_NAME = /^(utils?|helpers?|common|shared|misc|types|hooks|managers?)(\.|$)/

/** What stands in the page's own direction: `inset-inline-start`, `text-align: start`, `border-end-end-radius` … */
const PHYSICAL_PROPERTY =
  /(?:^|[\s;{])((?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:/g
const PHYSICAL_VALUE = /(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g

const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '')

describe('the house', () => {
  it('has no file or folder with a name that says nothing', () => {
    const ours = sources.filter((file) => file.startsWith('src'))
    const nameless = ours.filter((file) => file.split(/[\\/]/).some((part) => FORBIDDEN_NAME.test(part)))
    expect(nameless).toEqual([])
  })

  it('has no index file but the faces of features and of words', () => {
    const doors = sources.filter((file) => /^index\.tsx?$/.test(basename(file)) && file.startsWith('src'))
    const others = doors.filter(
      (file) => !/^src[\\/](i18n|features[\\/][\w-]+([\\/][\w-]+)?)[\\/]index\.ts$/.test(file),
    )
    expect(others).toEqual([])
  })

  it('gives other features ten names at most, and never everything', () => {
    const faces = globSync('src/features/**/index.ts', { cwd: root })
    for (const face of faces) {
      const text = read(face)
      expect(text, face).not.toMatch(/export \*/)
      const names = [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list]) =>
        (list ?? '').split(',').filter((name) => name.trim() !== ''),
      )
      expect(names.length, face).toBeLessThanOrEqual(10)
    }
  })

  it.each(styles)('%s names no physical side', (file) => {
    const css = withoutComments(read(file))
    expect(
      [...css.matchAll(PHYSICAL_PROPERTY), ...css.matchAll(PHYSICAL_VALUE)].map(([found]) => found.trim()),
    ).toEqual([])
  })

  it('leaves nothing for later', () => {
    const later = new RegExp(['\\b(TO', 'DO|FIX', 'ME|HA', 'CK)\\b'].join(''))
    expect(sources.filter((file) => later.test(read(file)))).toEqual([])
  })

  it('gives a reason on the line of every suppression', () => {
    const lines = sources.flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => /(?:eslint|oxlint)-disable|@ts-expect-error/.test(line))
        .filter((line) => !/--\s*\S|@ts-expect-error:? \S/.test(line) && !file.endsWith('floors.test.ts'))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(lines).toEqual([])
  })
})

/** The names by which a build would betray the mock. */
const MOCK_TRACES = /mockServiceWorker|mock-worker|\bmsw\b|src\/mocks|x-msw/i

describe.runIf(existsSync(join(root, 'dist/index.html')))('a production build', () => {
  const built = globSync('dist/**/*.{js,html,json}', { cwd: root })

  it('carries nothing of the mock backend', () => {
    expect(existsSync(join(root, 'dist/mockServiceWorker.js'))).toBe(false)
    expect(built.filter((file) => MOCK_TRACES.test(read(file)))).toEqual([])
  })

  it('holds the page to a strict policy', () => {
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(
      read('dist/index.html'),
    )?.[1]
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("'strict-dynamic'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).not.toMatch(/unsafe-(inline|eval)/)
  })

  it('has no element in the page that the policy would stop', () => {
    const html = read('dist/index.html')
    expect(html).not.toMatch(/\son\w+="/)
    expect(html).not.toMatch(/\sstyle="/)
  })
})
