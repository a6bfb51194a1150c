import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { describe, expect, it } from 'vitest'

const root = process.cwd()
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const sources = globSync('{src,tests,build,scripts}/**/*.{ts,tsx,mjs,js}', { cwd: root })
const styles = globSync('src/**/*.css', { cwd: root })

/** Names that say nothing about a file's content. */
const FORBIDDEN_NAME = /^(utils?|helpers?|common|shared|misc|types|hooks|managers?)(\.|$)/

/**
 * Physical properties and values; the logical ones are `inset-inline-start`, `text-align: start`,
 * `border-end-end-radius`.
 */
const PHYSICAL_PROPERTY =
  /(?:^|[\s;{])((?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:/g
const PHYSICAL_VALUE = /(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g

/** In one list of classes; a pseudo-element (`after:`) has a style of its own. */
const OUTLINE_WITHOUT_STYLE = /\boutline-(?:none|hidden)\b[^()]*[\s'](?:data-)?focus-visible:outline-\d/

const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '')

describe('source conventions', () => {
  it('have no file or folder with a meaningless name', () => {
    const ours = sources.filter((file) => file.startsWith('src'))
    const nameless = ours.filter((file) => file.split(/[\\/]/).some((part) => FORBIDDEN_NAME.test(part)))
    expect(nameless).toEqual([])
  })

  it('have index files only as the public face of features and i18n', () => {
    const doors = sources.filter((file) => /^index\.tsx?$/.test(basename(file)) && file.startsWith('src'))
    const others = doors.filter(
      (file) => !/^src[\\/](i18n|features[\\/][\w-]+([\\/][\w-]+)?)[\\/]index\.ts$/.test(file),
    )
    expect(others).toEqual([])
  })

  it('let a feature export at most ten names, never with *', () => {
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

  it.each(styles)('%s uses no physical side', (file) => {
    const css = withoutComments(read(file))
    expect(
      [...css.matchAll(PHYSICAL_PROPERTY), ...css.matchAll(PHYSICAL_VALUE)].map(([found]) => found.trim()),
    ).toEqual([])
  })

  it('show where the focus is: beside `outline-none`, an `outline-2` has no style', () => {
    const hidden = sources.filter((file) => OUTLINE_WITHOUT_STYLE.test(read(file)))
    expect(hidden).toEqual([])
  })

  it('leave no open task', () => {
    const later = new RegExp(['\\b(TO', 'DO|FIX', 'ME|HA', 'CK)\\b'].join(''))
    expect(sources.filter((file) => later.test(read(file)))).toEqual([])
  })

  it('give a reason on the line of every suppression', () => {
    const lines = sources.flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => /(?:eslint|oxlint)-disable|@ts-expect-error/.test(line))
        .filter(
          (line) =>
            !/--\s*\S|@ts-expect-error:? \S/.test(line) && !file.endsWith('source-conventions.test.ts'),
        )
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(lines).toEqual([])
  })
})

/** Strings by which a build would reveal the mock. */
const MOCK_TRACES = /mockServiceWorker|mock-worker|\bmsw\b|src\/mocks|x-msw/i

describe.runIf(existsSync(join(root, 'dist/index.html')))('production build', () => {
  const built = globSync('dist/**/*.{js,html,json}', { cwd: root })

  it('contains nothing of the mock backend', () => {
    expect(existsSync(join(root, 'dist/mockServiceWorker.js'))).toBe(false)
    expect(built.filter((file) => MOCK_TRACES.test(read(file)))).toEqual([])
  })

  it('has a strict content security policy', () => {
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(
      read('dist/index.html'),
    )?.[1]
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("'strict-dynamic'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).not.toMatch(/unsafe-(inline|eval)/)
  })

  it('has no element that the policy would block', () => {
    const html = read('dist/index.html')
    expect(html).not.toMatch(/\son\w+="/)
    expect(html).not.toMatch(/\sstyle="/)
  })
})
