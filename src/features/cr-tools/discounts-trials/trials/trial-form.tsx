import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { createTrial, updateTrial } from '@/api/calls/trials'
import { send } from '@/api/send'
import { OFFER_NAME_MAX_LENGTH } from '@/domain/discount'
import { FAN_TIERS } from '@/domain/post-category'
import type { Trial } from '@/domain/trial'
import { zoneName } from '@/i18n/format'
import { faultsBy, inWords } from '@/lib/written-rules'
import { FormSelect } from '@/ui/form/chosen-fields'
import { FormDateTime, type WrittenMoment } from '@/ui/form/date-fields'
import { FormDialog } from '@/ui/form/form-dialog'
import { type FormOf, useForm } from '@/ui/form/use-form'
import { FormNumber, FormText } from '@/ui/form/written-fields'

import { ListField } from '../parts/list-field'
import { useOfferZone, useOpenedAt, useRefreshTrials } from '../use-offers'
import { trialFaults, trialSettingsOf, type WrittenTrial, writtenTrial } from './trial-plan'

const Written = v.object({
  name: v.string(),
  tier: v.picklist(FAN_TIERS),
  days: v.string(),
  cap: v.string(),
  expiresAt: v.object({ at: v.nullish(v.number()) }) as v.GenericSchema<WrittenMoment>, // valibot types an optional key as possibly undefined
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
  const refresh = useRefreshTrials()
  const now = useOpenedAt()
  return useForm({
    schema: v.pipe(
      Written,
      faultsBy((written) =>
        inWords(trialFaults(written, { of, now }), (fault) => t(`offers.fault_${fault}`)),
      ),
      v.transform(trialSettingsOf),
    ),
    values: writtenTrial(of),
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
function DealFields({ form }: { form: FormOf<WrittenTrial> }) {
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
      {of ? <p className="text-13 text-text-quiet">{t('offers.trial_fixed')}</p> : <DealFields form={form} />}
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
        hint={t('offers.zone', { zone: zoneName(timezone) })}
      />
      <ListField
        form={form}
        name="listId"
        creatorId={creatorId}
        label={t('offers.add_to_list')}
        none={t('offers.add_to_none')}
      />
    </FormDialog>
  )
}
