import { useWatch } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'
import { useQuery } from '@tanstack/react-query'

import { useQueryStatus } from '@/api/query-status'
import { isMonthPrice, MEMBERSHIP_LIMITS } from '@/domain/money/membership'
import type { Range } from '@/domain/time/range'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { ContentState } from '@/ui/feedback/content-state'
import { Dialog } from '@/ui/overlay/dialog'
import { FormSegmented, FormSelect, FormSwitch } from '@/ui/field/form/form-choice-fields'
import { FormDialog } from '@/ui/field/form/form-dialog'
import type { FormOf } from '@/ui/field/form/use-form'
import { FormNumber, FormText, FormTextArea } from '@/ui/field/form/form-text-fields'
import { SkeletonBar } from '@/ui/skeleton'
import { getMembership } from '@/api/calls/creator/memberships'
import { queryOf } from '@/api/query'

import { type MembershipFormOptions, useMembershipForm } from '../use-membership-form'
import { parsePrice, parseWhole, type MembershipFormValues } from '../membership-form-schema'
import { ArtField } from './art-field'
import { MembershipPreview } from './membership-preview'
import { PriceImpactNote } from './price-impact-note'

interface MembershipFieldsProps extends Omit<MembershipFormOptions, 'onSaved'> {
  form: FormOf<MembershipFormValues>
}

function TextFields({ form, creatorId, of, freeTiers }: MembershipFieldsProps) {
  const { t } = useTranslation('marketplace')

  return (
    <>
      {of ? (
        <p className="text-13 text-text-quiet">
          {t('memberships.tier_of', { tier: t(`memberships.tier_${of.tier}`) })}
        </p>
      ) : (
        <FormSelect
          form={form}
          name="tier"
          label={t('memberships.tier')}
          hint={t('memberships.tier_hint')}
          options={freeTiers.map((tier) => ({ value: tier, label: t(`memberships.tier_${tier}`) }))}
        />
      )}
      <FormText
        form={form}
        name="title"
        label={t('memberships.title_field')}
        dir="auto"
        maxLength={MEMBERSHIP_LIMITS.title}
      />
      <FormTextArea
        form={form}
        name="description"
        label={t('memberships.description')}
        hint={t('memberships.description_hint')}
        rows={6}
      />
      <ArtField form={form} creatorId={creatorId} />
    </>
  )
}

/** Monthly price, with the impact of a change on current members. */
function MonthPriceField({ form, creatorId, currency, of }: MembershipFieldsProps) {
  const { t } = useTranslation('marketplace')
  const price = parsePrice(useWatch({ control: form.control, name: 'priceMonth' }))
  const isAnother = of && price != null && isMonthPrice(price) && price !== of.priceMonth
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
          membershipId={of.membershipId}
          creatorId={creatorId}
          from={of.priceMonth}
          to={price}
        />
      )}
    </>
  )
}

function MembershipPriceFields(props: MembershipFieldsProps) {
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

function VisibilityFields({ form }: Pick<MembershipFieldsProps, 'form'>) {
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

/** Preview of the valid values. */
function EditorPreview({ form, currency }: Pick<MembershipFieldsProps, 'form' | 'currency'>) {
  const written = useWatch({ control: form.control })
  const art = useWatch({ control: form.control, name: 'art' })
  const price = (text: string | undefined) => parsePrice(text ?? '') ?? null
  const whole = (text: string | undefined) => parseWhole(text ?? '') ?? null
  return (
    <MembershipPreview
      currency={currency}
      of={{
        title: written.title ?? '',
        description: written.description ?? '',
        art,
        priceMonth: price(written.priceMonth) ?? 0,
        discountQuarter: whole(written.discountQuarter),
        discountYear: whole(written.discountYear),
        priceLifetime: price(written.priceLifetime),
        includedMessages: whole(written.includedMessages) ?? 0,
      }}
    />
  )
}

/** Form that creates or edits a membership, beside a preview as fans see it. */
export function MembershipForm({ onClose, ...subject }: MembershipFormOptions & { onClose: () => void }) {
  const { t } = useTranslation('marketplace')
  const form = useMembershipForm(subject)
  const fields = { ...subject, form }
  return (
    <FormDialog
      form={form}
      size="large"
      trackedAs="membership-editor"
      title={
        subject.of
          ? t('memberships.edit_title', { name: isolate(subject.of.title) })
          : t('memberships.new_title')
      }
      save={subject.of ? t('memberships.save') : t('memberships.create')}
      onClose={onClose}
    >
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,320px)]">
        <div className="grid min-w-0 content-start gap-4">
          <TextFields {...fields} />
          <MembershipPriceFields {...fields} />
          <VisibilityFields form={form} />
        </div>
        <EditorPreview form={form} currency={subject.currency} />
      </div>
    </FormDialog>
  )
}

interface MembershipEditorProps extends Omit<MembershipFormOptions, 'of'> {
  membershipId: string
  title: string
  range: Range
  onClose: () => void
}

/** Loads the latest version of a membership and opens its form. */
export function MembershipEditor({ membershipId, title, range, ...subject }: MembershipEditorProps) {
  const { t } = useTranslation('marketplace')
  // The list may be older.
  const read = useQuery({
    ...queryOf(getMembership, { membershipId, ...range }, subject.creatorId),
    staleTime: 0,
    gcTime: 0,
  })
  const status = useQueryStatus(read)
  if (read.data) return <MembershipForm {...subject} of={read.data} />
  return (
    <Dialog
      size="large"
      title={t('memberships.edit_title', { name: isolate(title) })}
      trackedAs="membership-editor"
      onClose={subject.onClose}
      actions={<Button onClick={subject.onClose}>{t('memberships.close')}</Button>}
    >
      <ContentState status={status} skeleton={<SkeletonBar className="h-96" />} />
    </Dialog>
  )
}
