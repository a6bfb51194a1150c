import type { CreatorProfile } from '@/domain/profile/creator-profile'
import type { Media } from '@/domain/vault/media'
import { changedFields } from '@/lib/changed-fields'
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

const requestOf = ({ banner, picture, ...rest }: CreatorProfile | ParsedProfile) => ({
  displayName: rest.displayName,
  username: rest.username,
  bio: rest.bio,
  bannerId: banner?.mediaId ?? null,
  pictureId: picture?.mediaId ?? null,
  links: rest.links.map(({ title, url }) => ({ title, url })),
  messagePrice: rest.messagePrice,
  freeMessages: rest.freeMessages,
  sendsWelcome: rest.sendsWelcome,
})

/** Changed fields; null removes a picture. */
export type ProfileChanges = Partial<ReturnType<typeof requestOf>>

/**
 * The fields that differ from the saved profile, of those that differ from what the form opened with: the others
 * a colleague has changed since.
 */
export function profileChangesOf(
  profile: CreatorProfile,
  read: ParsedProfile,
  { written, opened }: { written: ProfileFormValues; opened: ProfileFormValues },
): ProfileChanges {
  const own = changedFields(opened, written)
  const { bannerId, pictureId, ...changes } = changedFields(requestOf(profile), requestOf(read))
  return {
    ...Object.fromEntries(Object.entries(changes).filter(([name]) => name in own)),
    ...(own.banner !== undefined && bannerId !== undefined && { bannerId }),
    ...(own.picture !== undefined && pictureId !== undefined && { pictureId }),
  }
}
