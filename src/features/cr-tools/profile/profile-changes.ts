import type { CreatorProfile, ProfileLink } from '@/domain/profile/creator-profile'
import type { Media } from '@/domain/vault/media'
import { formatCentsInput } from '@/lib/text/parse-amount'

/** Form values of a profile. */
export interface ProfileFormValues {
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
export interface ParsedProfile extends Omit<ProfileFormValues, 'messagePrice' | 'freeMessages'> {
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

export const profileFormValuesOf = (profile: CreatorProfile): ProfileFormValues => ({
  displayName: profile.displayName,
  username: profile.username,
  bio: profile.bio,
  banner: profile.banner,
  picture: profile.picture,
  links: profile.links.map(({ title, url }) => ({ title, url })),
  messagePrice: formatCentsInput(profile.messagePrice),
  freeMessages: String(profile.freeMessages),
  sendsWelcome: profile.sendsWelcome,
})

const PLAIN_FIELDS = [
  'displayName',
  'username',
  'bio',
  'messagePrice',
  'freeMessages',
  'sendsWelcome',
] as const

const isSameLinks = (a: readonly ProfileLink[], b: readonly ProfileLink[]): boolean =>
  a.length === b.length &&
  a.every(({ title, url }, index) => b[index]?.title === title && b[index].url === url)

/** Returns the fields that differ from the saved profile. */
export function profileChangesOf(profile: CreatorProfile, read: ParsedProfile): ProfileChanges {
  const [banner, picture] = [read.banner?.mediaId ?? null, read.picture?.mediaId ?? null]
  return {
    ...Object.fromEntries(
      PLAIN_FIELDS.filter((name) => read[name] !== profile[name]).map((name) => [name, read[name]]),
    ),
    ...(banner !== (profile.banner?.mediaId ?? null) && { bannerId: banner }),
    ...(picture !== (profile.picture?.mediaId ?? null) && { pictureId: picture }),
    ...(!isSameLinks(read.links, profile.links) && { links: read.links }),
  }
}
