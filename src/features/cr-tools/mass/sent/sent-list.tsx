import { Ellipsis, Megaphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { statusOf } from '@/api/query-status'
import type { MassMessage } from '@/domain/mass-message'
import { Button } from '@/ui/button'
import { cardLook } from '@/ui/card'
import { ContentState } from '@/ui/content-state'
import { EmptyState } from '@/ui/empty-state'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem } from '@/ui/menu'
import { Table } from '@/ui/table'
import { TableSkeleton } from '@/ui/table-skeleton'

import { useNames } from '../../names'
import { BuyersDialog } from './buyers-dialog'
import { MassProgressBar } from './mass-progress-bar'
import { sentColumns } from './sent-columns'
import { useMassAct } from './use-mass-act'
import { useMassList } from './use-mass-list'

interface SentListProps {
  creatorId: string
  deniedReason: string | undefined
  onReuse: (message: MassMessage) => void
  /** Begins a new one to those of this one's fans who have not seen it. */
  onResend: (message: MassMessage) => void
}

const ON_ITS_WAY = new Set(['queued', 'sending', 'paused', 'unsending'])
/** What nobody has bought can be taken back of these. */
const canUnsend = ({ state, price }: MassMessage): boolean =>
  price > 0 && (state === 'done' || state === 'stopped')

function useRowMenu({ creatorId, deniedReason, onReuse, onResend }: SentListProps) {
  const { t } = useTranslation('tools')
  const act = useMassAct(creatorId)
  const [buyersOf, setBuyersOf] = useState<MassMessage>()
  const menu = (row: MassMessage) => (
    <Menu trigger={<IconButton icon={Ellipsis} size="small" name={t('mass.more')} />} name={t('mass.more')}>
      <MenuItem onAction={() => onReuse(row)}>{t('mass.reuse')}</MenuItem>
      {row.price > 0 && <MenuItem onAction={() => setBuyersOf(row)}>{t('mass.see_buyers')}</MenuItem>}
      {!deniedReason && <MenuItem onAction={() => onResend(row)}>{t('mass.resend')}</MenuItem>}
      {!deniedReason && canUnsend(row) && (
        <MenuItem onAction={() => act.mutate({ act: 'unsend', massMessageId: row.massMessageId })}>
          {t('mass.act_unsend')}
        </MenuItem>
      )}
    </Menu>
  )
  return { act, menu, buyersOf, closeBuyers: () => setBuyersOf(undefined) }
}

/** What was sent and what came of it; those on their way stand first. */
export function SentList(props: SentListProps) {
  const { t } = useTranslation('tools')
  const { list, rows } = useMassList(props.creatorId, 'sent')
  const nameOf = useNames(rows.flatMap(({ sentById }) => sentById ?? []))
  const { act, menu, buyersOf, closeBuyers } = useRowMenu(props)
  const columns = sentColumns(t, nameOf, { id: 'acts', header: '', cell: menu })
  const moving = rows.filter(({ state }) => ON_ITS_WAY.has(state))
  return (
    <ContentState
      status={statusOf(list, rows.length === 0)}
      skeleton={
        <div className={`${cardLook} min-w-0`}>
          <TableSkeleton rows={8} columns={8} />
        </div>
      }
      empty={
        <div className={cardLook}>
          <EmptyState icon={Megaphone} title={t('mass.sent_empty_title')}>
            {t('mass.sent_empty_text')}
          </EmptyState>
        </div>
      }
    >
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
        {moving.map((one) => (
          <MassProgressBar
            key={one.massMessageId}
            of={one}
            isBusy={act.isPending}
            onAct={(name) => act.mutate({ act: name, massMessageId: one.massMessageId })}
          />
        ))}
        <div className={`${cardLook} min-w-0`}>
          <Table
            name={t('mass.tab_sent')}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.massMessageId}
            rowName={(row) => row.text || t('mass.without_text')}
          />
        </div>
        {list.hasNextPage && (
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('mass.load_more')}
          </Button>
        )}
      </div>
      {buyersOf && <BuyersDialog creatorId={props.creatorId} of={buyersOf} onClose={closeBuyers} />}
    </ContentState>
  )
}
