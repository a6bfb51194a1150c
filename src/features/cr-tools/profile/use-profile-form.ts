import { useState } from 'react'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { isApiError } from '@/api/errors'
import { type CreatorProfile, parseProfileLink, PROFILE_LIMITS } from '@/domain/profile/creator-profile'
import type { Media } from '@/domain/vault/media'
import { useCrisisHold } from '@/features/crisis'
import { formatMoney, formatNumber } from '@/i18n/format'
import { amountInCents, requiredText, optionalText, wholeNumber } from '@/lib/form-schemas'
import { NOT_SENT } from '@/ui/field/form/use-save-form'
import { useForm } from '@/ui/field/form/use-form'

import {
  profileChangesOf,
  type ProfileChanges,
  type ParsedProfile,
  profileFormValuesOf,
  type ProfileFormValues,
} from './profile-changes'
import { checkChanges, saveProfile } from './save-profile'
import { useInvalidateProfile } from './use-profile'

/** Same rule as the server: ASCII letters, digits, underscores and dots. */
export const USERNAME = /^[\w.]{3,30}$/

const isMedia = (value: unknown): boolean => value === null || typeof value === 'object'
const mediaSchema = v.custom<Media | null>(isMedia)

function useProfileSchema(currency: string): v.GenericSchema<ProfileFormValues, ParsedProfile> {
  const { t } = useTranslation('profile')
  const most = formatMoney({ amount: PROFILE_LIMITS.messagePrice, currency })
  return v.object({
    displayName: requiredText(t('creator.display_name_missing')),
    username: v.pipe(v.string(), v.trim(), v.regex(USERNAME, t('creator.username_unfit'))),
    bio: optionalText,
    banner: mediaSchema,
    picture: mediaSchema,
    links: v.array(
      v.object({
        title: requiredText(t('creator.link_title_missing')),
        url: v.pipe(
          v.string(),
          v.check((url) => parseProfileLink(url) !== undefined, t('creator.link_url_unfit')),
          v.transform((url) => parseProfileLink(url) ?? url),
        ),
      }),
    ),
    messagePrice: v.pipe(
      v.string(),
      v.transform((text) => (text.trim() === '' ? '0' : text)),
      amountInCents(t('creator.price_unfit')),
      v.maxValue(PROFILE_LIMITS.messagePrice, t('creator.price_high', { amount: most })),
    ),
    freeMessages: wholeNumber(t('creator.free_unfit', { most: formatNumber(PROFILE_LIMITS.freeMessages) }), {
      min: 0,
      max: PROFILE_LIMITS.freeMessages,
    }),
    sendsWelcome: v.boolean(),
  })
}

interface ProfileFormOptions {
  profile: CreatorProfile
  /** Set without edit permission: receives the valid changes instead of saving them. */
  onSuggest: ((changes: ProfileChanges) => void) | undefined
}

export type ProfileForm = ReturnType<typeof useProfileForm>

/** Form of a profile. Its draft survives a reload and a forced sign-out, what is written also a withdrawn permission. */
export function useProfileForm({ profile, onSuggest }: ProfileFormOptions) {
  const { creatorId } = profile
  const { t } = useTranslation('profile')
  const hold = useCrisisHold()
  const refresh = useInvalidateProfile(creatorId)
  const [isWithdrawn, setWithdrawn] = useState(false)
  const form = useForm({
    schema: useProfileSchema(profile.currency),
    values: profileFormValuesOf(profile),
    draftKey: `profile:${creatorId}`,
    serverNames: { bannerId: 'banner', pictureId: 'picture' },
    save: async (read, { values: written, opened }) => {
      const changes = profileChangesOf(profile, read, { written, opened })
      if (onSuggest) {
        if (Object.keys(changes).length > 0) onSuggest(changes)
        return NOT_SENT
      }
      const patch = await checkChanges(hold, changes)
      if (patch === undefined) return NOT_SENT
      setWithdrawn(false)
      try {
        await saveProfile(creatorId, patch)
      } catch (error) {
        setWithdrawn(isApiError(error, 403))
        throw error
      } finally {
        // A rejected call leaves earlier ones saved, so refetch.
        await refresh()
      }
      return undefined
    },
    done: t('creator.saved'),
  })
  return { ...form, isWithdrawn: isWithdrawn && !onSuggest }
}
