import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { createDiscount, updateDiscount } from '@/api/calls/discounts'
import { send } from '@/api/send'
import { type Discount, DISCOUNT_AUDIENCES, discountState, OFFER_NAME_MAX_LENGTH } from '@/domain/discount'
import { useCrisisHold } from '@/features/crisis'
import { isolate } from '@/lib/isolate'
import { faultsBy, inWords } from '@/lib/written-rules'
import { FormDialog } from '@/ui/form/form-dialog'
import type { WrittenMoment } from '@/ui/form/date-fields'
import { NOT_SENT } from '@/ui/form/use-attempt'
import { useForm } from '@/ui/form/use-form'
import { FormNumber, FormText } from '@/ui/form/written-fields'

import { useOpenedAt, useRefreshDiscounts } from '../use-offers'
import { DiscountFields, PeriodFields } from './discount-fields'
import { DiscountPreview } from './discount-preview'
import {
  type DiscountFault,
  discountFaults,
  settingsOf,
  type WrittenDiscount,
  writtenOf,
} from './discount-plan'

const Moment = v.object({ at: v.nullish(v.number()) }) as v.GenericSchema<WrittenMoment> // valibot types an optional key as possibly undefined

const Written = v.object({
  name: v.string(),
  percent: v.string(),
  reach: v.picklist(['all', 'some']),
  basic: v.boolean(),
  advanced: v.boolean(),
  premium_fan: v.boolean(),
  audience: v.picklist(DISCOUNT_AUDIENCES),
  listId: v.nullable(v.string()),
  from: Moment,
  to: Moment,
  cap: v.string(),
  code: v.string(),
}) as v.GenericSchema<WrittenDiscount> // matches the form's values

interface DiscountFormProps {
  creatorId: string
  /** Undefined when creating. */
  of: Discount | undefined
  all: readonly Discount[]
  onSaved: () => void
  onClose: () => void
}

function useFaultWords() {
  const { t } = useTranslation('marketplace')
  return (fault: DiscountFault) =>
    typeof fault === 'string'
      ? t(`offers.fault_${fault}`)
      : t('offers.fault_clash', { name: isolate(fault.clash) })
}

/** Fans read name and code, so both pass the crisis check. */
function useDiscountForm({ creatorId, of, all, onSaved }: DiscountFormProps) {
  const hold = useCrisisHold()
  const refresh = useRefreshDiscounts()
  const wordOf = useFaultWords()
  const now = useOpenedAt()
  return useForm({
    schema: v.pipe(
      Written,
      faultsBy((written) => inWords(discountFaults(written, { of, all, now }), wordOf)),
      v.transform(settingsOf),
    ),
    values: writtenOf(of, now),
    serverNames: { tiers: 'basic' },
    save: async (settings, { clientId }) => {
      const name = await hold(settings.name)
      if (name === undefined) return NOT_SENT
      const code = settings.code === null ? null : await hold(settings.code)
      if (code === undefined) return NOT_SENT
      const checked = { ...settings, name, code }
      return of
        ? send(updateDiscount, { discountId: of.discountId, ...checked }, { creatorId })
        : send(createDiscount, { clientId, ...checked }, { creatorId })
    },
    onSaved: () => {
      void refresh()
      onSaved()
    },
  })
}

/** Form that creates or edits a discount; an active one's deal is locked. */
export function DiscountForm(props: DiscountFormProps) {
  const { t } = useTranslation('marketplace')
  const { of, creatorId } = props
  const form = useDiscountForm(props)
  const now = useOpenedAt()
  const hasBegun = of !== undefined && discountState(of, now) !== 'scheduled'
  return (
    <FormDialog
      form={form}
      size="large"
      title={of ? t('offers.discount_edit') : t('offers.discount_new')}
      save={of ? t('offers.save') : t('offers.discount_create')}
      trackedAs="discount"
      onClose={props.onClose}
    >
      {hasBegun && <p className="text-13 text-text-quiet">{t('offers.discount_begun')}</p>}
      <FormText
        form={form}
        name="name"
        label={t('offers.name')}
        hint={t('offers.name_hint')}
        dir="auto"
        maxLength={OFFER_NAME_MAX_LENGTH}
      />
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
