import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'

import { Media } from '@/domain/vault/media'
import { NEW_MASS_PLAN } from '@/domain/mass/mass-plan'
import { readLocalDraft, saveLocalDraft } from '@/services/storage/drafts'

import { HANA, MILA, NOA } from '../../../../tests/support/people'
import { replaceMassDraft, templateFromScript, hasMassDraft } from './mass-template'
import { newMassDraftKeys } from './mass-form-start'

const [me, creatorId] = [HANA, MILA]
const draftKeys = newMassDraftKeys(creatorId)

afterEach(() => localStorage.clear())

describe('starting a new mass message', () => {
  it.each<[what: string, draftKey: string, kept: object]>([
    ['its words', draftKeys.first, { text: 'Hey' }],
    ['the words of its second version', draftKeys.second, { text: 'Hello' }],
    ['lists, filters or a time', draftKeys.plan, { ...NEW_MASS_PLAN, include: ['list-1'] }],
  ])('counts %s as started, so that nothing replaces it without confirmation', (_, draftKey, kept) => {
    expect(hasMassDraft(me, creatorId)).toBe(false)
    saveLocalDraft(me, draftKey, kept)
    expect(hasMassDraft(me, creatorId)).toBe(true)
    expect(hasMassDraft(me, NOA)).toBe(false)
  })

  it('counts a list alone, whose fans were taken out again, as nothing started', () => {
    replaceMassDraft(me, creatorId, { content: {} })
    expect(hasMassDraft(me, creatorId)).toBe(false)
  })

  it('takes over everything from the first message of a script', () => {
    const media = ['media-1', 'media-2', 'media-3'].map((mediaId) =>
      v.parse(Media, { mediaId, kind: 'image', url: `/${mediaId}` }),
    )
    const step = { text: 'Look', price: 1200, waitFor: 'nothing' as const }
    const script = { scriptId: 's', version: 1, name: 'Teaser', folderId: null, language: null }
    const steps = [
      { ...step, mediaIds: ['media-3', 'gone', 'media-1'] },
      { ...step, mediaIds: ['media-2'] },
    ]
    replaceMassDraft(me, creatorId, templateFromScript({ ...script, steps }, media))
    expect(readLocalDraft(me, draftKeys.first)).toEqual({
      text: 'Look',
      price: 1200,
      media: [media[2], media[0]],
    })
  })
})
