import type { CreatorProfile, ProfileLink } from '@/domain/creator-profile'
import type { Media } from '@/domain/media'
import { amountText } from '@/lib/amount-text'

/** Form values of a profile. */
export interface WrittenProfile {
  displayName: string
  username: string
  bio: string
  banner: Media | null
  picture: Media | null
  links: { title: string; url: string }[]
  messagePrice: string
  freeMessages: string
  sendsWelcome: boolean
}

/** Parsed form values. */
export interface ReadProfile extends Omit<WrittenProfile, 'messagePrice' | 'freeMessages'> {
  messagePrice: number
  freeMessages: number
}

/** Changed fields; null removes a picture. */
export interface ProfileChanges {
  displayName?: string
  username?: string
  bio?: string
  bannerId?: string | null
  pictureId?: string | null
  links?: readonly ProfileLink[]
  messagePrice?: number
  freeMessages?: number
  sendsWelcome?: boolean
}

export const writtenOf = (profile: CreatorProfile): WrittenProfile => ({
  displayName: profile.displayName,
  username: profile.username,
  bio: profile.bio,
  banner: profile.banner,
  picture: profile.picture,
  links: profile.links.map(({ title, url }) => ({ title, url })),
  messagePrice: amountText(profile.messagePrice),
  freeMessages: String(profile.freeMessages),
  sendsWelcome: profile.sendsWelcome,
})

const PLAIN = ['displayName', 'username', 'bio', 'messagePrice', 'freeMessages', 'sendsWelcome'] as const

const isSameLinks = (one: readonly ProfileLink[], other: readonly ProfileLink[]): boolean =>
  one.length === other.length &&
  one.every(({ title, url }, place) => other[place]?.title === title && other[place].url === url)

/** Returns the fields that differ from the saved profile. */
export function changesOf(profile: CreatorProfile, read: ReadProfile): ProfileChanges {
  const [banner, picture] = [read.banner?.mediaId ?? null, read.picture?.mediaId ?? null]
  return {
    ...Object.fromEntries(
      PLAIN.filter((name) => read[name] !== profile[name]).map((name) => [name, read[name]]),
    ),
    ...(banner !== (profile.banner?.mediaId ?? null) && { bannerId: banner }),
    ...(picture !== (profile.picture?.mediaId ?? null) && { pictureId: picture }),
    ...(!isSameLinks(read.links, profile.links) && { links: read.links }),
  }
}
