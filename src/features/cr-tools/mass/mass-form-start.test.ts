import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { MassMessage } from '@/domain/mass/mass-message'

import { templateFromMass } from './mass-template'
import { massStartOf } from './mass-form-start'

const version = { media: [], previewMediaIds: [], price: 1200, sent: 0, seen: 0, bought: 0, revenue: 0 }
const AT = '2026-11-25T19:30:00.000Z'
const message = (change: object = {}): MassMessage =>
  v.parse(MassMessage, {
    massMessageId: 'mass-1',
    state: 'scheduled',
    text: 'One',
    price: 1200,
    createdAt: '2026-11-20T10:00:00.000Z',
    scheduledAt: AT,
    include: ['list-1'],
    exclude: ['list-2'],
    filters: { spendMin: 100 },
    spreadMinutes: 30,
    autoUnsendHours: 48,
    skipActiveChats: false,
    ...change,
  })
const test = {
  share: 20,
  decideAfterHours: 2,
  decidesAt: AT,
  first: { ...version, text: 'One' },
  second: { ...version, text: 'Two', lockText: 'Soon' },
}

describe('edit form of a scheduled mass message', () => {
  it('starts with the scheduled values', () => {
    expect(massStartOf(message(), 'Asia/Tokyo').plan).toEqual({
      include: ['list-1'],
      exclude: ['list-2'],
      filters: { spendMin: 100 },
      isTest: false,
      share: 10,
      decideAfterHours: 4,
      time: 'at',
      at: '2026-11-26T04:30',
      spreadMinutes: 30,
      autoUnsendHours: 48,
      skipActiveChats: false,
    })
    const local = massStartOf(message({ localTime: true, localAt: '2026-03-29T02:30' }), 'Europe/Berlin').plan
    expect(local).toMatchObject({ time: 'local', at: '2026-03-29T02:30' })
  })

  it('shows both versions of an A/B test', () => {
    const { plan, first, second } = massStartOf(message({ test }), 'UTC')
    expect(plan).toMatchObject({ isTest: true, share: 20, decideAfterHours: 2 })
    expect([first.text, second.text, second.lockText]).toEqual(['One', 'Two', 'Soon'])
  })
})

describe('mass message as a template', () => {
  it('takes the winning text and the same audience', () => {
    expect(templateFromMass(message({ test, winner: 'second' })).content.text).toBe('Two')
    expect(templateFromMass(message({ test })).content.text).toBe('One')
    expect(templateFromMass(message()).plan).toMatchObject({
      include: ['list-1'],
      filters: { spendMin: 100 },
    })
  })

  it('drops the has-not-seen filter', () => {
    const again = message({ filters: { spendMin: 100, notSeenMassId: 'mass-0' } })
    expect(templateFromMass(again).plan?.filters).toEqual({ spendMin: 100 })
  })
})
