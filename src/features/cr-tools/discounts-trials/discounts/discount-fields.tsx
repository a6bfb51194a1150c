import { useWatch } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'

import { DISCOUNT_AUDIENCES } from '@/domain/money/discount'
import { timeZoneDisplayName } from '@/i18n/format'
import { FormSegmented, FormSelect } from '@/ui/field/form/form-choice-fields'
import { FormDateTime } from '@/ui/field/form/form-date-fields'
import type { FormOf } from '@/ui/field/form/use-form'
import { FormNumber, FormText } from '@/ui/field/form/form-text-fields'
import { FormChecks } from '@/ui/field/form/form-checks'
import { useAgencyZone } from '@/features/figures/use-agency-zone'

import { FormFanList } from '../../base/form-fan-list'
import { useTierNames } from '../../base/tier-names'
import type { DiscountFormValues } from './discount-form-values'

type DiscountFormOf = FormOf<DiscountFormValues>

function TierFields({ form }: { form: DiscountFormOf }) {
  const { t } = useTranslation('marketplace')
  const { options } = useTierNames()
  const isForSome = useWatch({ control: form.control, name: 'reach' }) === 'some'
  return (
    <>
      <FormSegmented
        form={form}
        name="reach"
        label={t('offers.tiers')}
        options={[
          { value: 'all', label: t('offers.tiers_all') },
          { value: 'some', label: t('offers.tiers_some') },
        ]}
      />
      {isForSome && (
        <FormChecks form={form} name="tiers" label={t('offers.tiers')} labelHidden options={options} />
      )}
    </>
  )
}

/** Fields of the deal: percent, tiers, audience, code. */
export function DiscountFields({ form, creatorId }: { form: DiscountFormOf; creatorId: string }) {
  const { t } = useTranslation('marketplace')
  const isForList = useWatch({ control: form.control, name: 'audience' }) === 'list'
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormNumber form={form} name="percent" label={t('offers.percent')} unit="%" inputMode="numeric" />
        <FormText
          form={form}
          name="code"
          label={t('offers.code')}
          hint={t('offers.code_hint')}
          dir="ltr"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <TierFields form={form} />
      <FormSelect
        form={form}
        name="audience"
        label={t('offers.audience')}
        options={DISCOUNT_AUDIENCES.map((one) => ({ value: one, label: t(`offers.audience_${one}`) }))}
      />
      {isForList && <FormFanList form={form} name="listId" creatorId={creatorId} label={t('offers.list')} />}
    </>
  )
}

/** Start and end fields in the agency's time zone. */
export function PeriodFields({ form, hasBegun }: { form: DiscountFormOf; hasBegun: boolean }) {
  const { t } = useTranslation('marketplace')
  const timezone = useAgencyZone()
  return (
    <div className="grid gap-4 [&>*]:min-w-0 sm:grid-cols-2">
      {!hasBegun && (
        <FormDateTime form={form} name="from" required timezone={timezone} label={t('offers.starts')} />
      )}
      <FormDateTime
        form={form}
        name="to"
        timezone={timezone}
        label={t('offers.ends')}
        hint={t('offers.ends_hint')}
      />
      <p className="text-13 text-text-quiet sm:col-span-2">
        {t('offers.zone', { zone: timeZoneDisplayName(timezone) })}
      </p>
    </div>
  )
}
