import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'

import type { CreatorProfile } from '@/domain/profile/creator-profile'
import { parseCents } from '@/lib/text/parse-amount'
import { parseInteger } from '@/lib/text/parse-integer'
import { Card } from '@/ui/card'
import { cx } from '@/ui/cx'
import { Segmented } from '@/ui/field/segmented'

import type { ProfileForm } from './use-profile-form'
import { PublicProfile, type PublicProfileData } from './public-profile'

const DEVICES = ['phone', 'desktop'] as const
type PreviewDevice = (typeof DEVICES)[number]

/** The profile with the form's valid values applied. */
function usePreviewedProfile(form: ProfileForm, profile: CreatorProfile): PublicProfileData {
  const [displayName, username, bio, banner, picture, links, price, free] = useWatch({
    control: form.control,
    name: ['displayName', 'username', 'bio', 'banner', 'picture', 'links', 'messagePrice', 'freeMessages'],
  })
  return {
    ...profile,
    displayName,
    username,
    bio,
    banner,
    picture,
    links,
    messagePrice: parseCents(price) ?? 0,
    freeMessages: parseInteger(free) ?? 0,
  }
}

/** Live preview as fans see it: both devices side by side when there is room, else one. */
export function ProfilePreview({ form, profile }: { form: ProfileForm; profile: CreatorProfile }) {
  const { t } = useTranslation('profile')
  const [device, setDevice] = useState<PreviewDevice>('phone')
  const shown = usePreviewedProfile(form, profile)
  const names = { phone: t('creator.preview_phone'), desktop: t('creator.preview_desktop') }
  return (
    <Card
      title={t('creator.preview')}
      className="self-start lg:sticky lg:top-4"
      actions={
        <div className="xl:hidden">
          <Segmented
            label={t('creator.preview')}
            labelHidden
            options={DEVICES.map((value) => ({ value, label: names[value] }))}
            value={device}
            onChange={setDevice}
          />
        </div>
      }
      body="flex items-start gap-4"
    >
      {DEVICES.map((one) => (
        <section
          key={one}
          aria-label={names[one]}
          className={cx(
            'min-w-0',
            one === 'phone' ? 'w-[300px] max-w-full max-xl:mx-auto xl:shrink-0' : 'flex-1',
            one !== device && 'max-xl:hidden',
          )}
        >
          <h3 aria-hidden className="mb-2 text-12 text-text-quiet max-xl:hidden">
            {names[one]}
          </h3>
          <PublicProfile profile={shown} isWide={one === 'desktop'} />
        </section>
      ))}
    </Card>
  )
}
