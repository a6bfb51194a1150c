import { useInfiniteQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { MASS_SORTS, type MassMessage, type MassState, NEWEST_MASSES } from '@/domain/mass/mass-message'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { ServerTable } from '@/features/figures/table/server-table'
import { useServerTable } from '@/features/figures/table/use-server-table'
import { useOpenParam } from '@/features/figures/url/use-open-param'
import { useUrlSort } from '@/features/figures/url/use-url-sort'

import { SaveScriptDialog } from '../../messages'
import { useAudienceName } from '../use-audience-name'
import { winningContentOf } from '../mass-template'
import { BuyersDialog } from './buyers-dialog'
import { MassDetail } from './mass-detail'
import { MassProgressBar } from './mass-progress-bar'
import { SentRowMenu } from './row-menu'
import { sentColumns } from './sent-columns'
import { useConfirmedAction } from './use-confirmed-action'
import { MASS_PAGE_SIZE, sentPagesOf } from './use-mass-list'
import { useCanSeeSpend, useViewOnlyReason } from '../../base/permissions'

interface SentListProps {
  creatorId: string
  onWrite: () => void
  onReuse: (message: MassMessage) => void
  /** Starts a new message to this one's recipients who have not seen it. */
  onResend: (message: MassMessage) => void
}

const SENDING_STATES: ReadonlySet<MassState> = new Set(['queued', 'sending', 'paused', 'unsending'])

/** The sent messages in the order of the address, with their menus and the dialogs that these open. */
function useSentMasses({ creatorId, onReuse, onResend }: SentListProps) {
  const [shownId, openDetails] = useOpenParam('message')
  const { t } = useTranslation('tools')
  // Those still sending are among the newest, whatever the table's order. By default both are one query.
  const newest = useInfiniteQuery(sentPagesOf(creatorId, NEWEST_MASSES))
  const recent = newest.data?.pages.flatMap((page) => page.data) ?? []
  const { run, isBusy, problemOf, question } = useConfirmedAction(creatorId, recent)
  const [buyersOf, setBuyersOf] = useState<MassMessage>()
  const [savedAsScript, setSavedAsScript] = useState<MassMessage>()
  const show = ({ massMessageId }: MassMessage) => openDetails(massMessageId)
  const menu = (row: MassMessage) => (
    <SentRowMenu
      massMessage={row}
      onShow={() => show(row)}
      onBuyers={() => setBuyersOf(row)}
      onReuse={() => onReuse(row)}
      onSaveScript={() => setSavedAsScript(row)}
      onResend={() => onResend(row)}
      onUnsend={() => run('unsend', row)}
    />
  )
  const sorting = useUrlSort(MASS_SORTS, NEWEST_MASSES)
  const [audienceOf, timezone, seesSpend] = [useAudienceName(), useAgencyZone(), useCanSeeSpend()]
  const { pages, table } = useServerTable({
    pagesOf: (limit) => sentPagesOf(creatorId, sorting.order, limit),
    pageSize: MASS_PAGE_SIZE,
    file: { name: 'mass-messages' },
    sorting,
    userIdsOf: ({ sentById }: MassMessage) => (sentById === null ? [] : [sentById]),
    sumsOf: (pages) => pages.at(-1)?.sums,
    columnsOf: (nameOf, sums) => sentColumns(t, { nameOf, audienceOf, menu, timezone, seesSpend, sums }),
  })
  const listed = pages.flatMap((page) => page.data).find(({ massMessageId }) => massMessageId === shownId)
  const dialogs = (
    <>
      {question}
      {buyersOf && (
        <BuyersDialog creatorId={creatorId} massMessage={buyersOf} onClose={() => setBuyersOf(undefined)} />
      )}
      {savedAsScript && (
        <SaveScriptDialog
          creatorId={creatorId}
          content={winningContentOf(savedAsScript)}
          onClose={() => setSavedAsScript(undefined)}
        />
      )}
      {shownId !== null && (
        <MassDetail
          creatorId={creatorId}
          massMessageId={shownId}
          listed={listed}
          isListLoading={table.read.isPending}
          onReuse={onReuse}
          onClose={() => openDetails(null)}
        />
      )}
    </>
  )
  return { recent, table, run, isBusy, problemOf, show, dialogs }
}

/** Sent messages with their results; those still sending come first. */
export function SentList(props: SentListProps) {
  const { t } = useTranslation('tools')
  const disabledReason = useViewOnlyReason('massMessages')
  const { recent, table, run, isBusy, problemOf, show, dialogs } = useSentMasses(props)
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      {recent
        .filter(({ state }) => SENDING_STATES.has(state))
        .map((one) => (
          <MassProgressBar
            key={one.massMessageId}
            massMessage={one}
            isBusy={isBusy}
            problem={problemOf(one)}
            onAction={(name) => run(name, one)}
          />
        ))}
      <ServerTable
        {...table}
        id="mass-sent"
        title={t('mass.tab_sent')}
        rowKey={(row) => row.massMessageId}
        rowName={(row) => row.text || t('mass.without_text')}
        onOpen={show}
        hasTotals
        empty={
          <EmptyState
            icon={Megaphone}
            title={t('mass.sent_empty_title')}
            actions={
              disabledReason === undefined && <Button onClick={props.onWrite}>{t('mass.write')}</Button>
            }
          >
            {t('mass.sent_empty_text')}
          </EmptyState>
        }
      />
      {dialogs}
    </div>
  )
}
