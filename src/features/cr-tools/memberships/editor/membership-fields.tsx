import { useWatch } from 'react-hook-form'
import { useState } from 'react'

import { useTranslation } from '@/i18n/use-translation'
import { parseOptionalCents } from '@/lib/text/parse-amount'
import { isMonthPrice, MEMBERSHIP_LIMITS } from '@/domain/money/membership'
import { FormSegmented, FormSelect, FormSwitch } from '@/ui/field/form/form-choice-fields'
import type { FormOf } from '@/ui/field/form/use-form'
import { FormNumber, FormText } from '@/ui/field/form/form-text-fields'
import type { Media } from '@/domain/vault/media'
import { useFormField } from '@/ui/field/form/use-form-field'

import type { MembershipFormOptions } from './use-membership-form'
import type { MembershipFormValues } from './membership-form-schema'
import { DescriptionField } from './description-field'
import { PriceImpactNote } from './price-impact-note'
import { useTierNames } from '../../base/tier-names'
import { MediaFields } from '../../messages'

/** Field that selects the membership's picture from the vault. */
function ArtField({ form, creatorId }: { form: FormOf<MembershipFormValues>; creatorId: string }) {
  const { t } = useTranslation('marketplace')
  const { value, error, change } = useFormField<MembershipFormValues, 'art', Media | null>({
    form,
    name: 'art',
  })
  const [isWrong, setWrong] = useState(false)
  const choose = (media: Media | undefined) => {
    const isPicture = media === undefined || media.kind === 'image'
    setWrong(!isPicture)
    if (isPicture) change(media ?? null)
  }
  return (
    <MediaFields.One
      creatorId={creatorId}
      labels={{
        label: t('memberships.art'),
        choose: t('memberships.art_choose'),
        change: t('memberships.art_change'),
        remove: t('memberships.art_remove'),
        title: t('memberships.art_title'),
        unknown: t('memberships.art_unknown'),
      }}
      mediaId={value?.mediaId}
      error={isWrong ? t('memberships.art_wrong') : error}
      onChange={choose}
    />
  )
}

export interface MembershipFieldsProps extends Omit<MembershipFormOptions, 'onSaved'> {
  form: FormOf<MembershipFormValues>
}

/** Tier, texts and picture. */
export function TextFields({ form, creatorId, membership, freeTiers }: MembershipFieldsProps) {
  const { t } = useTranslation('marketplace')
  const { nameOf } = useTierNames()
  return (
    <>
      {membership ? (
        <p className="text-13 text-text-quiet">
          {t('memberships.tier_of', { tier: nameOf(membership.tier) })}
        </p>
      ) : (
        <FormSelect
          form={form}
          name="tier"
          label={t('memberships.tier')}
          hint={t('memberships.tier_hint')}
          options={freeTiers.map((tier) => ({ value: tier, label: nameOf(tier) }))}
        />
      )}
      <FormText
        form={form}
        name="title"
        label={t('memberships.title_field')}
        maxLength={MEMBERSHIP_LIMITS.title}
      />
      <DescriptionField form={form} />
      <ArtField form={form} creatorId={creatorId} />
    </>
  )
}

/** Monthly price, with the impact of a change on current members. */
function MonthPriceField({ form, creatorId, currency, membership }: MembershipFieldsProps) {
  const { t } = useTranslation('marketplace')
  const price = parseOptionalCents(useWatch({ control: form.control, name: 'priceMonth' }))
  const isAnother = membership && price != null && isMonthPrice(price) && price !== membership.priceMonth
  return (
    <>
      <FormNumber
        form={form}
        name="priceMonth"
        label={t('memberships.price_month')}
        hint={t('memberships.price_month_hint')}
        unit={currency}
      />
      {isAnother && (
        <PriceImpactNote
          membershipId={membership.membershipId}
          creatorId={creatorId}
          from={membership.priceMonth}
          to={price}
        />
      )}
    </>
  )
}

/** Prices, discounts and limits. */
export function MembershipPriceFields(props: MembershipFieldsProps) {
  const { t } = useTranslation('marketplace')
  const { form, currency } = props
  return (
    <>
      <MonthPriceField {...props} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormNumber
          form={form}
          name="discountQuarter"
          label={t('memberships.discount_quarter')}
          hint={t('memberships.empty_not_offered')}
          unit="%"
        />
        <FormNumber
          form={form}
          name="discountYear"
          label={t('memberships.discount_year')}
          hint={t('memberships.empty_not_offered')}
          unit="%"
        />
        <FormNumber
          form={form}
          name="priceLifetime"
          label={t('memberships.lifetime')}
          hint={t('memberships.empty_not_offered')}
          unit={currency}
        />
        <FormNumber
          form={form}
          name="includedMessages"
          label={t('memberships.included_field')}
          hint={t('memberships.included_hint')}
        />
        <FormNumber form={form} name="cap" label={t('memberships.cap')} hint={t('memberships.cap_hint')} />
      </div>
    </>
  )
}

/** Whether fans see it, and whether it comes first. */
export function VisibilityFields({ form }: Pick<MembershipFieldsProps, 'form'>) {
  const { t } = useTranslation('marketplace')
  return (
    <>
      <FormSegmented
        form={form}
        name="state"
        label={t('memberships.visibility')}
        hint={t('memberships.visibility_hint')}
        options={[
          { value: 'live', label: t('memberships.state_live') },
          { value: 'hidden', label: t('memberships.state_hidden') },
        ]}
      />
      <FormSwitch form={form} name="isPinned" hint={t('memberships.pinned_hint')}>
        {t('memberships.pinned_field')}
      </FormSwitch>
    </>
  )
}
