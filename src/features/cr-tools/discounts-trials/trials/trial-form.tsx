import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { createTrial, updateTrial } from '@/api/calls/creator/trials'
import { send } from '@/api/send'
import { OFFER_NAME_MAX_LENGTH } from '@/domain/money/discount'
import { FAN_TIERS } from '@/domain/profile/post-category'
import type { Trial } from '@/domain/money/trial'
import { timeZoneDisplayName } from '@/i18n/format'
import { checkFields, errorMessages } from '@/lib/form-schemas'
import { FormSelect } from '@/ui/field/form/form-choice-fields'
import { FormDateTime, type FormMoment } from '@/ui/field/form/form-date-fields'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { type FormOf, useForm } from '@/ui/field/form/use-form'
import { FormNumber, FormText } from '@/ui/field/form/form-text-fields'

import { OfferListField } from '../parts/offer-list-field'
import { useOfferZone, useMountTime, useInvalidateTrials } from '../use-offers'
import { trialFaults, trialSettingsOf, type TrialFormValues, trialFormValuesOf } from './trial-form-values'

const TrialFormSchema = v.object({
  name: v.string(),
  tier: v.picklist(FAN_TIERS),
  days: v.string(),
  cap: v.string(),
  expiresAt: v.object({ at: v.nullish(v.number()) }) as v.GenericSchema<FormMoment>, // valibot types an optional key as possibly undefined
  listId: v.nullable(v.string()),
})

interface TrialFormProps {
  creatorId: string
  /** Undefined when creating. */
  of: Trial | undefined
  onSaved: (trial: Trial) => void
  onClose: () => void
}

function useTrialForm({ creatorId, of, onSaved }: TrialFormProps) {
  const { t } = useTranslation('marketplace')
  const refresh = useInvalidateTrials()
  const now = useMountTime()
  return useForm({
    schema: v.pipe(
      TrialFormSchema,
      checkFields((written) =>
        errorMessages(trialFaults(written, { of, now }), (fault) => t(`offers.fault_${fault}`)),
      ),
      v.transform(trialSettingsOf),
    ),
    values: trialFormValuesOf(of),
    save: ({ limits, deal }, { clientId }) =>
      of
        ? send(updateTrial, { trialId: of.trialId, ...limits }, { creatorId })
        : send(createTrial, { clientId, ...limits, ...deal }, { creatorId }),
    onSaved: (trial) => {
      void refresh()
      onSaved(trial)
    },
  })
}

/** Fields of the deal, locked once the link exists. */
function TrialDealFields({ form }: { form: FormOf<TrialFormValues> }) {
  const { t } = useTranslation('marketplace')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormNumber form={form} name="days" label={t('offers.days')} inputMode="numeric" />
      <FormSelect
        form={form}
        name="tier"
        label={t('offers.tier')}
        options={FAN_TIERS.map((tier) => ({ value: tier, label: t(`offers.tier_${tier}`) }))}
      />
    </div>
  )
}

/** Form that creates a trial link or changes its limits. */
export function TrialForm(props: TrialFormProps) {
  const { t } = useTranslation('marketplace')
  const { of, creatorId } = props
  const form = useTrialForm(props)
  const timezone = useOfferZone()
  return (
    <FormDialog
      form={form}
      title={of ? t('offers.trial_edit') : t('offers.trial_new')}
      save={of ? t('offers.save') : t('offers.trial_create')}
      trackedAs="trial"
      onClose={props.onClose}
    >
      <FormText
        form={form}
        name="name"
        label={t('offers.name')}
        hint={t('offers.staff_name_hint')}
        dir="auto"
        maxLength={OFFER_NAME_MAX_LENGTH}
      />
      {of ? (
        <p className="text-13 text-text-quiet">{t('offers.trial_fixed')}</p>
      ) : (
        <TrialDealFields form={form} />
      )}
      <FormNumber
        form={form}
        name="cap"
        label={t('offers.claim_cap')}
        hint={t('offers.cap_hint')}
        inputMode="numeric"
      />
      <FormDateTime
        form={form}
        name="expiresAt"
        timezone={timezone}
        label={t('offers.expires')}
        hint={t('offers.zone', { zone: timeZoneDisplayName(timezone) })}
      />
      <OfferListField
        form={form}
        name="listId"
        creatorId={creatorId}
        label={t('offers.add_to_list')}
        none={t('offers.add_to_none')}
      />
    </FormDialog>
  )
}
