import { ImageIcon, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { COUNTER_SHOWS_CHARACTERS } from '@/config/constants'
import { type CreatorProfile, PROFILE_MOST } from '@/domain/creator-profile'
import { formatNumber } from '@/i18n/format'
import { Card } from '@/ui/card'
import { FormSwitch } from '@/ui/form/chosen-fields'
import { useBound } from '@/ui/form/use-bound'
import { FormNumber, FormText, FormTextArea } from '@/ui/form/written-fields'

import { PictureField } from '../../messages'
import type { WrittenProfile } from '../changes'
import type { ProfileForm } from '../use-profile-form'
import { LinkFields } from './link-fields'
import { UsernameField } from './username-field'

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card title={title}>
    <div className="grid gap-4 px-4 pb-4">{children}</div>
  </Card>
)

function Picture({ form, name, creatorId }: PictureProps) {
  const { t } = useTranslation('profile')
  const { value, error, change } = useBound<WrittenProfile, typeof name>({ form, name })
  const word = t(`creator.${name}`)
  return (
    <div className="grid gap-[6px]">
      <span aria-hidden className="text-13 font-medium">
        {word}
      </span>
      <PictureField
        desk={`profile-${name}:${creatorId}`}
        creatorId={creatorId}
        words={{
          name: word,
          alt: word,
          hint: t(`creator.${name}_hint`),
          icon: name === 'banner' ? ImageIcon : UserRound,
        }}
        media={value}
        isWide={name === 'banner'}
        error={error}
        onChange={change}
      />
    </div>
  )
}

interface PictureProps {
  form: ProfileForm
  name: 'banner' | 'picture'
  creatorId: string
}

function Bio({ form }: { form: ProfileForm }) {
  const { t } = useTranslation('profile')
  const { value } = useBound<WrittenProfile, 'bio'>({ form, name: 'bio' })
  const left = PROFILE_MOST.bio - value.length
  return (
    <FormTextArea
      form={form}
      name="bio"
      rows={5}
      label={t('creator.bio')}
      hint={
        left > COUNTER_SHOWS_CHARACTERS
          ? t('creator.bio_hint')
          : t('creator.left', { number: formatNumber(left) })
      }
      maxLength={PROFILE_MOST.bio}
    />
  )
}

/** All editable fields of a profile. */
export function ProfileFields({ form, profile }: { form: ProfileForm; profile: CreatorProfile }) {
  const { t } = useTranslation('profile')
  const { creatorId } = profile
  return (
    <>
      <Section title={t('creator.section_names')}>
        <FormText
          form={form}
          name="displayName"
          label={t('creator.display_name')}
          dir="auto"
          maxLength={PROFILE_MOST.displayName}
        />
        <UsernameField form={form} current={profile.username} />
        <Picture form={form} name="picture" creatorId={creatorId} />
        <Picture form={form} name="banner" creatorId={creatorId} />
      </Section>
      <Section title={t('creator.section_about')}>
        <Bio form={form} />
        <LinkFields form={form} />
      </Section>
      <Section title={t('creator.section_messages')}>
        <FormNumber
          form={form}
          name="messagePrice"
          label={t('creator.price')}
          hint={t('creator.price_hint')}
          unit={profile.currency}
          maxLength={12}
        />
        <FormNumber
          form={form}
          name="freeMessages"
          label={t('creator.free')}
          hint={t('creator.free_hint')}
          inputMode="numeric"
          maxLength={4}
        />
        <FormSwitch form={form} name="sendsWelcome">
          {t('creator.welcome')}
        </FormSwitch>
      </Section>
    </>
  )
}
