import { describe, expect, it } from 'vitest'
import * as v from 'valibot'

import { AssignedCreator } from '@/domain/agency/assigned-creator'

import { sortCreators, type CreatorRow, type CreatorSort } from './sort-creators'

const { compare } = new Intl.Collator('en')

function row(displayName: string, facts: object = {}, messages?: number): CreatorRow {
  const userId = displayName.toLowerCase()
  const creator = { userId, username: `${userId}.official`, displayName }
  return {
    assigned: v.parse(AssignedCreator, { creatorId: userId, creator, ...facts }),
    unread: messages === undefined ? undefined : { userId, messages, notifications: 0, orders: 0 },
  }
}

const ROWS = [
  row('Noa', { oldestWaitAt: '2026-03-01T10:00:00Z' }, 3),
  row('Zoë', { plannedNow: true, oldestWaitAt: '2026-03-01T11:00:00Z' }, 31),
  row('Ivy', {}, 5),
  row('Mila', { plannedNow: true }),
]

const names = (sort: CreatorSort, query = '', rows = ROWS) =>
  sortCreators(rows, { sort, query, compare }).map(({ assigned }) => assigned.creator.displayName)

describe('arrange', () => {
  it('sorts by own shift, then longest wait', () => {
    expect(names('shift')).toEqual(['Zoë', 'Mila', 'Noa', 'Ivy'])
  })
  it('sorts by longest wait; creators without a waiting fan come last', () => {
    expect(names('waiting')).toEqual(['Noa', 'Zoë', 'Ivy', 'Mila'])
  })
  it('sorts by unread messages; unknown counts as none', () => {
    expect(names('unread')).toEqual(['Zoë', 'Ivy', 'Noa', 'Mila'])
  })
  it('sorts by name', () => {
    expect(names('name')).toEqual(['Ivy', 'Mila', 'Noa', 'Zoë'])
  })
  it('puts pinned ones first in any order', () => {
    const rows = [...ROWS, row('Wren', { pinned: true })]
    expect(names('waiting', '', rows)[0]).toBe('Wren')
    expect(names('name', '', rows)[0]).toBe('Wren')
  })
})

describe('creator search', () => {
  it('ignores case and accents', () => {
    expect(names('name', ' ZOE ')).toEqual(['Zoë'])
  })
  it('matches usernames', () => {
    expect(names('name', '@mila.off')).toEqual(['Mila'])
  })
  it('returns nothing without a match', () => {
    expect(names('name', 'quentin')).toEqual([])
  })
})
