import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { sendAnyway } from '@/domain/crisis/crisis-check'
import { type MassPlan, NEW_MASS_PLAN } from '@/domain/mass/mass-plan'
import { Media } from '@/domain/vault/media'

import { EMPTY_DRAFT } from '../../outbox/composer-draft'
import { massChangesOf, massRequestOf } from './mass-request'

const content = { ...EMPTY_DRAFT, text: 'Hello' }
const context = {
  hold: (text: string) => Promise.resolve(sendAnyway(text)),
  timezone: 'Europe/Berlin',
}
const requestOf = (plan: Partial<MassPlan>) =>
  massRequestOf({ plan: { ...NEW_MASS_PLAN, ...plan }, versions: [content, content] }, context)

describe('schedule in the request', () => {
  it('sends the local hour for per-fan local time', async () => {
    for (const at of ['2026-11-22T20:00', '2026-03-29T02:30'])
      expect(await requestOf({ time: 'local', at })).toMatchObject({ localTime: true, localAt: at })
  })

  it('sends only the instant otherwise, of the given zone', async () => {
    const at = await requestOf({ time: 'at', at: '2026-11-22T20:00' })
    expect(at).toMatchObject({
      scheduledAt: '2026-11-22T19:00:00.000Z',
      localTime: false,
      localAt: null,
    })
    expect(await requestOf({ time: 'now' })).toMatchObject({ scheduledAt: undefined, localAt: null })
  })
})

describe('changes to a scheduled message', () => {
  const plan = { ...NEW_MASS_PLAN, time: 'at' as const, at: '2026-11-22T20:00' }
  const changesOf = (text: string, changed: Partial<MassPlan>, written = text) =>
    massChangesOf(
      { plan, first: { text }, second: {} },
      {
        plan: { ...plan, ...changed },
        versions: [{ ...EMPTY_DRAFT, text: written }, EMPTY_DRAFT],
      },
      context,
    )

  it('hold what differs alone, the time as a whole', async () => {
    expect(await changesOf('Hello', {})).toEqual({})
    expect(await changesOf('Hello', { include: ['list-1'] })).toEqual({ include: ['list-1'] })
    expect(await changesOf('Hello', { at: '2026-11-23T20:00' })).toEqual({
      scheduledAt: '2026-11-23T19:00:00.000Z',
      localTime: false,
      localAt: null,
    })
    expect(Object.keys((await changesOf('Helo', {}, 'Hello')) ?? {})).toEqual(['message'])
  })

  it('hold the parts of a version that the user changed, media with their previews, and not its text', async () => {
    const media = v.parse(Media, { mediaId: 'm1', kind: 'image', url: '/m1.png' })
    const test = { ...plan, isTest: true }
    const first = { text: 'Hello', price: 500 }
    const second = { text: 'Hi', price: 500 }
    const versions = [
      { ...EMPTY_DRAFT, ...first, price: 900 },
      { ...EMPTY_DRAFT, ...second, media: [media] },
    ] as const
    const after = { plan: { ...test, share: 15 }, versions }
    expect(await massChangesOf({ plan: test, first, second }, after, context)).toEqual({
      message: { price: 900 },
      variants: { share: 15, second: { mediaIds: ['m1'], previewMediaIds: [] } },
    })
  })

  it('hold a second version that is added, or null for one that is not sent any more', async () => {
    expect(await changesOf('Hello', { isTest: true })).toMatchObject({ variants: { share: 10 } })
    const tested = { plan: { ...plan, isTest: true }, first: {}, second: { text: 'Hi' } }
    const now = { plan, versions: [EMPTY_DRAFT, { ...EMPTY_DRAFT, text: 'Hi' }] as const }
    expect(await massChangesOf(tested, now, context)).toEqual({ variants: null })
  })

  it('hold a text that the check has held, once it is to be sent anyway', async () => {
    expect(await changesOf("I can't take it anymore", {})).toMatchObject({ message: { sentAnyway: true } })
  })
})
