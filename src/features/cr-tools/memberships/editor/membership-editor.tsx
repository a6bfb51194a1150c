import { useWatch } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'
import { useQuery } from '@tanstack/react-query'

import type { Range } from '@/domain/time/range'
import { parseOptionalCents } from '@/lib/text/parse-amount'
import { parseInteger, parsePercentInteger } from '@/lib/text/parse-integer'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { QueryContent } from '@/ui/feedback/query-content'
import { Dialog } from '@/ui/overlay/dialog'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { SkeletonBar } from '@/ui/skeleton'
import { getMembership } from '@/api/calls/creator/memberships'
import { queryOf } from '@/api/query'

import { ConflictBanner } from '../../base/save-conflict'
import { type MembershipFormOptions, useMembershipForm } from './use-membership-form'
import { MembershipPreview } from './membership-preview'
import {
  type MembershipFieldsProps,
  TextFields,
  MembershipPriceFields,
  VisibilityFields,
} from './membership-fields'

/** Preview of the valid values. */
function EditorPreview({ form, currency }: Pick<MembershipFieldsProps, 'form' | 'currency'>) {
  const written = useWatch({ control: form.control })
  const art = useWatch({ control: form.control, name: 'art' })
  const price = (text: string | undefined) => parseOptionalCents(text ?? '') ?? null
  const percent = (text: string | undefined) => parsePercentInteger(text ?? '') ?? null
  return (
    <MembershipPreview
      currency={currency}
      membership={{
        title: written.title ?? '',
        description: written.description ?? '',
        art,
        priceMonth: price(written.priceMonth) ?? 0,
        discountQuarter: percent(written.discountQuarter),
        discountYear: percent(written.discountYear),
        priceLifetime: price(written.priceLifetime),
        includedMessages: parseInteger(written.includedMessages ?? '') ?? 0,
      }}
    />
  )
}

/** Form that creates or edits a membership, beside a preview as fans see it. */
export function MembershipForm(subject: MembershipFormOptions) {
  const { t } = useTranslation('marketplace')
  const form = useMembershipForm(subject)
  const fields = { ...subject, form }
  return (
    <FormDialog
      form={form}
      size="large"
      trackedAs="membership-editor"
      title={
        subject.membership
          ? t('memberships.edit_title', { name: isolate(subject.membership.title) })
          : t('memberships.new_title')
      }
      save={subject.membership ? t('memberships.save') : t('memberships.create')}
      onClose={subject.onClose}
    >
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,320px)]">
        <div className="grid min-w-0 content-start gap-4">
          <TextFields {...fields} />
          <MembershipPriceFields {...fields} />
          <VisibilityFields form={form} />
        </div>
        <EditorPreview form={form} currency={subject.currency} />
      </div>
      <ConflictBanner conflict={form.conflict} />
    </FormDialog>
  )
}

interface MembershipEditorProps extends Omit<MembershipFormOptions, 'membership'> {
  membershipId: string
  title: string
  range: Range
}

/** Loads the latest version of a membership and opens its form. */
export function MembershipEditor({ membershipId, title, range, ...subject }: MembershipEditorProps) {
  const { t } = useTranslation('marketplace')
  // The list may be older.
  const latest = {
    ...queryOf(getMembership, { membershipId, ...range }, subject.creatorId),
    staleTime: 0,
    gcTime: 0,
  }
  const read = useQuery(latest)
  if (read.data)
    return (
      <MembershipForm
        {...subject}
        membership={read.data}
        readLatest={async (client) => {
          const theirs = await client.query(latest)
          return theirs.state === 'archived' ? undefined : theirs
        }}
      />
    )
  return (
    <Dialog
      size="large"
      title={t('memberships.edit_title', { name: isolate(title) })}
      trackedAs="membership-editor"
      onClose={subject.onClose}
      actions={<Button onClick={subject.onClose}>{t('memberships.close')}</Button>}
    >
      <QueryContent of={read} skeleton={<SkeletonBar className="h-96" />} />
    </Dialog>
  )
}
