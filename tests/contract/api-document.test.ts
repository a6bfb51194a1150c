import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import type { Call } from '@/api/call'

import { apiDocument, type CallGroup } from '../../scripts/api-document'

const callModules = import.meta.glob<Record<string, unknown>>('../../src/api/calls/**/*.ts', { eager: true })
const domainModules = import.meta.glob<Record<string, unknown>>(
  ['../../src/domain/**/*.ts', '!../../src/domain/**/*.test.ts'],
  { eager: true },
)

/** In the order of scripts/api-doc.mjs, on which the names of entities depend. */
const inOrder = (modules: Record<string, Record<string, unknown>>) =>
  Object.entries(modules).toSorted(([one], [other]) => one.localeCompare(other, 'en'))

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'response' in value

const groups: CallGroup[] = inOrder(callModules).map(([file, exported]) => ({
  name: file.split('/').at(-1)?.replace('.ts', '') ?? '',
  calls: Object.entries(exported).flatMap(([name, call]) => (isCall(call) ? [{ name, call }] : [])),
}))

const domain = inOrder(domainModules).map(([, exported]) => exported)
const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'message.new' in value

/** Docstrings are quoted in the file and unknown at run time. */
const withoutQuotes = (text: string): string => text.replace(/^> .*\n\n/gm, '').trim()

it('docs/api.md lists the declared calls with their shapes; `npm run api-doc` writes it again', () => {
  const file = readFileSync(join(process.cwd(), 'docs/api.md'), 'utf8').replaceAll('\r\n', '\n')
  const generated = file.split('<!-- Generated below: npm run api-doc -->\n')[1] ?? ''
  const events = domain.flatMap((module) => Object.values(module)).find(isTable) ?? {}
  expect(withoutQuotes(generated)).toBe(withoutQuotes(apiDocument({ groups, domain, events })))
})
