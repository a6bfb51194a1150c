import { describe, expect, it } from 'vitest'

import type { SendContext } from '@/domain/chat/message-problems'

import { unitOf } from '../delay'
import { faultsOf } from './sequence-faults'
import { minutesOf, newStep, settingsOf, writtenOf, type WrittenSequence } from './written-sequence'

const sendContext: SendContext = {
  lockedBy: null,
  findForbidden: (text) => (text.includes('forbidden') ? 'forbidden' : undefined),
  canPrice: true,
  limitsFor: () => ({ min: 800, max: 20_000 }),
  now: () => 0,
}

const written = (patch: Partial<WrittenSequence> = {}): WrittenSequence => ({
  ...writtenOf(undefined),
  name: 'Hello',
  steps: [{ ...newStep('one', true), text: 'Hi {name}' }],
  ...patch,
})
const step = (patch: object) => written({ steps: [{ ...newStep('one', true), text: 'Hi', ...patch }] })
const faults = (sequence: WrittenSequence) =>
  Object.entries(faultsOf(sequence, sendContext)).map(([path, fault]) => [
    path,
    fault.kind === 'message' ? fault.problem.kind : fault.kind,
  ])

describe('what is wrong with a sequence', () => {
  it('is nothing where every field fits', () => {
    expect(faults(written())).toEqual([])
  })

  it('names the faulty field', () => {
    expect(faults(written({ name: ' ' }))).toEqual([['name', 'name_missing']])
    expect(faults(written({ trigger: 'list_entry' }))).toEqual([['entryListId', 'entry_list']])
    expect(faults(written({ trigger: 'expiring', daysBefore: '99' }))).toEqual([
      ['daysBefore', 'days_before'],
    ])
    expect(faults(written({ listId: 'a', excludeListId: 'a' }))).toEqual([['excludeListId', 'same_list']])
    expect(faults(written({ quietTo: '23:00' }))).toEqual([['quietTo', 'quiet']])
  })

  it('names the message and its faulty field', () => {
    expect(faults(step({ text: '' }))).toEqual([['steps.0.text', 'empty']])
    expect(faults(step({ text: 'from {country}' }))).toEqual([['steps.0.text', 'unfilled']])
    expect(faults(step({ text: 'a forbidden word' }))).toEqual([['steps.0.text', 'word']])
    expect(faults(step({ price: 'abc' }))).toEqual([['steps.0.price', 'price_unclear']])
    expect(faults(step({ price: '9' }))).toEqual([['steps.0.price', 'price_without_media']])
    expect(faults(step({ delayMin: 'x' }))).toEqual([['steps.0.delayMin', 'delay']])
    expect(faults(step({ delayMin: '9', delayMax: '3' }))).toEqual([['steps.0.delayMax', 'delay_order']])
    const variants = [
      { language: 'de', text: 'Hallo', lockText: '' },
      { language: 'de', text: '', lockText: '' },
    ]
    expect(faults(step({ variants }))).toEqual([
      ['steps.0.variants.1.language', 'variant_twice'],
      ['steps.0.variants.1.text', 'variant_missing'],
    ])
  })
})

it('a caption is checked only where there is a price, in every language', () => {
  const variants = [{ language: 'de', text: 'Hallo', lockText: 'from {country}' }]
  expect(faults(step({ lockText: 'from {country}', variants }))).toEqual([])
})

describe('what is saved', () => {
  it('counts delays in minutes, in digits of any script', () => {
    expect(minutesOf('1,5', 'hours')).toBe(90)
    expect(minutesOf('٢', 'days')).toBe(2880)
    for (const text of ['١٫٥', '１．５']) expect(minutesOf(text, 'hours')).toBe(90)
    expect(minutesOf('', 'minutes')).toBe(0)
    expect(minutesOf('-1', 'minutes')).toBeUndefined()
    expect([unitOf(0), unitOf(1440, 2880), unitOf(90), unitOf(60, 1440)]).toEqual([
      'hours',
      'days',
      'minutes',
      'hours',
    ])
  })

  it('drops what the trigger does not use, and captions of free messages', () => {
    const settings = settingsOf({
      ...step({ lockText: 'Open me' }),
      trigger: 'birthday',
      entryListId: 'list-1',
      members: ['new'],
      isQuiet: false,
    })
    expect(settings).toMatchObject({
      entryListId: null,
      daysBefore: null,
      quietFrom: null,
      quietTo: null,
      audience: { members: [] },
    })
    expect(settings.steps[0]).toMatchObject({ lockText: null, price: 0 })
  })
})
