import { X } from 'lucide'
import type { ReactNode } from 'react'

import type { Adjustment, Statement } from '@/domain/money/statement'
import { formatDateTime, formatMoney, formatRate, formatCompactDuration } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { newId } from '@/services/page/new-id'
import { toast } from '@/services/page/toasts'
import { Banner } from '@/ui/feedback/banner'
import { CallError } from '@/ui/feedback/call-error'
import { IconButton } from '@/ui/icon-button'
import { Badge } from '@/ui/text/badge'
import { Amount } from '@/ui/text/figure'

import { useUndo } from '@/api/use-undo'
import { formatMonth, type PaidLine, paidLines } from './statement-text'
import { statementKey, useStatementActions } from './use-statement-actions'

interface StatementLinesProps {
  statement: Statement
  timezone: string
  nameOf: (id: string) => string
}

interface StatementLineProps {
  what: ReactNode
  how?: ReactNode
  amount: number
  currency: string
  end?: ReactNode
}

function StatementLine({ what, how, amount, currency, end }: StatementLineProps) {
  return (
    <li className="flex items-center gap-3 border-b border-line-quiet py-2">
      <span className="min-w-0 flex-1">
        <span className="block">{what}</span>
        {how && <span className="block text-12 text-text-quiet">{how}</span>}
      </span>
      <Amount of={{ amount, currency }} />
      {end}
    </li>
  )
}

/** An adjustment, removable with an undo. */
function AdjustmentLine({
  adjustment,
  statement,
  timezone,
  nameOf,
}: StatementLinesProps & { adjustment: Adjustment }) {
  const { t } = useTranslation('analytics')
  const { adjust } = useStatementActions()
  const { currency, state, canDecide } = statement
  const { adjustmentId, amount, reason, at } = adjustment
  const undo = useUndo()
  const remove = () => {
    const key = statementKey(statement)
    const add = { clientId: newId(), amount, reason }
    adjust.mutate(
      { ...key, removeId: adjustmentId },
      {
        onSuccess: () =>
          toast.info(t('performance.adjustment_removed'), {
            undo: undo(() => adjust.mutateAsync({ ...key, add })),
          }),
      },
    )
  }
  return (
    <>
      <StatementLine
        what={<bdi>{reason}</bdi>}
        how={t('performance.adjusted_by', {
          name: isolate(nameOf(adjustment.userId)),
          at: formatDateTime(at, timezone),
        })}
        amount={amount}
        currency={currency}
        end={
          state === 'open' &&
          canDecide && (
            <IconButton
              icon={X}
              size="small"
              name={t('performance.adjustment_remove', { reason: isolate(reason) })}
              busy={adjust.isPending}
              onClick={remove}
            />
          )
        }
      />
      {adjust.error && (
        <li>
          <CallError error={adjust.error} />
        </li>
      )}
    </>
  )
}

/** How the amount of a line comes about. */
function usePaidLineText(currency: string) {
  const { t } = useTranslation('analytics')
  const money = (amount: number) => formatMoney({ amount, currency })
  return ({ kind, base, rate, isCarried }: PaidLine): string => {
    if (kind !== null) return t('performance.commission_how', { rate: formatRate(rate), base: money(base) })
    // Durations contain words, which follow the direction of their language.
    const values = { hours: isolate(formatCompactDuration(Math.abs(base) * 1000)), hourly: money(rate) }
    if (!isCarried) return t('performance.pay_how', values)
    return t(base < 0 ? 'performance.carried_less' : 'performance.carried_more', values)
  }
}

/** The lines of a statement: hours, commission, carry-over from other months, adjustments, and the balance. */
export function StatementLines(props: StatementLinesProps) {
  const { t } = useTranslation('analytics')
  const { statement, timezone, nameOf } = props
  const { adjustments, total, currency, state, approvedBy, approvedAt } = statement
  const howOf = usePaidLineText(currency)
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <p className="text-24 font-strong">
          <span className="sr-only">{t('performance.statement_total')}</span>{' '}
          <Amount of={{ amount: total, currency }} />
        </p>
        <Badge tone={state === 'approved' ? 'success' : 'neutral'}>
          {t(`performance.statement_${state}`)}
        </Badge>
      </div>
      {approvedBy !== null && approvedAt !== null && (
        <p className="text-13 text-text-quiet">
          {t('performance.signed_by', {
            name: isolate(nameOf(approvedBy)),
            at: formatDateTime(approvedAt, timezone),
          })}
        </p>
      )}
      <ul aria-label={t('performance.statement_lines')} className="mt-3">
        {paidLines(t, statement, (from) => isolate(formatMonth(from, timezone))).map((line) => (
          <StatementLine
            key={line.id}
            what={line.what}
            how={howOf(line)}
            amount={line.amount}
            currency={currency}
          />
        ))}
        {adjustments.map((adjustment) => (
          <AdjustmentLine key={adjustment.adjustmentId} {...props} adjustment={adjustment} />
        ))}
        <li className="flex justify-between gap-3 py-2 font-strong">
          <span>{t('performance.statement_total')}</span>
          <Amount of={{ amount: total, currency }} />
        </li>
      </ul>
    </div>
  )
}

/** Shows what changed after the statement was signed, and which month counts it. */
export function ChangesAfterSigning({ statement, timezone }: { statement: Statement; timezone: string }) {
  const { t } = useTranslation('analytics')
  return statement.movedOn.map(({ from, amount }) => (
    <Banner key={from} tone="warning">
      {t('performance.changed_after', {
        amount: formatMoney({ amount, currency: statement.currency }),
        month: isolate(formatMonth(from, timezone)),
      })}
    </Banner>
  ))
}
