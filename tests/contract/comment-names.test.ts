import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const root = process.cwd()
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm

const CODE = ['{src,tests,build,scripts}/**/*.{ts,tsx,mjs,js}', '*.ts']
const DATA = ['src/**/*.{css,html}', 'locales/en/*.json', '*.{json,html}']
const filesOf = (patterns: readonly string[]) =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: root }))
const known = new Set(
  [
    ...filesOf(CODE).map((file) => textOf(file).replace(COMMENT, ' ')),
    ...filesOf(DATA).map(textOf), // a path in JSON may look like a comment
  ].flatMap((text) => text.match(/[A-Za-z_$][\w$]*/g) ?? []),
)
/** Names of what is not ours. */
const FOREIGN = new Set(['curl', 'dragenter', 'dragleave', 'kB'])

const CODE_WORD = /(?<![\w./\\-])(?:[a-z]+[A-Z]\w*|[A-Z][A-Z0-9]*_[A-Z0-9_]+)(?![\w/-])/g
/** A name in back-quotes, or a chain of them. */
const QUOTED = /`([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(?:\(\))?`/g

const namesIn = (comment: string): string[] => [
  ...[...comment.matchAll(QUOTED)].flatMap(([, chain]) => chain?.split('.') ?? []),
  ...(comment.replace(/https?:\S+/g, ' ').match(CODE_WORD) ?? []),
]

it('a comment names only what exists in the code', () => {
  const unknown = globSync('src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    (textOf(file).match(COMMENT) ?? [])
      .flatMap(namesIn)
      .filter((name) => !known.has(name) && !FOREIGN.has(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
})
