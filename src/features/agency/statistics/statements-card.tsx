import { useQuery } from '@tanstack/react-query'

import { useAccountNames } from '@/api/account-names'
import { listOwnStatements } from '@/api/calls/chatter/own-statistics'
import { queryOf } from '@/api/query'
import { monthAt } from '@/domain/money/pay-period'
import type { Statement } from '@/domain/money/statement'
import { useCurrentUser, usePermission } from '@/features/auth'
import { useOpenParam } from '@/features/figures/url/use-open-param'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { QueryContent } from '@/ui/feedback/query-content'
import { Drawer } from '@/ui/overlay/dialog'
import { SkeletonBar } from '@/ui/skeleton'
import { Amount } from '@/ui/text/figure'

import { ChangesAfterSigning, StatementLines } from '../statements/statement-lines'
import { formatMonth } from '../statements/statement-text'
import { statementUserIds } from '../statements/statement-totals'

interface OwnStatementProps {
  statement: Statement
  timezone: string
}

/** One month, line by line; names colleagues if the user may see staff names (screens S0). */
function OwnStatement({ statement, timezone, onClose }: OwnStatementProps & { onClose: () => void }) {
  const { t } = useTranslation('analytics')
  const seesStaff = usePermission('canSeeStaffNames') === true
  const nameOf = useAccountNames(seesStaff ? statementUserIds(statement) : [])
  const month = isolate(formatMonth(statement.from, timezone))
  return (
    <Drawer onClose={onClose} title={t('statistics.statement_title', { month })} trackedAs="own-statement">
      <div className="flex flex-col gap-4">
        <ChangesAfterSigning statement={statement} timezone={timezone} />
        <StatementLines
          statement={statement}
          timezone={timezone}
          nameOf={seesStaff ? nameOf : () => t('statistics.credit_colleague')}
        />
      </div>
    </Drawer>
  )
}

function StatementMonth({ statement, timezone, onOpen }: OwnStatementProps & { onOpen: () => void }) {
  const { t } = useTranslation('analytics')
  const { from, total, currency } = statement
  const month = formatMonth(from, timezone)
  return (
    <li className="flex min-h-11 items-center gap-3 border-line-quiet not-first:border-t">
      <span className="min-w-0 flex-1 font-medium">{month}</span>
      <Amount of={{ amount: total, currency }} />
      <Button
        size="small"
        aria-label={t('statistics.statement_show_named', { month: isolate(month) })}
        onClick={onOpen}
      >
        {t('statistics.statement_show')}
      </Button>
    </li>
  )
}

/** The chatter's signed statements, read-only. */
export function StatementsCard({ zone }: { zone: string }) {
  const { t } = useTranslation('analytics')
  // Pay periods follow the agency's months, whatever time zone the figures use.
  const timezone = useCurrentUser().data?.agencyTimezone ?? zone
  const read = useQuery(queryOf(listOwnStatements))
  const [openMonth, setOpenMonth] = useOpenParam('statement')
  const statements = read.data?.data ?? []
  const monthOf = ({ from }: Statement) => monthAt(from, timezone)
  const opened = statements.find((statement) => monthOf(statement) === openMonth)
  return (
    <Card title={t('statistics.statements')}>
      <QueryContent isPane of={read} skeleton={<SkeletonBar className="mx-4 mb-4 h-10" />}>
        {statements.length === 0 ? (
          <p className="px-4 pb-4 text-text-quiet">{t('statistics.statements_none')}</p>
        ) : (
          <ul className="px-4 pb-2">
            {statements.map((statement) => (
              <StatementMonth
                key={statement.from}
                statement={statement}
                timezone={timezone}
                onOpen={() => setOpenMonth(monthOf(statement))}
              />
            ))}
          </ul>
        )}
      </QueryContent>
      {opened && <OwnStatement statement={opened} timezone={timezone} onClose={() => setOpenMonth(null)} />}
    </Card>
  )
}
