import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { createDiscount, updateDiscount } from '@/api/calls/creator/discounts'
import { send } from '@/api/send'
import { type Discount, discountState } from '@/domain/money/discount'
import { holdAll, useCrisisHold } from '@/features/crisis'
import { isolate } from '@/lib/text/isolate'
import { changedFields } from '@/lib/changed-fields'
import { checkFields, errorMessages, formValues } from '@/lib/form-schemas'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { NOT_SENT } from '@/ui/field/form/use-save-form'
import { useForm } from '@/ui/field/form/use-form'
import { FormNumber } from '@/ui/field/form/form-text-fields'

import { OfferNameField } from '../offer-name-field'
import { useMountTime } from '../use-mount-time'
import { useInvalidateDiscounts } from '../invalidate-offers'
import { DiscountFields, PeriodFields } from './discount-fields'
import { DiscountPreview } from './discount-preview'
import {
  type DiscountFault,
  discountFaults,
  discountSettingsOf,
  type DiscountFormValues,
  discountFormValuesOf,
} from './discount-form-values'

interface DiscountFormProps {
  creatorId: string
  /** Undefined when creating. */
  discount: Discount | undefined
  all: readonly Discount[]
  onClose: () => void
}

/** Fans read name and code, so both pass the crisis check. */
function useDiscountForm({ creatorId, discount, all, onClose }: DiscountFormProps) {
  const { t } = useTranslation('marketplace')
  const hold = useCrisisHold()
  const wordsOf = (fault: DiscountFault) =>
    typeof fault === 'string'
      ? t(`offers.fault_${fault}`)
      : t('offers.fault_clash', { name: isolate(fault.clash) })
  const now = useMountTime()
  return useForm({
    schema: v.pipe(
      formValues<DiscountFormValues>(),
      checkFields((written) => errorMessages(discountFaults(written, { discount, all, now }), wordsOf)),
      v.transform(discountSettingsOf),
    ),
    values: discountFormValuesOf(discount, now),
    draftKey: `discount:${creatorId}:${discount?.discountId ?? 'new'}`,
    save: async (settings, { clientId, opened }) => {
      const { name, code } = settings
      const texts = await holdAll(hold, { name, code })
      if (texts === undefined) return NOT_SENT
      const checked = { ...settings, ...texts }
      if (!discount) return send(createDiscount, { clientId, ...checked }, { creatorId })
      const changed = changedFields(discountSettingsOf(opened), checked)
      return send(updateDiscount, { discountId: discount.discountId, ...changed }, { creatorId })
    },
    refresh: useInvalidateDiscounts(),
    done: t(discount ? 'offers.saved' : 'offers.discount_created'),
    onSaved: onClose,
  })
}

/** Form that creates or edits a discount; an active one's deal is locked. */
export function DiscountForm(props: DiscountFormProps) {
  const { t } = useTranslation('marketplace')
  const { discount, creatorId } = props
  const form = useDiscountForm(props)
  const now = useMountTime()
  const hasBegun = discount !== undefined && discountState(discount, now) !== 'scheduled'
  return (
    <FormDialog
      form={form}
      size="large"
      title={discount ? t('offers.discount_edit') : t('offers.discount_new')}
      save={discount ? t('offers.save') : t('offers.discount_create')}
      trackedAs="discount"
      onClose={props.onClose}
    >
      {hasBegun && <p className="text-13 text-text-quiet">{t('offers.discount_begun')}</p>}
      <OfferNameField form={form} name="name" hint={t('offers.name_hint')} />
      {!hasBegun && <DiscountFields form={form} creatorId={creatorId} />}
      <PeriodFields form={form} hasBegun={hasBegun} />
      <FormNumber
        form={form}
        name="cap"
        label={t('offers.cap')}
        hint={t('offers.cap_hint')}
        inputMode="numeric"
      />
      <DiscountPreview form={form} />
    </FormDialog>
  )
}
