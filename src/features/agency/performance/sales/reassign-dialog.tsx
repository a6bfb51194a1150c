import type { ReactNode } from 'react'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import type { Sale } from '@/domain/money/sale'
import { useCurrentUser } from '@/features/auth'
import { requiredText } from '@/lib/form-schemas'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { useFormField } from '@/ui/field/form/use-form-field'
import { useForm } from '@/ui/field/form/use-form'
import { FormTextArea } from '@/ui/field/form/form-text-fields'

import { NO_PERSON, PersonSelect } from './person-select'
import { useCreditSales } from './use-credit-sales'

const MAX_REASON_LENGTH = 500

interface WrittenCredit {
  userId: string | null
  reason: string
}

/** Whom some sales are credited to from now on, and why. */
export function ReassignDialog({
  sales,
  about,
  onClose,
}: {
  sales: readonly Sale[]
  about: ReactNode
  onClose: () => void
}) {
  const { t } = useTranslation('analytics')
  const credit = useCreditSales(sales, onClose)
  const me = useCurrentUser().data?.userId
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
    save: ({ userId, reason }) =>
      credit.mutateAsync({ userId: userId === NO_PERSON ? null : userId, reason }),
  })
  const person = useFormField<WrittenCredit, 'userId'>({ form, name: 'userId' })
  const isOwn = person.value !== null && person.value === me
  return (
    <FormDialog
      form={form}
      title={t('performance.reassign_title', { count: sales.length })}
      cancel={t('performance.cancel')}
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
