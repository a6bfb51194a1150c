import { describe, expect, it } from 'vitest'

import { checkText } from '@/domain/crisis'
import { type MassPlan, NEW_MASS_PLAN } from '@/domain/mass-plan'

import { EMPTY_CONTENT } from '../../messages/composer/content'
import { massRequestOf } from './mass-request'

const content = { ...EMPTY_CONTENT, text: 'Hello' }
const requestOf = (plan: Partial<MassPlan>) =>
  massRequestOf({ plan: { ...NEW_MASS_PLAN, ...plan }, versions: [content, content] }, (text) =>
    Promise.resolve(checkText(text)),
  )

describe('when a mass message goes out, on the wire', () => {
  it('names the hour that is meant where it is each fan’s own', async () => {
    const at = '2026-11-22T20:00'
    expect(await requestOf({ time: 'local', at })).toMatchObject({ localTime: true, localAt: at })
  })

  it('is a moment alone otherwise', async () => {
    const at = await requestOf({ time: 'at', at: '2026-11-22T20:00' })
    expect(at).toMatchObject({ localTime: false, localAt: null })
    expect(await requestOf({ time: 'now' })).toMatchObject({ scheduledAt: null, localAt: null })
  })
})
