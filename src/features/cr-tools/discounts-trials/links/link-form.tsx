import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { createTrackingLink, updateTrackingLink } from '@/api/calls/creator/tracking-links'
import { send } from '@/api/send'
import {
  COST_BASES,
  LINK_SOURCES,
  type TrackingLink,
  type CostBasis,
  type LinkSource,
  isLinkTag,
  normaliseLinkTag,
} from '@/domain/money/tracking-link'
import { useCrisisHold } from '@/features/crisis'
import { changedFields } from '@/lib/changed-fields'
import { checkFields, errorMessages, formValues } from '@/lib/form-schemas'
import { FormSegmented, FormSelect } from '@/ui/field/form/form-choice-fields'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { NOT_SENT } from '@/ui/field/form/use-save-form'
import { type FormOf, useForm } from '@/ui/field/form/use-form'
import { FormNumber, FormText } from '@/ui/field/form/form-text-fields'
import { formatCentsInput, parseCents } from '@/lib/text/parse-amount'
import { isBlank, visibleText } from '@/lib/text/blank'

import { OfferNameField } from '../offer-name-field'
import { useCanSeeSpend } from '../../base/permissions'
import { useInvalidateLinks } from '../invalidate-offers'

interface LinkFormValues {
  name: string
  source: LinkSource
  tag: string
  rate: string
  basis: CostBasis
}

const valuesOf = (link: TrackingLink | undefined): LinkFormValues => ({
  name: link?.name ?? '',
  source: LINK_SOURCES.find((source) => source === link?.source) ?? 'instagram',
  tag: link?.tag ?? '',
  rate: formatCentsInput(link?.rate ?? 0),
  basis: link?.basis ?? 'day',
})

type LinkFault = 'name_missing' | 'tag_unfit' | 'tag_taken' | 'rate_unfit'

function tagFault(written: string, others: readonly TrackingLink[]): LinkFault | undefined {
  const tag = normaliseLinkTag(written)
  if (!isLinkTag(tag)) return 'tag_unfit'
  return others.some((other) => other.tag === tag) ? 'tag_taken' : undefined
}

/** Validates a link by field with the server's rules. */
function faultsOf(
  written: LinkFormValues,
  { link, all }: Pick<LinkFormProps, 'link' | 'all'>,
): Partial<Record<keyof LinkFormValues, LinkFault>> {
  const tag = link ? undefined : tagFault(written.tag, all)
  const isFree = written.rate.trim() === ''
  return {
    ...(isBlank(written.name) && { name: 'name_missing' }),
    ...(tag && { tag }),
    ...(!isFree && parseCents(written.rate) === undefined && { rate: 'rate_unfit' }),
  }
}

/** Parts of the request body of a valid link. */
const settingsOf = ({ name, source, tag, rate, basis }: LinkFormValues) => ({
  tag: normaliseLinkTag(tag),
  settings: { name: visibleText(name), source },
  cost: { rate: parseCents(rate) ?? 0, basis },
})

interface LinkFormProps {
  creatorId: string
  /** Undefined when creating. */
  link: TrackingLink | undefined
  all: readonly TrackingLink[]
  currency: string
  onSaved: (linkId: string) => void
  onClose: () => void
}

/** Fans see the tag in the URL, so it passes the crisis check. */
function useLinkForm({ creatorId, link, all, onSaved }: LinkFormProps) {
  const { t } = useTranslation('marketplace')
  const hold = useCrisisHold()
  const seesSpend = useCanSeeSpend()
  return useForm({
    schema: v.pipe(
      formValues<LinkFormValues>(),
      checkFields((written) =>
        errorMessages(faultsOf(written, { link, all }), (fault) => t(`offers.fault_${fault}`)),
      ),
      v.transform(settingsOf),
    ),
    values: valuesOf(link),
    draftKey: `tracking-link:${creatorId}:${link?.linkId ?? 'new'}`,
    save: async ({ settings, cost, tag }, { clientId, opened }) => {
      if (link) {
        const before = settingsOf(opened)
        const changed = {
          ...changedFields(before.settings, settings),
          // Without the right to see money, the form has no cost, and the stored one stays.
          ...(seesSpend && changedFields(before.cost, cost)),
        }
        return send(updateTrackingLink, { linkId: link.linkId, ...changed }, { creatorId })
      }
      const checked = await hold(tag)
      if (checked === undefined) return NOT_SENT
      return send(createTrackingLink, { clientId, ...settings, ...cost, tag: checked }, { creatorId })
    },
    refresh: useInvalidateLinks(),
    onSaved: ({ linkId }) => onSaved(linkId),
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
  const seesSpend = useCanSeeSpend()
  const { link, currency } = props
  const form = useLinkForm(props)
  return (
    <FormDialog
      form={form}
      size="small"
      title={link ? t('offers.link_edit') : t('offers.link_new')}
      save={link ? t('offers.save') : t('offers.link_create')}
      trackedAs="tracking-link"
      onClose={props.onClose}
    >
      <OfferNameField form={form} name="name" hint={t('offers.staff_name_hint')} />
      <FormSelect
        form={form}
        name="source"
        label={t('offers.source')}
        options={LINK_SOURCES.map((source) => ({
          value: source,
          label: sourceOf(`insights.source_${source}`),
        }))}
      />
      {!link && (
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
      {seesSpend && <CostFields form={form} currency={currency} />}
    </FormDialog>
  )
}
