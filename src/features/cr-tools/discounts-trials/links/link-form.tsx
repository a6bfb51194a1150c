import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { createTrackingLink, updateTrackingLink } from '@/api/calls/creator/tracking-links'
import { send } from '@/api/send'
import { OFFER_NAME_MAX_LENGTH } from '@/domain/money/discount'
import { COST_BASES, LINK_SOURCES, type TrackingLink } from '@/domain/money/tracking-link'
import { useCrisisHold } from '@/features/crisis'
import { checkFields, errorMessages } from '@/lib/form-schemas'
import { FormSegmented, FormSelect } from '@/ui/field/form/form-choice-fields'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { NOT_SENT } from '@/ui/field/form/use-save-form'
import { type FormOf, useForm } from '@/ui/field/form/use-form'
import { FormNumber, FormText } from '@/ui/field/form/form-text-fields'

import { useCanSeeSpend } from '../../people/user-permissions'
import { useInvalidateLinks } from '../use-offers'
import { linkFaults, linkSettingsOf, type LinkFormValues, linkFormValuesOf } from './link-form-values'

const LinkFormSchema = v.object({
  name: v.string(),
  source: v.picklist(LINK_SOURCES),
  tag: v.string(),
  rate: v.string(),
  basis: v.picklist(COST_BASES),
})

interface LinkFormProps {
  creatorId: string
  /** Undefined when creating. */
  of: TrackingLink | undefined
  all: readonly TrackingLink[]
  currency: string
  onSaved: (linkId: string) => void
  onClose: () => void
}

/** Fans see the tag in the URL, so it passes the crisis check. */
function useLinkForm({ creatorId, of, all, onSaved }: LinkFormProps) {
  const { t } = useTranslation('marketplace')
  const hold = useCrisisHold()
  const refresh = useInvalidateLinks()
  return useForm({
    schema: v.pipe(
      LinkFormSchema,
      checkFields((written) =>
        errorMessages(linkFaults(written, { of, all }), (fault) => t(`offers.fault_${fault}`)),
      ),
      v.transform(linkSettingsOf),
    ),
    values: linkFormValuesOf(of),
    save: async ({ settings, tag }, { clientId }) => {
      if (of) return send(updateTrackingLink, { linkId: of.linkId, ...settings }, { creatorId })
      const checked = await hold(tag)
      if (checked === undefined) return NOT_SENT
      return send(createTrackingLink, { clientId, ...settings, tag: checked }, { creatorId })
    },
    onSaved: ({ linkId }) => {
      void refresh()
      onSaved(linkId)
    },
  })
}

function CostFields({ form, currency }: { form: FormOf<LinkFormValues>; currency: string }) {
  const { t } = useTranslation('marketplace')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormNumber
        form={form}
        name="rate"
        label={t('offers.cost')}
        hint={t('offers.cost_hint')}
        unit={currency}
      />
      <FormSegmented
        form={form}
        name="basis"
        label={t('offers.cost_basis')}
        options={COST_BASES.map((basis) => ({ value: basis, label: t(`offers.cost_${basis}`) }))}
      />
    </div>
  )
}

/** Form that creates or edits a tracking link; its URL never changes. */
export function LinkForm(props: LinkFormProps) {
  const { t } = useTranslation('marketplace')
  const { t: sourceOf } = useTranslation('analytics')
  const seesMoney = useCanSeeSpend()
  const { of, currency } = props
  const form = useLinkForm(props)
  return (
    <FormDialog
      form={form}
      size="small"
      title={of ? t('offers.link_edit') : t('offers.link_new')}
      save={of ? t('offers.save') : t('offers.link_create')}
      trackedAs="tracking-link"
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
      <FormSelect
        form={form}
        name="source"
        label={t('offers.source')}
        options={LINK_SOURCES.map((source) => ({
          value: source,
          label: sourceOf(`insights.source_${source}`),
        }))}
      />
      {!of && (
        <FormText
          form={form}
          name="tag"
          label={t('offers.tag')}
          hint={t('offers.tag_hint')}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      {seesMoney && <CostFields form={form} currency={currency} />}
    </FormDialog>
  )
}
