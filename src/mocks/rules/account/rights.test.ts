import { describe, expect, it } from 'vitest'

import { type Call, isInternal } from '@/api/call'

import { CALL_MODULES } from '../../transport/backend'
import { RIGHTS, rightOf } from './rights'
import { MockClient } from '../../testing/mock-client'

const calls = Object.values(CALL_MODULES)
  .flatMap((module) => Object.values(module as Record<string, Call>))
  .filter((call) => 'path' in call && call.path !== '')

const internal = calls.filter(isInternal)
const byRole = calls.filter((call) => Array.isArray(rightOf(call.path)))
const ROLES = ['chatter', 'account_manager', 'agency_manager', 'agency_director', 'none'] as const

describe('who may make which call', () => {
  it('is said by rows that each rule some call', () => {
    const ruling = new Set(calls.map(({ path }) => RIGHTS.find(([prefix]) => path.startsWith(prefix))))
    expect(RIGHTS.filter((row) => !ruling.has(row)).map(([prefix]) => prefix)).toEqual([])
  })

  it.each(ROLES)(
    '403 for a user with only %s where another role is required, never where theirs is',
    async (role) => {
      const visitor = await MockClient.as('robin')
      const acting = await visitor.creatorToken('creator-01')
      await visitor.world.setFaults({ roles: [role] })
      // Checks roles alone: these tools are off for chatters unless the agency opens them.
      visitor.world.state.permissions['person-all'] = {
        postCategories: 'edit',
        discountsTrials: 'edit',
        dmca: 'edit',
        live: 'edit',
        profile: 'edit',
      }
      for (const { path, method, ...call } of byRole) {
        const isActing = 'token' in call && call.token === 'creator'
        const { status } = await visitor.send(path, { method, ...(isActing && { bearer: acting }) })
        const right = rightOf(path) as readonly string[]
        expect(`${path} ${status === 403}`).toBe(`${path} ${!right.includes(role)}`)
      }
    },
  )

  it('401 without a bearer or with an unknown one, for every call but the public ones', async () => {
    const visitor = new MockClient()
    for (const { path, method } of calls.filter((call) => rightOf(call.path) !== 'anyone')) {
      for (const bearer of [null, 'a.b.c', `x.${btoa('{"sub":"staff-04","exp":9999999999}')}.y`]) {
        expect(`${path} ${(await visitor.send(path, { method, bearer })).status}`).toBe(`${path} 401`)
      }
    }
  })

  it('403 without the internal-API header, for every internal call', async () => {
    const visitor = await MockClient.as('robin')
    expect(internal.length).toBeGreaterThan(8)
    for (const { path } of internal) {
      expect((await visitor.send(path, { isInternal: false })).status).toBe(403)
    }
  })

  it('403 below fan level, except for the calls such an account needs', async () => {
    for (const email of ['ugo', 'lina', 'mia', 'lothar']) {
      const visitor = await MockClient.as(email)
      expect((await visitor.send('/api/user/display-batch', { body: { userIds: [] } })).status).toBe(403)
      expect((await visitor.send('/api/auth/locked/status')).status).toBe(200)
    }
  })

  it('404 for an undeclared call', async () => {
    const visitor = new MockClient()
    const answer = await visitor.send('/api/nothing')
    expect([answer.status, answer.body['statusCode']]).toEqual([404, 404])
  })
})
