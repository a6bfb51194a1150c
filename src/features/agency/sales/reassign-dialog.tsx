import type { ReactNode } from 'react'
import * as v from 'valibot'

import type { Sale } from '@/domain/money/sale'
import { useSession } from '@/features/auth'
import { WidgetFault } from '@/features/figures/widget-fault'
import { useTranslation } from '@/i18n/use-translation'
import { requiredText } from '@/lib/form-schemas'
import { Combobox } from '@/ui/field/combobox'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { FormTextArea } from '@/ui/field/form/form-text-fields'
import { useForm } from '@/ui/field/form/use-form'
import { useFormField } from '@/ui/field/form/use-form-field'
import { SkeletonBar } from '@/ui/skeleton'

import { usePeopleChoices } from '../filter/choices'
import { useCreditSales } from './use-credit-sales'

const NO_PERSON = 'nobody'

interface PersonSelectProps {
  value: string | null
  error: string | undefined
  onChange: (id: string | null) => void
}

/** Selects a person to credit a sale to, or no one. */
function PersonSelect({ value, error, onChange }: PersonSelectProps) {
  const { t } = useTranslation('analytics')
  const { choices: people, retry } = usePeopleChoices(true)
  // Avoids typing into a combobox that is about to be replaced.
  if (!people)
    return (
      <div aria-busy={!retry} className="grid min-w-0 content-start gap-[6px]">
        <span className="text-13 font-medium">{t('performance.credit_to')}</span>
        {retry ? (
          <WidgetFault fault={{ kind: 'error', onRetry: retry }} isSpoken />
        ) : (
          <SkeletonBar className="h-control w-full rounded-control" />
        )}
      </div>
    )
  return (
    <Combobox
      label={t('performance.credit_to')}
      {...(error && { error })}
      options={[
        { value: NO_PERSON, label: t('performance.nobody') },
        ...people.map(({ id, label }) => ({ value: id, label })),
      ]}
      value={value}
      onChange={onChange}
    />
  )
}

const MAX_REASON_LENGTH = 500

interface WrittenCredit {
  userId: string | null
  reason: string
}

interface ReassignDialogProps {
  sales: readonly Sale[]
  about: ReactNode
  onClose: () => void
}

/** Whom some sales are credited to from now on, and why. */
export function ReassignDialog({ sales, about, onClose }: ReassignDialogProps) {
  const { t } = useTranslation('analytics')
  const credit = useCreditSales(sales, onClose)
  const me = useSession().userId
  const values: WrittenCredit = { userId: null, reason: '' }
  const form = useForm({
    schema: v.object({
      userId: v.pipe(
        v.nullable(v.string()),
        v.check((userId) => userId !== null, t('performance.credit_missing')),
        v.check((userId) => userId === null || userId !== me, t('performance.credit_own')),
      ),
      reason: requiredText(t('performance.reason_missing')),
    }),
    values,
    draftKey: `sale-credit:${sales.map(({ saleId }) => saleId).join()}`,
    save: ({ userId, reason }) =>
      credit.mutateAsync({ userId: userId === NO_PERSON ? null : userId, reason }),
  })
  const person = useFormField<WrittenCredit, 'userId'>({ form, name: 'userId' })
  const isOwn = person.value !== null && person.value === me
  return (
    <FormDialog
      form={form}
      title={t('performance.reassign_title', { count: sales.length })}
      save={t('performance.reassign')}
      onClose={onClose}
    >
      <div className="text-text-quiet">{about}</div>
      <PersonSelect
        value={person.value}
        error={isOwn ? t('performance.credit_own') : person.error}
        onChange={person.change}
      />
      <FormTextArea
        form={form}
        name="reason"
        label={t('performance.reason')}
        hint={t('performance.reason_hint')}
        maxLength={MAX_REASON_LENGTH}
      />
    </FormDialog>
  )
}
