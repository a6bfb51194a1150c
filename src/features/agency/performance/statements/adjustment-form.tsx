import * as v from 'valibot'

import type { Statement } from '@/domain/money/statement'
import { useTranslation } from '@/i18n/use-translation'
import { amountInCents, requiredText } from '@/lib/form-schemas'
import { Form, FormProblem, RestoredDraftNotice, SubmitButton } from '@/ui/field/form/form'
import { FormSegmented } from '@/ui/field/form/form-choice-fields'
import { FormNumber, FormText } from '@/ui/field/form/form-text-fields'
import { useForm } from '@/ui/field/form/use-form'

import { statementKey, useStatementActions } from '../../statements/use-statement-actions'

const SIGNS = ['add', 'take'] as const
const MAX_REASON_LENGTH = 500

interface AdjustmentInput {
  sign: (typeof SIGNS)[number]
  amount: string
  reason: string
}
const NO_INPUT: AdjustmentInput = { sign: 'add', amount: '', reason: '' }

function useAdjustment(statement: Statement) {
  const { t } = useTranslation('analytics')
  const { adjust } = useStatementActions()
  const key = statementKey(statement)
  return useForm({
    schema: v.object({
      sign: v.picklist(SIGNS),
      // Zero is no adjustment.
      amount: v.pipe(
        amountInCents(t('performance.adjust_amount_bad')),
        v.minValue(1, t('performance.adjust_amount_bad')),
      ),
      reason: requiredText(t('performance.reason_missing')),
    }),
    values: NO_INPUT,
    draftKey: `adjustment:${key.userId}:${key.from}`,
    next: () => NO_INPUT,
    save: ({ sign, amount, reason }, { clientId }) => {
      const add = { clientId, amount: sign === 'add' ? amount : -amount, reason }
      return adjust.mutateAsync({ ...key, add })
    },
  })
}

/** Adds or deducts an amount with a reason; keeps the input after a failed save. */
export function AdjustmentForm({ statement }: { statement: Statement }) {
  const { t } = useTranslation('analytics')
  const form = useAdjustment(statement)
  return (
    <Form form={form} className="gap-3 border-t border-line-quiet pt-4 print:hidden">
      <h3 className="font-strong">{t('performance.adjust')}</h3>
      <RestoredDraftNotice form={form} />
      <div className="flex flex-wrap items-start gap-3">
        <FormSegmented
          form={form}
          name="sign"
          labelHidden
          label={t('performance.adjust_sign')}
          options={SIGNS.map((value) => ({ value, label: t(`performance.adjust_${value}`) }))}
        />
        <FormNumber
          form={form}
          name="amount"
          label={t('performance.adjust_amount')}
          labelHidden
          placeholder={t('performance.adjust_amount')}
          className="w-36"
          unit={statement.currency}
        />
      </div>
      <FormText
        form={form}
        name="reason"
        label={t('performance.adjust_reason')}
        hint={t('performance.adjust_reason_hint')}
        maxLength={MAX_REASON_LENGTH}
      />
      <FormProblem form={form} />
      <SubmitButton form={form} kind="neutral" className="w-fit">
        {t('performance.adjust_save')}
      </SubmitButton>
    </Form>
  )
}
