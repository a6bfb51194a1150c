import { describe, expect, it } from 'vitest'
import * as v from 'valibot'

import { AssignedCreator } from '@/domain/assigned-creator'

import { arrange, type CreatorRow, type Sort } from './arrange'

const collator = new Intl.Collator('en')

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

const names = (sort: Sort, query = '', rows = ROWS) =>
  arrange(rows, { sort, query, collator }).map(({ assigned }) => assigned.creator.displayName)

describe('creators are arranged', () => {
  it('by my shift, then by who waits longest', () => {
    expect(names('shift')).toEqual(['Zoë', 'Mila', 'Noa', 'Ivy'])
  })
  it('by who waits longest; where nobody waits comes last', () => {
    expect(names('waiting')).toEqual(['Noa', 'Zoë', 'Ivy', 'Mila'])
  })
  it('by unread messages; unknown counts as none', () => {
    expect(names('unread')).toEqual(['Zoë', 'Ivy', 'Noa', 'Mila'])
  })
  it('by name', () => {
    expect(names('name')).toEqual(['Ivy', 'Mila', 'Noa', 'Zoë'])
  })
  it('with pinned ones first, whatever the order', () => {
    const rows = [...ROWS, row('Wren', { pinned: true })]
    expect(names('waiting', '', rows)[0]).toBe('Wren')
    expect(names('name', '', rows)[0]).toBe('Wren')
  })
})

describe('the search for a creator', () => {
  it('minds neither case nor accents', () => {
    expect(names('name', ' ZOE ')).toEqual(['Zoë'])
  })
  it('finds by username too', () => {
    expect(names('name', '@mila.off')).toEqual(['Mila'])
  })
  it('finds nobody by what nobody is called', () => {
    expect(names('name', 'quentin')).toEqual([])
  })
})
