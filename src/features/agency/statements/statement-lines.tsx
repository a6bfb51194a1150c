import { X } from 'lucide'
import type { ReactNode } from 'react'

import type { Adjustment, CarriedLine, Statement } from '@/domain/money/statement'
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
import { formatCarriedLine, formatMonth } from './statement-text'
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

/** An amount carried over from another month, or counted in a later one. */
function Carried({
  line,
  statement: { from, currency },
  timezone,
}: Pick<StatementLinesProps, 'statement' | 'timezone'> & { line: CarriedLine }) {
  const { t } = useTranslation('analytics')
  const { kind, base, rate, amount } = line
  const money = (cents: number) => formatMoney({ amount: cents, currency })
  const how =
    kind === null
      ? t(base < 0 ? 'performance.carried_less' : 'performance.carried_more', {
          hours: isolate(formatCompactDuration(Math.abs(base) * 1000)),
          hourly: money(rate),
        })
      : t('performance.commission_how', { rate: formatRate(rate), base: money(base) })
  return (
    <StatementLine
      what={formatCarriedLine(t, line, from, timezone)}
      how={how}
      amount={amount}
      currency={currency}
    />
  )
}

/** The lines of a statement: hours, commission, carry-over from other months, adjustments, and the balance. */
export function StatementLines(props: StatementLinesProps) {
  const { t } = useTranslation('analytics')
  const { statement, timezone, nameOf } = props
  const { hours, hourly, pay, lines, carried, adjustments, total, currency } = statement
  const { state, approvedBy, approvedAt } = statement
  const money = (amount: number) => formatMoney({ amount, currency })
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
        <StatementLine
          what={t('performance.statement_pay')}
          how={t('performance.pay_how', {
            // Durations contain words, which follow the direction of their language.
            hours: isolate(formatCompactDuration(hours * 1000)),
            hourly: money(hourly),
          })}
          amount={pay}
          currency={currency}
        />
        {lines.map(({ kind, base, rate, amount }) => (
          <StatementLine
            key={kind}
            what={t('performance.commission_on', { kind: t(`performance.kind_${kind}`) })}
            how={t('performance.commission_how', { rate: formatRate(rate), base: money(base) })}
            amount={amount}
            currency={currency}
          />
        ))}
        {carried.map((line) => (
          <Carried key={`${line.from} ${line.kind}`} line={line} statement={statement} timezone={timezone} />
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
