import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { type CreatorProfile, linkAddress, PROFILE_MOST } from '@/domain/creator-profile'
import type { Media } from '@/domain/media'
import { useSession } from '@/features/auth'
import { useCrisisHold } from '@/features/crisis'
import { formatMoney, formatNumber } from '@/i18n/format'
import { latinDigits } from '@/lib/latin-digits'
import { amount, needed, optional } from '@/lib/written-rules'
import { NOT_SENT } from '@/ui/form/use-attempt'
import { useForm } from '@/ui/form/use-form'

import { changesOf, type ProfileChanges, type ReadProfile, writtenOf, type WrittenProfile } from './changes'
import { passed, saveProfile } from './save-profile'
import { useRefreshProfile } from './use-profile'

/** Same rule as the server: ASCII letters, digits, underscores and dots. */
export const USERNAME = /^[\w.]{3,30}$/

const isMedia = (value: unknown): boolean => value === null || typeof value === 'object'
const media = v.custom<Media | null>(isMedia)

function useSchema(currency: string): v.GenericSchema<WrittenProfile, ReadProfile> {
  const { t } = useTranslation('profile')
  const most = formatMoney({ amount: PROFILE_MOST.messagePrice, currency })
  return v.object({
    displayName: needed(t('creator.display_name_missing')),
    username: v.pipe(v.string(), v.trim(), v.regex(USERNAME, t('creator.username_unfit'))),
    bio: optional,
    banner: media,
    picture: media,
    links: v.array(
      v.object({
        title: needed(t('creator.link_title_missing')),
        url: v.pipe(
          v.string(),
          v.check((url) => linkAddress(url) !== undefined, t('creator.link_url_unfit')),
          v.transform((url) => linkAddress(url) ?? url),
        ),
      }),
    ),
    messagePrice: v.pipe(
      v.string(),
      v.transform((text) => (text.trim() === '' ? '0' : text)),
      amount(t('creator.price_unfit')),
      v.maxValue(PROFILE_MOST.messagePrice, t('creator.price_high', { amount: most })),
    ),
    freeMessages: v.pipe(
      v.string(),
      v.transform((text) => latinDigits(text).trim()),
      v.check(
        (text) => /^\d{1,3}$/.test(text) && Number(text) <= PROFILE_MOST.freeMessages,
        t('creator.free_unfit', { most: formatNumber(PROFILE_MOST.freeMessages) }),
      ),
      v.transform(Number),
    ),
    sendsWelcome: v.boolean(),
  })
}

interface ProfileFormPlan {
  profile: CreatorProfile
  /** Set without edit permission: receives the valid changes instead of saving them. */
  onSuggest: ((changes: ProfileChanges) => void) | undefined
  onSaved: () => void
}

export type ProfileForm = ReturnType<typeof useProfileForm>

/** Form of a profile. Its draft survives a reload and a forced sign-out. */
export function useProfileForm({ profile, onSuggest, onSaved }: ProfileFormPlan) {
  const { creatorId } = profile
  const userId = useSession().userId ?? ''
  const hold = useCrisisHold()
  const refresh = useRefreshProfile(creatorId)
  return useForm({
    schema: useSchema(profile.currency),
    values: writtenOf(profile),
    kept: { userId, place: `profile:${creatorId}` },
    serverNames: { bannerId: 'banner', pictureId: 'picture' },
    save: async (read) => {
      const changes = changesOf(profile, read)
      if (onSuggest) {
        if (Object.keys(changes).length > 0) onSuggest(changes)
        return NOT_SENT
      }
      const patch = await passed(hold, changes)
      if (patch === undefined) return NOT_SENT
      try {
        await saveProfile(creatorId, patch)
      } finally {
        // A rejected call leaves earlier ones saved, so refetch.
        await refresh()
      }
      return undefined
    },
    onSaved,
  })
}
