import { useSearchParams } from 'react-router'

import { useAccountNames } from '@/api/account-names'
import { monthAt } from '@/domain/money/pay-period'
import { formatDate, formatDayRange, timeZoneDisplayName } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'
import { Select } from '@/ui/field/select'
import { Drawer } from '@/ui/overlay/dialog'

import { ChannelContext, type ChannelContextTarget } from '../../channel/channel-context'
import { useOpenedChat } from '../../channel/use-opened-chat'
import { FIGURE, FIGURE_IDS, type FigureId } from '../figures'
import { FigureValue } from '../figure-value'
import { OPEN_STATEMENT, paramsForTab, PAY_MONTH } from '../performance-tab'
import type { Evidence } from './evidence'
import { LogEvidence, MessageEvidence, SaleEvidence, TurnEvidence } from './evidence-kinds'

interface EvidenceDrawerProps {
  evidence: Evidence
  onFigure: (figure: FigureId) => void
  onClose: () => void
}

/** Lists what a cell counts: messages, sales, work logs or unanswered turns. */
export function EvidenceDrawer({ evidence, onFigure, onClose }: EvidenceDrawerProps) {
  const { t } = useTranslation('analytics')
  const chat = useOpenedChat()
  const only = evidence.userIds?.length === 1 ? evidence.userIds[0] : undefined
  const nameOf = useAccountNames(only === undefined ? [] : [only])
  return (
    <Drawer
      onClose={onClose}
      title={only === undefined ? t('performance.all_people') : nameOf(only)}
      trackedAs="performance-evidence"
      actions={chat.target && <Button onClick={chat.close}>{t('performance.back_to_list')}</Button>}
    >
      {chat.target ? (
        <ChannelContext target={chat.target} timezone={evidence.timezone} />
      ) : (
        <EvidenceBody evidence={evidence} userId={only} onFigure={onFigure} onOpenChat={chat.open} />
      )}
    </Drawer>
  )
}

const formatTimeRange = ({ day, from, to, timezone }: Evidence): string =>
  day === null
    ? formatDayRange(Date.parse(from), Date.parse(to) - 1, timezone)
    : formatDate(day, { dateStyle: 'full', timeZone: timezone })

interface EvidenceBodyProps {
  evidence: Evidence
  userId: string | undefined
  onFigure: (figure: FigureId) => void
  onOpenChat: (target: ChannelContextTarget) => void
}

function EvidenceBody({ evidence, userId, onFigure, onOpenChat }: EvidenceBodyProps) {
  const { t } = useTranslation('analytics')
  const { figure, figures, currency, timezone } = evidence
  const { kind } = FIGURE[figure].evidence
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <p className="text-24 font-strong">
            <FigureValue id={figure} value={figures[figure]} currency={currency} />
          </p>
          <p className="text-13 text-text-quiet">{formatTimeRange(evidence)}</p>
        </div>
        <Select
          label={t('performance.figure')}
          labelHidden
          options={FIGURE_IDS.map((id) => ({ value: id, label: t(`performance.figure_${id}`) }))}
          value={figure}
          onChange={onFigure}
        />
      </div>
      <p className="text-13 text-text-quiet">
        {t(`performance.figure_${figure}_info`, { zone: timeZoneDisplayName(timezone) })}
      </p>
      {userId !== undefined && <StatementLink userId={userId} evidence={evidence} />}
      {kind === 'messages' && <MessageEvidence evidence={evidence} onOpenChat={onOpenChat} />}
      {kind === 'sales' && <SaleEvidence evidence={evidence} />}
      {kind === 'logs' && <LogEvidence evidence={evidence} />}
      {kind === 'turns' && <TurnEvidence evidence={evidence} onOpenChat={onOpenChat} />}
    </div>
  )
}

/** Links from a person's figures to their statement of the month in which these days end. */
function StatementLink({ userId, evidence: { to, timezone } }: { userId: string; evidence: Evidence }) {
  const { t } = useTranslation('analytics')
  const [params, setParams] = useSearchParams()
  const go = () => {
    const next = paramsForTab(params, 'statements')
    next.set(OPEN_STATEMENT, userId)
    next.set(PAY_MONTH, monthAt(Date.parse(to) - 1, timezone))
    setParams(next)
  }
  return (
    <Button kind="link" size="small" className="w-fit" onClick={go}>
      {t('performance.to_statement')}
    </Button>
  )
}
