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
const opened = profileFormValuesOf(profile)
const same = { ...opened, messagePrice: 550, freeMessages: 5 }

const changesOf = (of: typeof profile, read: typeof same) => {
  const written = { ...read, messagePrice: opened.messagePrice, freeMessages: opened.freeMessages }
  return profileChangesOf(of, read, { written, opened: profileFormValuesOf(of) })
}

describe('changesOf', () => {
  it('is empty for an untouched form', () => expect(changesOf(profile, same)).toEqual({}))

  it('returns values as typed', () =>
    expect(profileFormValuesOf(profile)).toMatchObject({ messagePrice: '5.50', freeMessages: '5' }))

  it('returns every changed field and no other', () => {
    const links = [{ title: 'Diary', url: 'https://milahart.example/notes' }]
    expect(changesOf(profile, { ...same, bio: '', sendsWelcome: false, links })).toEqual({
      bio: '',
      sendsWelcome: false,
      links,
    })
  })

  it('leaves out what a colleague has changed since', () => {
    const latest = { ...profile, bio: 'Theirs', banner: { mediaId: 'media-1-1' } as typeof profile.banner }
    const written = { ...opened, username: 'mila' }
    expect(profileChangesOf(latest, { ...same, username: 'mila' }, { written, opened })).toEqual({
      username: 'mila',
    })
  })

  it('removes a picture with null', () => {
    const media = { mediaId: 'media-1-1' } as typeof profile.banner
    expect(changesOf({ ...profile, banner: media }, { ...same, banner: null })).toEqual({
      bannerId: null,
    })
    expect(changesOf(profile, { ...same, picture: media })).toEqual({ pictureId: 'media-1-1' })
  })
})
