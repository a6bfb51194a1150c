import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { CreatorProfile } from '@/domain/profile/creator-profile'

import { profileChangesOf, profileFormValuesOf } from './profile-changes'

const profile = v.parse(CreatorProfile, {
  creatorId: 'creator-01',
  displayName: 'Mila Hart',
  username: 'milahart',
  bio: 'Rooftops',
  links: [{ title: 'Diary', url: 'https://milahart.example/diary' }],
  messagePrice: 550,
  freeMessages: 5,
  sendsWelcome: true,
})
const same = { ...profileFormValuesOf(profile), messagePrice: 550, freeMessages: 5 }

describe('changesOf', () => {
  it('is empty for an untouched form', () => expect(profileChangesOf(profile, same)).toEqual({}))

  it('returns values as typed', () =>
    expect(profileFormValuesOf(profile)).toMatchObject({ messagePrice: '5.50', freeMessages: '5' }))

  it('returns every changed field and no other', () => {
    const links = [{ title: 'Diary', url: 'https://milahart.example/notes' }]
    expect(profileChangesOf(profile, { ...same, bio: '', sendsWelcome: false, links })).toEqual({
      bio: '',
      sendsWelcome: false,
      links,
    })
  })

  it('removes a picture with null', () => {
    const media = { mediaId: 'media-1-1' } as typeof profile.banner
    expect(profileChangesOf({ ...profile, banner: media }, { ...same, banner: null })).toEqual({
      bannerId: null,
    })
    expect(profileChangesOf(profile, { ...same, picture: media })).toEqual({ pictureId: 'media-1-1' })
  })
})
