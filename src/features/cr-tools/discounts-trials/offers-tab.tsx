import { CircleStop, type IconNode, Pencil, Plus } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'
import { type ReactNode, useState } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'

import type { Column } from '@/ui/table/table-column'
import { Button } from '@/ui/button'
import { QueryContent } from '@/ui/feedback/query-content'
import type { DataTableProps } from '@/ui/table/data-table/data-table'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ActionsMenu } from '@/ui/overlay/actions-menu'
import { MenuItem } from '@/ui/overlay/menu'
import { TableCardSkeleton } from '@/ui/table/table-skeleton'
import { isolate } from '@/lib/text/isolate'
import { FigureTable } from '@/features/figures/table/figure-table'

import { ConfirmCall } from '@/ui/overlay/confirm-call'

import { useEditDisabledReason } from '../base/permissions'

/** The end of an offer for good, and the question before it. */
interface OfferEnd {
  title: string
  text: string
  confirmLabel: string
  trackedAs: string
  send: () => Promise<unknown>
}

interface OffersTabProps<Row extends { name: string }> extends Pick<
  DataTableProps<Row>,
  'rowKey' | 'onOpen' | 'defaultSort' | 'hasTotals' | 'searchLabel'
> {
  /** Key of the table in user preferences and name of its export. */
  id: string
  title: string
  read: UseQueryResult<{ data: Row[] }>
  columns: readonly Column<Row>[]
  words: { new: string; end: string; empty: string; emptyText: string }
  icon: IconNode
  /** Menu items of an offer, before the ones that every offer has. */
  renderItems: (row: Row) => ReactNode
  isOver: (row: Row) => boolean
  /** An offer that is over can still be edited. */
  isEditableWhenOver?: boolean
  /** The form, for a new one without an offer. */
  renderForm: (offer: Row | undefined, close: () => void) => ReactNode
  endOf: (row: Row) => OfferEnd
  refresh: () => unknown
}

type OpenOffer<Row> = { act: 'new'; offer: undefined } | { act: 'edit' | 'end'; offer: Row }

interface OfferMenuProps<Row extends { name: string }> {
  offer: Row
  tab: OffersTabProps<Row>
  onOpen: (open: OpenOffer<Row>) => void
}

function OfferMenu<Row extends { name: string }>({ offer, tab, onOpen }: OfferMenuProps<Row>) {
  const { t } = useTranslation('marketplace')
  const disabledReason = useEditDisabledReason('discountsTrials')
  const over = disabledReason ?? (tab.isOver(offer) ? t('offers.over') : undefined)
  return (
    <ActionsMenu size="small" name={t('offers.acts', { name: isolate(offer.name) })}>
      {tab.renderItems(offer)}
      <MenuItem
        icon={Pencil}
        disabledReason={tab.isEditableWhenOver ? disabledReason : over}
        onAction={() => onOpen({ act: 'edit', offer })}
      >
        {t('offers.edit')}
      </MenuItem>
      <MenuItem icon={CircleStop} danger disabledReason={over} onAction={() => onOpen({ act: 'end', offer })}>
        {tab.words.end}
      </MenuItem>
    </ActionsMenu>
  )
}

const menuColumn = <Row extends { name: string }>(
  header: string,
  tab: OffersTabProps<Row>,
  onOpen: OfferMenuProps<Row>['onOpen'],
): Column<Row> => ({
  id: 'acts',
  header,
  align: 'end',
  exportValue: () => null,
  cell: (row) => <OfferMenu offer={row} tab={tab} onOpen={onOpen} />,
})

interface OfferOverlayProps<Row extends { name: string }> {
  open: OpenOffer<Row>
  tab: OffersTabProps<Row>
  onClose: () => void
}

/** The form, or the question before an offer ends. */
function OfferOverlay<Row extends { name: string }>({ open, tab, onClose }: OfferOverlayProps<Row>) {
  const { t } = useTranslation('marketplace')
  if (open.act !== 'end') return tab.renderForm(open.offer, onClose)
  const { text, send, ...question } = tab.endOf(open.offer)
  return (
    <ConfirmCall
      {...question}
      cancelLabel={t('offers.keep')}
      call={send}
      refresh={tab.refresh}
      onClose={onClose}
    >
      {text}
    </ConfirmCall>
  )
}

/** A tab of offers: their table with search, columns and export, and what opens from it. */
export function OffersTab<Row extends { name: string }>(props: OffersTabProps<Row>) {
  const { id, title, read, words, icon, columns, ...tab } = props
  const { t } = useTranslation('marketplace')
  const [open, setOpen] = useState<OpenOffer<Row>>()
  const add = (
    <Button
      kind="primary"
      icon={Plus}
      disabledReason={useEditDisabledReason('discountsTrials')}
      onClick={() => setOpen({ act: 'new', offer: undefined })}
    >
      {words.new}
    </Button>
  )
  const menu = menuColumn(t('offers.acts_column'), props, setOpen)
  return (
    <>
      <QueryContent isBare of={read} skeleton={<TableCardSkeleton rows={5} columns={7} />}>
        <div aria-busy={read.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
          <FigureTable
            {...tab}
            id={id}
            title={title}
            columns={[...columns, menu]}
            rows={read.data?.data ?? []}
            rowName={({ name }) => name}
            fileName={id}
            actions={add}
            empty={
              <EmptyState icon={icon} title={words.empty} actions={add}>
                {words.emptyText}
              </EmptyState>
            }
          />
        </div>
      </QueryContent>
      {open && <OfferOverlay open={open} tab={props} onClose={() => setOpen(undefined)} />}
    </>
  )
}
