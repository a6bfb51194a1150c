import { BadgeCheck } from 'lucide'
import { useMemo, useState } from 'react'

import { useAccountNames } from '@/api/account-names'
import { errorText } from '@/api/errors'
import type { Statement } from '@/domain/money/statement'
import { firstDayOf } from '@/domain/time/period'
import { FigureTable } from '@/features/figures/table/figure-table'
import { sortableOf, useUrlSort } from '@/features/figures/url/use-url-sort'
import { formatMoney, timeZoneDisplayName } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import type { SelectionChange } from '@/lib/select-range'
import { Button } from '@/ui/button'
import { Banner } from '@/ui/feedback/banner'

import { usePayLock } from '../../pay/use-pay-lock'
import { statementTotals } from '../../statements/statement-totals'
import { useStatementActions } from '../../statements/use-statement-actions'
import { formatPeriodEnd, type PayPeriod } from './pay-month'
import { SignDialog } from './sign-dialog'
import { statementColumns } from './statement-columns'

const MOST_OWED = { by: 'total', descending: true }

const rowKey = ({ userId }: Statement): string => userId
const isOpen = ({ state }: Statement): boolean => state === 'open'

function StatementTotalsText({ statements }: { statements: readonly Statement[] }) {
  const { t } = useTranslation('analytics')
  const owed = statementTotals(statements)
  if (!owed) return null
  const amount = formatMoney({ amount: owed.total, currency: owed.currency })
  return t('performance.owed', { amount, count: owed.open })
}

interface StatementsTableProps {
  statements: readonly Statement[]
  period: PayPeriod
  selected: ReadonlySet<string>
  onSelected: (change: SelectionChange) => void
  onOpen: (userId: string) => void
}

/** All statements; selected ones are signed in bulk. */
export function StatementsTable({ statements, period, selected, onSelected, onOpen }: StatementsTableProps) {
  const { t } = useTranslation('analytics')
  const nameOf = useAccountNames(statements.map(rowKey))
  const zone = timeZoneDisplayName(period.range.timezone)
  const columns = useMemo(() => statementColumns(t, statements, zone, nameOf), [t, statements, zone, nameOf])
  const { sort, onSort } = useUrlSort(sortableOf(columns), MOST_OWED)
  const { signMany, signing } = useStatementActions()
  const [toConfirm, setToConfirm] = useState<readonly Statement[]>()
  const signNow = (some: readonly Statement[]) => {
    setToConfirm(undefined)
    onSelected(() => new Set())
    void signMany(some, true)
  }
  const sign = (some: readonly Statement[]) =>
    some.some(({ openLogs }) => openLogs > 0) ? setToConfirm(some) : signNow(some)
  const bulk = (rows: readonly Statement[]) => <SignSelected rows={rows} period={period} onSign={sign} />
  return (
    <>
      <SignFailure signing={signing} />
      <FigureTable
        id="statements"
        title={t('performance.statements')}
        detail={<StatementTotalsText statements={statements} />}
        columns={columns}
        rows={statements}
        rowKey={rowKey}
        rowName={({ userId }) => nameOf(userId)}
        sort={sort}
        onSort={onSort}
        hasTotals
        searchLabel={t('performance.find_person')}
        fileName={`statements-${firstDayOf(period.range)}`}
        selected={selected}
        onSelected={onSelected}
        bulk={bulk}
        onOpen={({ userId }) => onOpen(userId)}
      />
      {toConfirm && (
        <SignDialog
          statements={toConfirm}
          onSign={() => signNow(toConfirm)}
          onClose={() => setToConfirm(undefined)}
        />
      )}
    </>
  )
}

interface SignSelectedProps {
  rows: readonly Statement[]
  period: PayPeriod
  onSign: (rows: readonly Statement[]) => void
}

function SignSelected({ rows: all, period, onSign }: SignSelectedProps) {
  const { t } = useTranslation('analytics')
  const lockOf = usePayLock()
  const open = all.filter(isOpen)
  const rows = open.filter(({ canDecide }) => canDecide)
  const disabledReason = () => {
    if (!period.isOver) return t('performance.sign_when_over', { date: formatPeriodEnd(period) })
    if (rows.length > 0) return undefined
    return open[0] ? lockOf(open[0]) : t('performance.sign_none')
  }
  return (
    <Button size="small" icon={BadgeCheck} disabledReason={disabledReason()} onClick={() => onSign(rows)}>
      {t('performance.sign_count', { count: rows.length })}
    </Button>
  )
}

/** Shows why some could not be signed, until retried or dismissed. */
function SignFailure({ signing }: { signing: ReturnType<typeof useStatementActions>['signing'] }) {
  const { t } = useTranslation('analytics')
  if (!signing.error) return null
  return (
    <Banner tone="danger" onDismiss={signing.dismiss}>
      {t('performance.sign_failed', { reason: errorText(signing.error) })}
    </Banner>
  )
}
