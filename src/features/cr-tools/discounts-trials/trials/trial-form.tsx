import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { FAN_TIERS, type FanTier } from '@/domain/profile/post-category'
import { FormDateTime } from '@/ui/field/form/form-date-fields'
import type { FormMoment } from '@/ui/field/form/moment-schema'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { FormNumber } from '@/ui/field/form/form-text-fields'
import { type FormOf, useForm } from '@/ui/field/form/use-form'
import { FormSelect } from '@/ui/field/form/form-choice-fields'
import { type Trial, isTrialDays } from '@/domain/money/trial'
import { changedFields } from '@/lib/changed-fields'
import { checkFields, errorMessages, formValues } from '@/lib/form-schemas'
import { createTrial, updateTrial } from '@/api/calls/creator/trials'
import { isBlank, visibleText } from '@/lib/text/blank'
import { isoOf } from '@/domain/time/instant'
import { parseInteger } from '@/lib/text/parse-integer'
import { send } from '@/api/send'
import { timeZoneDisplayName } from '@/i18n/format'
import { useAgencyZone } from '@/features/figures/use-agency-zone'

import { FormFanList } from '../../base/form-fan-list'
import { useTierNames } from '../../base/tier-names'
import { OfferNameField } from '../offer-name-field'
import { typedCapFault } from '../typed-cap-fault'
import { useInvalidateTrials } from '../invalidate-offers'
import { useMountTime } from '../use-mount-time'

interface TrialFormValues {
  name: string
  tier: FanTier
  days: string
  cap: string
  expiresAt: FormMoment
  listId: string | null
}

const valuesOf = (trial: Trial | undefined): TrialFormValues => ({
  name: trial?.name ?? '',
  tier: FAN_TIERS.find((tier) => tier === trial?.tier) ?? 'basic',
  days: String(trial?.days ?? 7),
  cap: trial?.cap == null ? '' : String(trial.cap),
  expiresAt: { at: trial?.expiresAt ?? null },
  listId: trial?.listId ?? null,
})

type TrialFault =
  | 'name_missing'
  | 'days_unfit'
  | ReturnType<typeof typedCapFault>
  | 'date_incomplete'
  | 'end_past'

/** Validates a trial by field with the server's rules. */
function faultsOf(
  { name, days, cap: most, expiresAt: { at } }: TrialFormValues,
  { trial, now }: { trial: Trial | undefined; now: number },
): Partial<Record<keyof TrialFormValues, NonNullable<TrialFault>>> {
  const cap = typedCapFault(most, trial?.claims ?? 0)
  return {
    ...(isBlank(name) && { name: 'name_missing' }),
    ...(!isTrialDays(parseInteger(days) ?? 0) && { days: 'days_unfit' }),
    ...(cap && { cap }),
    ...(at === undefined && { expiresAt: 'date_incomplete' }),
    ...(at != null && at <= now && at !== trial?.expiresAt && { expiresAt: 'end_past' }),
  }
}

/** Request body of a valid trial. */
const settingsOf = ({ name, tier, days, cap, expiresAt, listId }: TrialFormValues) => ({
  limits: {
    name: visibleText(name),
    cap: parseInteger(cap) ?? null,
    expiresAt: expiresAt.at == null ? null : isoOf(expiresAt.at),
    listId,
  },
  deal: { tier, days: parseInteger(days) ?? 0 },
})

interface TrialFormProps {
  creatorId: string
  /** Undefined when creating. */
  trial: Trial | undefined
  onSaved: (trial: Trial) => void
  onClose: () => void
}

function useTrialForm({ creatorId, trial, onSaved }: TrialFormProps) {
  const { t } = useTranslation('marketplace')
  const now = useMountTime()
  return useForm({
    schema: v.pipe(
      formValues<TrialFormValues>(),
      checkFields((written) =>
        errorMessages(faultsOf(written, { trial, now }), (fault) => t(`offers.fault_${fault}`)),
      ),
      v.transform(settingsOf),
    ),
    values: valuesOf(trial),
    draftKey: `trial:${creatorId}:${trial?.trialId ?? 'new'}`,
    save: ({ limits, deal }, { clientId, opened }) =>
      trial
        ? send(
            updateTrial,
            { trialId: trial.trialId, ...changedFields(settingsOf(opened).limits, limits) },
            { creatorId },
          )
        : send(createTrial, { clientId, ...limits, ...deal }, { creatorId }),
    refresh: useInvalidateTrials(),
    onSaved,
  })
}

/** Fields of the deal, locked once the link exists. */
function TrialDealFields({ form }: { form: FormOf<TrialFormValues> }) {
  const { t } = useTranslation('marketplace')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormNumber form={form} name="days" label={t('offers.days')} inputMode="numeric" />
      <FormSelect form={form} name="tier" label={t('offers.tier')} options={useTierNames().options} />
    </div>
  )
}

/** Form that creates a trial link or changes its limits. */
export function TrialForm(props: TrialFormProps) {
  const { t } = useTranslation('marketplace')
  const { trial, creatorId } = props
  const form = useTrialForm(props)
  const timezone = useAgencyZone()
  return (
    <FormDialog
      form={form}
      title={trial ? t('offers.trial_edit') : t('offers.trial_new')}
      save={trial ? t('offers.save') : t('offers.trial_create')}
      trackedAs="trial"
      onClose={props.onClose}
    >
      <OfferNameField form={form} name="name" hint={t('offers.staff_name_hint')} />
      {trial ? (
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
      <FormFanList
        onlyManual
        form={form}
        name="listId"
        creatorId={creatorId}
        label={t('offers.add_to_list')}
        none={t('offers.add_to_none')}
      />
    </FormDialog>
  )
}
