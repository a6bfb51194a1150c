import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { firstDayOf } from '@/domain/period'
import type { Statement } from '@/domain/statement'
import { useHiddenColumns } from '@/features/auth'
import { formatMoney, zoneName } from '@/i18n/format'
import { isolateAmount } from '@/lib/isolate'
import { Button } from '@/ui/button'
import { DataTable } from '@/ui/data-table/data-table'

import type { AgencyFilter } from '../../filter/agency-filter'
import { useNames } from '../../use-names'
import { owedOf } from './owed'
import { SignQuestion } from './sign-question'
import { useStatementColumns } from './statement-columns'
import { useStatementActs } from './use-statement-acts'
import { useExportOff } from '../../use-export-off'

const DEFAULT_SORT = { column: 'total', direction: 'descending' } as const

const keyOf = ({ userId }: Statement): string => userId
const isOpen = ({ state }: Statement): boolean => state === 'open'

function OwedInAll({ statements }: { statements: readonly Statement[] }) {
  const { t } = useTranslation('analytics')
  const owed = owedOf(statements)
  if (!owed) return null
  const amount = isolateAmount(formatMoney({ amount: owed.total, currency: owed.currency }))
  return t('performance.owed', { amount, count: owed.open })
}

/** Everybody's statements; those that are selected are signed off together. */
export function StatementsTable({
  statements,
  filter,
  selected,
  onSelected,
  onOpen,
}: {
  statements: readonly Statement[]
  filter: AgencyFilter
  selected: ReadonlySet<string>
  onSelected: (ids: ReadonlySet<string>) => void
  onOpen: (userId: string) => void
}) {
  const { t } = useTranslation('analytics')
  const { from, to } = filter.range
  const nameOf = useNames(statements.map(keyOf))
  const columns = useStatementColumns({ statements, zone: zoneName(filter.timezone), nameOf })
  const { signMany } = useStatementActs({ from, to })
  const [asked, setAsked] = useState<readonly Statement[]>()
  const sign = (some: readonly Statement[]) => {
    setAsked(undefined)
    onSelected(new Set())
    void signMany(some.map(keyOf), true)
  }
  const bulk = (rows: readonly Statement[]) => (
    <SignSelected rows={rows.filter(isOpen)} onSign={sign} onAsk={setAsked} />
  )
  return (
    <>
      <DataTable
        title={t('performance.statements')}
        name={t('performance.statements')}
        detail={<OwedInAll statements={statements} />}
        columns={columns}
        rows={statements}
        rowKey={keyOf}
        rowName={({ userId }) => nameOf(userId)}
        defaultSort={DEFAULT_SORT}
        hasTotals
        searchLabel={t('performance.find_person')}
        fileName={`statements-${firstDayOf(filter.range)}`}
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
  rows,
  onSign,
  onAsk,
}: {
  rows: readonly Statement[]
  onSign: (rows: readonly Statement[]) => void
  onAsk: (rows: readonly Statement[]) => void
}) {
  const { t } = useTranslation('analytics')
  return (
    <Button
      size="small"
      icon={BadgeCheck}
      disabledReason={rows.length === 0 ? t('performance.sign_none') : undefined}
      onClick={() => (rows.some(({ openLogs }) => openLogs > 0) ? onAsk : onSign)(rows)}
    >
      {t('performance.sign_count', { count: rows.length })}
    </Button>
  )
}
