import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { firstDayOf } from '@/domain/period'
import type { Statement } from '@/domain/statement'
import { useHiddenColumns } from '@/features/auth'
import { useExportOff } from '@/features/figures/use-export-off'
import { formatMoney, zoneName } from '@/i18n/format'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { DataTable } from '@/ui/data-table/data-table'

import { sortableOf, useAddressSort } from '@/features/figures/use-address-sort'
import { useNames } from '@/features/figures/use-names'
import { usePayLock } from '../../use-pay-lock'
import { endOf } from './month-select'
import { owedOf } from './owed'
import { SignQuestion } from './sign-question'
import { useStatementColumns } from './statement-columns'
import type { PayPeriod } from './use-pay-period'
import { useStatementActs } from './use-statement-acts'

const MOST_OWED = { by: 'total', descending: true }

const keyOf = ({ userId }: Statement): string => userId
const isOpen = ({ state }: Statement): boolean => state === 'open'

function OwedInAll({ statements }: { statements: readonly Statement[] }) {
  const { t } = useTranslation('analytics')
  const owed = owedOf(statements)
  if (!owed) return null
  const amount = formatMoney({ amount: owed.total, currency: owed.currency })
  return t('performance.owed', { amount, count: owed.open })
}

/** All statements; selected ones are signed in bulk. */
export function StatementsTable({
  statements,
  period,
  selected,
  onSelected,
  onOpen,
}: {
  statements: readonly Statement[]
  period: PayPeriod
  selected: ReadonlySet<string>
  onSelected: (ids: ReadonlySet<string>) => void
  onOpen: (userId: string) => void
}) {
  const { t } = useTranslation('analytics')
  const { from, to, timezone } = period.range
  const nameOf = useNames(statements.map(keyOf))
  const columns = useStatementColumns({ statements, zone: zoneName(timezone), nameOf })
  const { sort, onSort } = useAddressSort(sortableOf(columns), MOST_OWED)
  const { signMany, signing } = useStatementActs({ from, to })
  const [asked, setAsked] = useState<readonly Statement[]>()
  const sign = (some: readonly Statement[]) => {
    setAsked(undefined)
    onSelected(new Set())
    void signMany(some, true)
  }
  const bulk = (rows: readonly Statement[]) => (
    <SignSelected rows={rows} period={period} onSign={sign} onAsk={setAsked} />
  )
  return (
    <>
      <SignFailure signing={signing} />
      <DataTable
        title={t('performance.statements')}
        name={t('performance.statements')}
        detail={<OwedInAll statements={statements} />}
        columns={columns}
        rows={statements}
        rowKey={keyOf}
        rowName={({ userId }) => nameOf(userId)}
        sort={sort}
        onSort={onSort}
        hasTotals
        searchLabel={t('performance.find_person')}
        fileName={`statements-${firstDayOf(period.range)}`}
        fileOff={useExportOff()}
        selected={selected}
        onSelected={onSelected}
        bulk={bulk}
        onOpen={({ userId }) => onOpen(userId)}
        {...useHiddenColumns('statements')}
      />
      {asked && (
        <SignQuestion statements={asked} onSign={() => sign(asked)} onClose={() => setAsked(undefined)} />
      )}
    </>
  )
}

function SignSelected({
  rows: all,
  period,
  onSign,
  onAsk,
}: {
  rows: readonly Statement[]
  period: PayPeriod
  onSign: (rows: readonly Statement[]) => void
  onAsk: (rows: readonly Statement[]) => void
}) {
  const { t } = useTranslation('analytics')
  const lockOf = usePayLock()
  const open = all.filter(isOpen)
  const rows = open.filter(({ canDecide }) => canDecide)
  const none = open[0] ? lockOf(open[0]) : t('performance.sign_none')
  const why = !period.isOver
    ? t('performance.sign_when_over', { date: endOf(period) })
    : rows.length === 0
      ? none
      : undefined
  return (
    <Button
      size="small"
      icon={BadgeCheck}
      disabledReason={why}
      onClick={() => (rows.some(({ openLogs }) => openLogs > 0) ? onAsk : onSign)(rows)}
    >
      {t('performance.sign_count', { count: rows.length })}
    </Button>
  )
}

/** Shows why some could not be signed, until retried or dismissed. */
function SignFailure({ signing }: { signing: ReturnType<typeof useStatementActs>['signing'] }) {
  const { t } = useTranslation('analytics')
  if (!signing.error) return null
  return (
    <Banner tone="danger" onDismiss={signing.dismiss}>
      {t('performance.sign_failed', { reason: errorText(signing.error) })}
    </Banner>
  )
}
