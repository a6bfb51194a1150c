import type * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import type { Call } from '@/api/call'

import { REQUIRED_CALLS } from '../support/required-calls'

const modules = import.meta.glob<Record<string, Call>>('../../src/api/calls/**/*.ts', { eager: true })
const sources = import.meta.glob<string>('../../src/api/calls/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const of = <T>(table: Record<string, T>, name: string): T => {
  const found = Object.entries(table).find(([path]) => path.endsWith(`/${name}.ts`))?.[1]
  if (found === undefined) throw new Error(`no calls module ${name}`)
  return found
}
const callsOf = (name: string): Call[] => Object.values(of(modules, name))
const allCalls = Object.entries(modules).flatMap(([file, calls]) =>
  Object.entries(calls)
    // Modules of calls also export types of their rows.
    .filter(([, call]) => 'path' in call)
    .map(([name, call]) => ({ name: `${file.split('/').at(-1)} ${name}`, call })),
)

/** Field names of an object schema; undefined for any other schema. */
const fieldsOf = (schema: v.GenericSchema | undefined): string[] | undefined =>
  schema && 'entries' in schema ? Object.keys(schema.entries as object) : undefined

describe.each(Object.entries(REQUIRED_CALLS))('requirements 7, %s', (module, rows) => {
  it('declares all calls first and in the order of the requirements', () => {
    const declared = [...of(sources, module).matchAll(/\bpath: '(.*?)'/g)].map((match) => match[1])
    expect(declared.length).toBe(callsOf(module).length)
    expect(declared.slice(0, rows.length)).toEqual(rows.map(([, path]) => path))
  })

  it.each(rows)('%s %s has the request and response of the requirements', (method, path, body, response) => {
    const call = callsOf(module).find((candidate) => candidate.path === path)
    expect(call?.method).toBe(method)
    if (body === '-') expect(call?.request).toBeUndefined()
    else if (body !== '?') expect(fieldsOf(call?.request)).toEqual(body.split(' '))
    if (response !== '?')
      expect(fieldsOf(call?.response)).toEqual(expect.arrayContaining(response.split(' ')))
  })
})

/** The paths of lenient fields in a schema: at run time they take any value. */
function lenientFieldsOf(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'fallback' in schema ? [path] : []
  const below = Object.entries(schema).flatMap(([name, part]: [string, unknown]) => {
    if (name === 'entries' && typeof part === 'object' && part !== null)
      return Object.entries(part).flatMap(([field, one]) => lenientFieldsOf(one, `${path}.${field}`))
    if (['item', 'key', 'value', 'wrapped', 'rest'].includes(name)) return lenientFieldsOf(part, path)
    if (['pipe', 'options', 'items'].includes(name) && Array.isArray(part))
      return part.filter((one) => one !== schema).flatMap((one) => lenientFieldsOf(one, path))
    return []
  })
  return [...new Set([...own, ...below])]
}

describe('declared calls', () => {
  it('parse what is asked strictly: nothing wrong is replaced', () => {
    const lenient = allCalls.flatMap(({ name, call }) =>
      lenientFieldsOf(call.request).map((field) => `${name} ${field}`),
    )
    expect(lenient).toEqual([])
  })

  it('have a unique method and path', () => {
    const addresses = allCalls.map(({ call }) => `${call.method} ${call.path}`)
    expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([])
  })

  it('target the API, except the country lookup with its own host and no path', () => {
    const foreign = allCalls.filter(({ call }) => call.host ?? !call.path.startsWith('/api/'))
    expect(foreign.map(({ name, call }) => [name, call.host])).toEqual([
      ['country.ts lookUpCountry', 'country'],
    ])
  })

  it('have no body with GET', () => {
    expect(allCalls.filter(({ call }) => call.method === 'GET' && call.request)).toEqual([])
  })

  it('use the refresh token only to refresh, and no token before sign-in', () => {
    const by = (token: Call['token']) =>
      allCalls.filter(({ call }) => call.token === token).map(({ call }) => call.path)
    expect(by('refresh')).toEqual(['/api/auth/refresh'])
    expect(by('none').sort()).toEqual([
      '/api/auth/exchange',
      '/api/auth/login',
      '/api/auth/password/forgot',
      '/api/auth/password/reset',
    ])
  })

  it('ignore the errors of logout and refresh (requirements 4, 7)', () => {
    const policyOf = (path: string) => callsOf('auth').find((call) => call.path === path)?.onError
    expect([policyOf('/api/auth/logout'), policyOf('/api/auth/refresh')]).toEqual(['ignore', 'ignore'])
  })
})
