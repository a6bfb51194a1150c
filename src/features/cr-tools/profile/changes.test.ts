import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { CreatorProfile } from '@/domain/creator-profile'

import { changesOf, writtenOf } from './changes'

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
const same = { ...writtenOf(profile), messagePrice: 550, freeMessages: 5 }

describe('the changes of a profile', () => {
  it('are none as long as nothing is written', () => expect(changesOf(profile, same)).toEqual({}))

  it('hold what is written as the fields hold it', () =>
    expect(writtenOf(profile)).toMatchObject({ messagePrice: '5.50', freeMessages: '5' }))

  it('name each field that differs, and no other', () => {
    const links = [{ title: 'Diary', url: 'https://milahart.example/notes' }]
    expect(changesOf(profile, { ...same, bio: '', sendsWelcome: false, links })).toEqual({
      bio: '',
      sendsWelcome: false,
      links,
    })
  })

  it('take a picture away with null', () => {
    const media = { mediaId: 'media-1-1' } as typeof profile.banner
    expect(changesOf({ ...profile, banner: media }, { ...same, banner: null })).toEqual({ bannerId: null })
    expect(changesOf(profile, { ...same, picture: media })).toEqual({ pictureId: 'media-1-1' })
  })
})
