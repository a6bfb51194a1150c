import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useQueryStatus } from '@/api/query-status'
import type { MassMessage, MassState } from '@/domain/mass/mass-message'
import { Button } from '@/ui/button'
import { ContentState } from '@/ui/feedback/content-state'
import { EmptyState } from '@/ui/feedback/empty-state'
import { DataTable } from '@/ui/table/data-table/data-table'
import { TableCardSkeleton } from '@/ui/table/table-skeleton'
import { useExportDisabledReason } from '@/features/figures/table/use-export-disabled-reason'
import { useHiddenColumns } from '@/features/auth'

import { useColleagueNames } from '../../people/user-permissions'
import { SaveScriptDialog } from '../../messages'
import { useAudienceName } from '../audience-name'
import { winningContentOf } from '../mass-template'
import { BuyersDialog } from './buyers-dialog'
import { MassDetail } from './mass-detail'
import { MassProgressBar } from './mass-progress-bar'
import { SentRowMenu } from './row-menu'
import { sentColumns } from './sent-columns'
import { useConfirmedAction } from './use-confirmed-action'
import { useMassList } from './use-mass-list'
import { LoadMore } from '../../base/load-more'

interface SentListProps {
  creatorId: string
  deniedReason: string | undefined
  onWrite: () => void
  onReuse: (message: MassMessage) => void
  /** Starts a new message to this one's recipients who have not seen it. */
  onResend: (message: MassMessage) => void
}

const SENDING_STATES: ReadonlySet<MassState> = new Set(['queued', 'sending', 'paused', 'unsending'])

function useSentMasses({ creatorId, deniedReason, onReuse, onResend }: SentListProps) {
  const { list, rows } = useMassList(creatorId, 'sent')
  const { act, isBusy, problemOf, question } = useConfirmedAction(creatorId, rows)
  const [buyersOf, setBuyersOf] = useState<MassMessage>()
  const [shownId, setShownId] = useState<string>()
  const [savedAsScript, setSavedAsScript] = useState<MassMessage>()
  const show = ({ massMessageId }: MassMessage) => setShownId(massMessageId)
  const menu = (row: MassMessage) => (
    <SentRowMenu
      of={row}
      deniedReason={deniedReason}
      onShow={() => show(row)}
      onBuyers={() => setBuyersOf(row)}
      onReuse={() => onReuse(row)}
      onSaveScript={() => setSavedAsScript(row)}
      onResend={() => onResend(row)}
      onUnsend={() => act('unsend', row)}
    />
  )
  const shown = rows.find(({ massMessageId }) => massMessageId === shownId)
  const dialogs = (
    <>
      {question}
      {buyersOf && (
        <BuyersDialog creatorId={creatorId} of={buyersOf} onClose={() => setBuyersOf(undefined)} />
      )}
      {savedAsScript && (
        <SaveScriptDialog
          creatorId={creatorId}
          content={winningContentOf(savedAsScript)}
          onClose={() => setSavedAsScript(undefined)}
        />
      )}
      {shown && (
        <MassDetail of={shown} onReuse={() => onReuse(shown)} onClose={() => setShownId(undefined)} />
      )}
    </>
  )
  return { list, rows, act, isBusy, problemOf, menu, show, dialogs }
}

/** Key of this table in the user's preferences. */
const TABLE = 'mass-sent'
const NEWEST_FIRST = { column: 'sentAt', direction: 'descending' } as const

/** Sent messages with their results; those still sending come first. */
export function SentList(props: SentListProps) {
  const { t } = useTranslation('tools')
  const { list, rows, act, isBusy, problemOf, menu, show, dialogs } = useSentMasses(props)
  const nameOf = useColleagueNames(rows.flatMap(({ sentById }) => sentById ?? []))
  const fileOff = useExportDisabledReason()
  const hidden = useHiddenColumns(TABLE)
  const columns = sentColumns(t, { nameOf, audienceOf: useAudienceName(), menu })
  return (
    <ContentState
      isBare
      status={useQueryStatus(list, rows.length === 0)}
      skeleton={<TableCardSkeleton rows={8} columns={8} />}
      empty={
        <EmptyState
          icon={Megaphone}
          title={t('mass.sent_empty_title')}
          actions={
            props.deniedReason === undefined && <Button onClick={props.onWrite}>{t('mass.write')}</Button>
          }
        >
          {t('mass.sent_empty_text')}
        </EmptyState>
      }
    >
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
        {rows
          .filter(({ state }) => SENDING_STATES.has(state))
          .map((one) => (
            <MassProgressBar
              key={one.massMessageId}
              of={one}
              deniedReason={props.deniedReason}
              isBusy={isBusy}
              problem={problemOf(one)}
              onAction={(name) => act(name, one)}
            />
          ))}
        <DataTable
          title={t('mass.tab_sent')}
          name={t('mass.tab_sent')}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.massMessageId}
          rowName={(row) => row.text || t('mass.without_text')}
          defaultSort={NEWEST_FIRST}
          onOpen={show}
          fileName="mass-messages"
          exportDisabledReason={fileOff}
          {...hidden}
        />
        <LoadMore of={list} />
      </div>
      {dialogs}
    </ContentState>
  )
}
