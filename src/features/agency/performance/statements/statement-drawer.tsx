import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide'
import { useState } from 'react'

import { useAccountNames } from '@/api/account-names'
import { getStatement } from '@/api/calls/agency/performance'
import { queryOf } from '@/api/query'
import type { Statement } from '@/domain/money/statement'
import type { Day } from '@/domain/time/day'
import { firstDayOf } from '@/domain/time/period'
import { formatPeriodRange } from '@/features/figures/filter/period-names'
import { LinesSkeleton } from '@/features/figures/lines-skeleton'
import { useExportDisabledReason } from '@/features/figures/table/use-export-disabled-reason'
import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'
import { Banner } from '@/ui/feedback/banner'
import { QueryContent } from '@/ui/feedback/query-content'
import { CallError } from '@/ui/feedback/call-error'
import { UnsavedForms, useUnsavedForms } from '@/ui/field/form/unsaved-forms'
import { Drawer } from '@/ui/overlay/dialog'
import { ExportMenu } from '@/ui/table/export/export-menu'
import { isolate } from '@/lib/text/isolate'

import { useOwnPayNote, usePayLock } from '../../pay/use-pay-lock'
import { ChangesAfterSigning, StatementLines } from '../../statements/statement-lines'
import { statementTable } from '../../statements/statement-text'
import { statementUserIds } from '../../statements/statement-totals'
import { statementKey, useStatementActions } from '../../statements/use-statement-actions'
import { AdjustmentForm } from './adjustment-form'
import { formatPeriodEnd, type PayPeriod } from './pay-month'
import { SignDialog } from './sign-dialog'

interface ExportStatementButtonProps {
  statement: Statement
  /** The first day of the period in its time zone. */
  firstDay: Day
  name: string
  timezone: string
}

/** Exports one person's statement line by line. */
function ExportStatementButton({ statement, firstDay, name, timezone }: ExportStatementButtonProps) {
  const { t } = useTranslation('analytics')
  const disabledReason = useExportDisabledReason()
  return (
    <ExportMenu
      name={t('performance.statement_csv')}
      fileName={`statement-${statement.userId}-${firstDay}`}
      load={() => statementTable(t, statement, { name, timezone })}
      disabledReason={disabledReason}
    />
  )
}

interface StatementDrawerProps {
  userId: string
  period: PayPeriod
  known: Statement | undefined
  onClose: () => void
}

/** A person's statement and how it adds up; adjusts, signs and reopens it. */
export function StatementDrawer({ userId, period, known, onClose }: StatementDrawerProps) {
  const { t } = useTranslation('analytics')
  const { from, to, timezone } = period.range
  const read = useQuery({
    ...queryOf(getStatement, { userId, from, to }),
    ...(known && { placeholderData: known }),
  })
  const statement = read.data
  const unsaved = useUnsavedForms()
  const lockOf = usePayLock()
  const noteOf = useOwnPayNote()
  const [lock, note] = statement ? [lockOf(statement), noteOf(statement)] : []
  const nameOf = useAccountNames(statement ? [userId, ...statementUserIds(statement)] : [userId])
  return (
    <Drawer
      onClose={() => {
        unsaved.discard()
        onClose()
      }}
      title={t('performance.statement_of', { name: isolate(nameOf(userId)) })}
      closing={unsaved.isAny ? 'warn' : 'free'}
      trackedAs="statement"
      actions={statement && <SignActions statement={statement} period={period} name={nameOf(userId)} />}
    >
      <p className="mb-4 text-13 text-text-quiet">{formatPeriodRange(period.range)}</p>
      <QueryContent of={read} skeleton={<LinesSkeleton />}>
        {statement && (
          <div className="flex flex-col gap-4">
            {statement.openLogs > 0 && (
              <Banner tone="warning">
                {t('performance.open_logs_warning', { count: statement.openLogs })}
              </Banner>
            )}
            <ChangesAfterSigning statement={statement} timezone={timezone} />
            <StatementLines statement={statement} timezone={timezone} nameOf={nameOf} />
            {lock !== undefined && <Banner icon={Lock}>{lock}</Banner>}
            {note !== undefined && <Banner tone="warning">{note}</Banner>}
            {lock === undefined && statement.state !== 'open' && (
              <p className="text-13 text-text-quiet">{t('performance.statement_locked')}</p>
            )}
            {/* A colleague may sign it meanwhile: keep the input. */}
            {lock === undefined && (statement.state === 'open' || unsaved.isAny) && (
              <UnsavedForms of={unsaved}>
                <AdjustmentForm statement={statement} />
              </UnsavedForms>
            )}
          </div>
        )}
      </QueryContent>
    </Drawer>
  )
}

interface SignActionsProps {
  statement: Statement
  period: PayPeriod
  name: string
}

function SignActions({ statement, period, name }: SignActionsProps) {
  const { t } = useTranslation('analytics')
  const { approve } = useStatementActions()
  const [isConfirming, setConfirming] = useState(false)
  const lock = usePayLock()(statement)
  const { state, openLogs, total } = statement
  const set = (approved: boolean) => {
    setConfirming(false)
    approve.mutate({ ...statementKey(statement), approved, total })
  }
  return (
    <>
      <CallError error={approve.error} className="me-auto self-center" />
      <ExportStatementButton
        statement={statement}
        firstDay={firstDayOf(period.range)}
        name={name}
        timezone={period.range.timezone}
      />
      {state === 'approved' ? (
        <Button busy={approve.isPending} disabledReason={lock} onClick={() => set(false)}>
          {t('performance.reopen')}
        </Button>
      ) : (
        <Button
          kind="primary"
          busy={approve.isPending}
          disabledReason={
            lock ??
            (period.isOver ? undefined : t('performance.sign_when_over', { date: formatPeriodEnd(period) }))
          }
          onClick={() => (openLogs > 0 ? setConfirming(true) : set(true))}
        >
          {t('performance.sign')}
        </Button>
      )}
      {isConfirming && (
        <SignDialog statements={[statement]} onSign={() => set(true)} onClose={() => setConfirming(false)} />
      )}
    </>
  )
}
