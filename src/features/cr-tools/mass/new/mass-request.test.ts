import { describe, expect, it } from 'vitest'

import { checkText } from '@/domain/crisis/crisis-check'
import { type MassPlan, NEW_MASS_PLAN } from '@/domain/mass/mass-plan'

import { EMPTY_DRAFT } from '../../outbox/composer-draft'
import { massRequestOf } from './mass-request'

const content = { ...EMPTY_DRAFT, text: 'Hello' }
const requestOf = (plan: Partial<MassPlan>) =>
  massRequestOf(
    { plan: { ...NEW_MASS_PLAN, ...plan }, versions: [content, content] },
    { hold: (text) => Promise.resolve(checkText(text)), timezone: 'Europe/Berlin' },
  )

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
