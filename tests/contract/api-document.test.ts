import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { apiDocument, apiParts } from '../../scripts/api-document'

const callModules = import.meta.glob<Record<string, unknown>>('../../src/api/calls/**/*.ts', { eager: true })
const domainModules = import.meta.glob<Record<string, unknown>>(
  ['../../src/domain/**/*.ts', '!../../src/domain/**/*.test.ts'],
  { eager: true },
)

/** Docstrings are quoted in the file and unknown at run time. */
const withoutQuotes = (text: string): string => text.replace(/^> .*\n\n/gm, '').trim()

it('docs/api.md lists the declared calls with their shapes; `npm run api-doc` writes it again', () => {
  const file = readFileSync(join(process.cwd(), 'docs/api.md'), 'utf8').replaceAll('\r\n', '\n')
  const generated = file.split('<!-- Generated below: npm run api-doc -->\n')[1] ?? ''
  expect(withoutQuotes(generated)).toBe(withoutQuotes(apiDocument(apiParts(callModules, domainModules))))
})
