import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import type { Statement } from '@/domain/statement'
import { centsOf } from '@/lib/amount-text'
import { newId } from '@/services/new-id'
import { useUnsaved } from '@/services/unsaved'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/field-error'
import { Segmented } from '@/ui/segmented'
import { TextField } from '@/ui/text-field'

import { useStatementActs } from './use-statement-acts'

const SIGNS = ['add', 'take'] as const
const REASON_AT_MOST = 500

interface Adjusting {
  statement: Statement
  period: { from: string; to: string }
  onDirty: (isDirty: boolean) => void
}

interface Written {
  sign: (typeof SIGNS)[number]
  amount: string
  reason: string
}
const NOTHING: Written = { sign: 'add', amount: '', reason: '' }

/** What is being written, and its saving: a second try of the same is booked once. */
function useAdjustment({ statement, period, onDirty }: Adjusting) {
  const [written, setWritten] = useState(NOTHING)
  const [isChecked, setChecked] = useState(false)
  const clientId = useRef(newId())
  const { adjust } = useStatementActs(period)
  const { sign, amount, reason } = written
  const isDirty = amount !== '' || reason !== ''
  useUnsaved(isDirty)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  // Nothing is no adjustment.
  const cents = centsOf(amount) || undefined
  const change = (part: Partial<Written>) => {
    clientId.current = newId()
    setWritten({ ...written, ...part })
  }
  const save = () => {
    setChecked(true)
    if (cents === undefined || reason.trim() === '') return
    const add = { clientId: clientId.current, amount: sign === 'add' ? cents : -cents, reason: reason.trim() }
    const onSuccess = () => {
      change(NOTHING)
      setChecked(false)
    }
    adjust.mutate({ userId: statement.userId, ...period, add }, { onSuccess })
  }
  const isMissing = { amount: isChecked && cents === undefined, reason: isChecked && reason.trim() === '' }
  return { written, change, save, isMissing, error: adjust.error, isBusy: adjust.isPending }
}

/** Something added or taken off by hand, with its reason. What was written stays when it can't be saved. */
export function AdjustmentForm(props: Adjusting) {
  const { t } = useTranslation('analytics')
  const { written, change, save, isMissing, error, isBusy } = useAdjustment(props)
  return (
    <form
      className="grid gap-3 border-t border-line-quiet pt-4 print:hidden"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <h3 className="font-strong">{t('performance.adjust')}</h3>
      <div className="flex flex-wrap items-start gap-3">
        <Segmented
          name={t('performance.adjust_sign')}
          options={SIGNS.map((value) => ({ value, label: t(`performance.adjust_${value}`) }))}
          value={written.sign}
          onChange={(sign) => change({ sign })}
        />
        <TextField
          label={t('performance.adjust_amount')}
          labelHidden
          placeholder={t('performance.adjust_amount')}
          inputMode="decimal"
          dir="ltr"
          className="w-36"
          end={<span className="pe-2 text-12">{props.statement.currency}</span>}
          {...(isMissing.amount && { error: t('performance.adjust_amount_bad') })}
          value={written.amount}
          onChange={(event) => change({ amount: event.target.value })}
        />
      </div>
      <TextField
        label={t('performance.adjust_reason')}
        hint={t('performance.adjust_reason_hint')}
        {...(isMissing.reason && { error: t('performance.reason_missing') })}
        value={written.reason}
        maxLength={REASON_AT_MOST}
        onChange={(event) => change({ reason: event.target.value })}
      />
      <div role="alert" className="empty:hidden">
        {error && <FieldError>{errorText(error)}</FieldError>}
      </div>
      <Button type="submit" className="w-fit" busy={isBusy}>
        {t('performance.adjust_save')}
      </Button>
    </form>
  )
}
