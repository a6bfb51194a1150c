import { Image, UserRound } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { COUNTER_THRESHOLD_CHARACTERS } from '@/config/tool-limits'
import { type CreatorProfile, PROFILE_LIMITS } from '@/domain/profile/creator-profile'
import { formatNumber } from '@/i18n/format'
import { Card } from '@/ui/card'
import { FormSwitch } from '@/ui/field/form/form-choice-fields'
import { useFormField } from '@/ui/field/form/use-form-field'
import { FormNumber, FormText, FormTextArea } from '@/ui/field/form/form-text-fields'
import { useUsernameCheck } from '@/api/use-username-check'
import { TextField } from '@/ui/field/text-field'

import { PictureField } from '../messages'
import type { ProfileFormValues } from './profile-changes'
import { type ProfileForm, USERNAME } from './use-profile-form'
import { LinkFields } from './link-fields'

/** Username input that checks availability while the user types. */
function ProfileUsernameField({ form, current }: { form: ProfileForm; current: string }) {
  const { t } = useTranslation('profile')
  const { value, error, change } = useFormField<ProfileFormValues, 'username', string>({
    form,
    name: 'username',
  })
  const isChanged = value !== current && USERNAME.test(value)
  const check = useUsernameCheck(isChanged ? value : current, current)
  const known = {
    checking: 'username_checking',
    free: 'username_free',
    unknown: 'username_unchecked',
  } as const
  const hint = !isChanged || check === 'taken' ? 'username_hint' : known[check]
  return (
    <TextField
      label={t('creator.username')}
      dir="ltr"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={30}
      value={value}
      error={error ?? (isChanged && check === 'taken' ? t('creator.username_taken') : undefined)}
      hint={<span role="status">{t(`creator.${hint}`)}</span>}
      onChange={(event) => change(event.target.value.trim())}
    />
  )
}

function ProfilePictureField({ form, name, creatorId }: ProfilePictureFieldProps) {
  const { t } = useTranslation('profile')
  const { value, error, change } = useFormField<ProfileFormValues, typeof name>({ form, name })
  const word = t(`creator.${name}`)
  return (
    <div className="grid gap-[6px]">
      <span aria-hidden className="text-13 font-medium">
        {word}
      </span>
      <PictureField
        ownerKey={`profile-${name}:${creatorId}`}
        creatorId={creatorId}
        labels={{
          name: word,
          alt: word,
          hint: t(`creator.${name}_hint`),
          icon: name === 'banner' ? Image : UserRound,
        }}
        media={value}
        isWide={name === 'banner'}
        error={error}
        onChange={change}
      />
    </div>
  )
}

interface ProfilePictureFieldProps {
  form: ProfileForm
  name: 'banner' | 'picture'
  creatorId: string
}

function BioField({ form }: { form: ProfileForm }) {
  const { t } = useTranslation('profile')
  const { value } = useFormField<ProfileFormValues, 'bio'>({ form, name: 'bio' })
  const left = PROFILE_LIMITS.bio - value.length
  return (
    <FormTextArea
      form={form}
      name="bio"
      rows={5}
      label={t('creator.bio')}
      hint={
        left > COUNTER_THRESHOLD_CHARACTERS
          ? t('creator.bio_hint')
          : t('creator.left', { number: formatNumber(left) })
      }
      maxLength={PROFILE_LIMITS.bio}
    />
  )
}

/** All editable fields of a profile. */
export function ProfileFields({ form, profile }: { form: ProfileForm; profile: CreatorProfile }) {
  const { t } = useTranslation('profile')
  const { creatorId } = profile
  return (
    <>
      <Card title={t('creator.section_names')} body="grid gap-4">
        <FormText
          form={form}
          name="displayName"
          label={t('creator.display_name')}
          maxLength={PROFILE_LIMITS.displayName}
        />
        <ProfileUsernameField form={form} current={profile.username} />
        <ProfilePictureField form={form} name="picture" creatorId={creatorId} />
        <ProfilePictureField form={form} name="banner" creatorId={creatorId} />
      </Card>
      <Card title={t('creator.section_about')} body="grid gap-4">
        <BioField form={form} />
        <LinkFields form={form} />
      </Card>
      <Card title={t('creator.section_messages')} body="grid gap-4">
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
      </Card>
    </>
  )
}
