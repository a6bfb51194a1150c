import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import type { Call } from '@/api/call'
import { rightOf } from '@/mocks/rules/account/rights'
import { pack, packThreads, unpack } from '@/mocks/state/snapshot'
import { CALL_MODULES } from '@/mocks/transport/backend'

import { validRequest } from './requests'

/**
 * Finds differences between the response and its parsed value: lenient schemas would turn a misspelt field
 * into its fallback. Instants are text in the API and numbers in code.
 */
function faults(wire: unknown, read: unknown, path = 'answer'): string[] {
  if (Array.isArray(read) && Array.isArray(wire)) {
    if (wire.length !== read.length) return [`${path}: ${wire.length} sent, ${read.length} read`]
    return read.flatMap((entry, index) => faults(wire[index], entry, `${path}[${index}]`))
  }
  if (read !== null && typeof read === 'object') {
    if (wire === null || typeof wire !== 'object') return [`${path}: not an object`]
    const sent = wire as Record<string, unknown>
    return Object.entries(read).flatMap(([key, value]) =>
      key in sent ? faults(sent[key], value, `${path}.${key}`) : [`${path}.${key}: not sent`],
    )
  }
  const isMoment = typeof wire === 'string' && typeof read === 'number' && Date.parse(wire) === read
  return wire === read || isMoment ? [] : [`${path}: ${String(wire)} sent, ${String(read)} read`]
}

const calls = Object.values(CALL_MODULES)
  .flatMap((module) => Object.entries(module as Record<string, Call>))
  // Modules of calls also export types of their rows.
  .filter(([, call]) => 'path' in call && !call.host)

const hasClientId = ({ request }: Call): boolean =>
  request !== undefined &&
  'entries' in request &&
  typeof request.entries === 'object' &&
  request.entries !== null &&
  'clientId' in request.entries

describe('mock backend contract', () => {
  it.each(calls)(
    '%s returns the fields of its declaration and leaves a state to store',
    async (name, call) => {
      const { send, visitor } = await validRequest(name, call)
      const answer = await send()
      expect({ status: answer.status, body: answer.status === 200 ? '' : answer.body }).toEqual({
        status: 200,
        body: '',
      })
      const read = v.parse(call.response, answer.body)
      // The roles call may return an object that holds the list, or the bare list (decisions 13).
      const wire = name === 'getRoles' ? answer.body['roles'] : answer.body
      const isUnread = read === null
      expect(isUnread ? [] : faults(wire, read)).toEqual([])
      // The demo stores the state after each call, for its other tabs and the next load.
      const { state } = visitor.world
      expect(unpack(pack(state), packThreads(state))).toEqual(state)
    },
  )

  it.each(calls.filter(([, call]) => hasClientId(call)))(
    '%s gives a repeated request its first result (screens S0)',
    async (name, call) => {
      const { send } = await validRequest(name, call)
      const first = await send()
      expect(await send()).toMatchObject({ status: 200, body: first.body })
    },
  )

  it.each(calls)('%s checks who may call it', (_, call) => {
    expect(rightOf(call.path)).toBeDefined()
  })

  it('every module of calls has handlers, in the file of the same path', () => {
    const filesIn = (folder: string, paths: object) =>
      Object.keys(paths)
        .filter((path) => !path.includes('.test.'))
        .map((path) => path.replace(`../../src/${folder}/`, ''))
    const calls = filesIn('api/calls', import.meta.glob('../../src/api/calls/**/*.ts'))
    const handlers = filesIn('mocks/handlers', import.meta.glob('../../src/mocks/handlers/**/*.ts'))
    expect(calls.filter((file) => !handlers.includes(file))).toEqual([])
    const names = calls.map((file) =>
      file.replace(/^.*\/|\.ts$/g, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    )
    // A module is named in src/mocks/transport/backend.ts.
    expect(Object.keys(CALL_MODULES).sort()).toEqual(names.sort())
  })
})
