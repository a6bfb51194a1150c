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
import { OldFigures } from '@/features/figures/old-figures'

import { ConfirmCall } from '@/ui/overlay/confirm-call'

import { useEditDisabledReason } from '../base/permissions'

/** The end of an offer for good, and the question before it. */
interface OfferEnd {
  title: string
  text: string
  trackedAs: string
  call: () => Promise<unknown>
}

/** What can be done with an offer, and how. */
interface OfferActions<Row> {
  /** Menu items of an offer, before the ones that every offer has. */
  renderItems: (row: Row) => ReactNode
  isOver: (row: Row) => boolean
  /** An offer that is over can still be edited. */
  isEditableWhenOver?: boolean
  /** The form, for a new one without an offer. */
  renderForm: (offer: Row | undefined, close: () => void) => ReactNode
  /** The verb that ends an offer. */
  end: string
  endOf: (row: Row) => OfferEnd
  refresh: () => unknown
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
  words: { new: string; empty: string; emptyText: string }
  icon: IconNode
  actions: OfferActions<Row>
}

type OpenOffer<Row> = { action: 'new'; offer: undefined } | { action: 'edit' | 'end'; offer: Row }

interface OfferMenuProps<Row extends { name: string }> {
  offer: Row
  actions: OfferActions<Row>
  onOpen: (open: OpenOffer<Row>) => void
}

function OfferMenu<Row extends { name: string }>({ offer, actions, onOpen }: OfferMenuProps<Row>) {
  const { t } = useTranslation('marketplace')
  const disabledReason = useEditDisabledReason('discountsTrials')
  const over = disabledReason ?? (actions.isOver(offer) ? t('offers.over') : undefined)
  return (
    <ActionsMenu size="small" name={t('offers.acts', { name: isolate(offer.name) })}>
      {actions.renderItems(offer)}
      <MenuItem
        icon={Pencil}
        disabledReason={actions.isEditableWhenOver ? disabledReason : over}
        onAction={() => onOpen({ action: 'edit', offer })}
      >
        {t('offers.edit')}
      </MenuItem>
      <MenuItem
        icon={CircleStop}
        danger
        disabledReason={over}
        onAction={() => onOpen({ action: 'end', offer })}
      >
        {actions.end}
      </MenuItem>
    </ActionsMenu>
  )
}

const menuColumn = <Row extends { name: string }>(
  header: string,
  actions: OfferActions<Row>,
  onOpen: OfferMenuProps<Row>['onOpen'],
): Column<Row> => ({
  id: 'acts',
  header,
  align: 'end',
  exportValue: () => null,
  cell: (row) => <OfferMenu offer={row} actions={actions} onOpen={onOpen} />,
})

interface OfferOverlayProps<Row extends { name: string }> {
  open: OpenOffer<Row>
  actions: OfferActions<Row>
  onClose: () => void
}

/** The form, or the question before an offer ends. */
function OfferOverlay<Row extends { name: string }>({ open, actions, onClose }: OfferOverlayProps<Row>) {
  const { t } = useTranslation('marketplace')
  if (open.action !== 'end') return actions.renderForm(open.offer, onClose)
  const { text, ...question } = actions.endOf(open.offer)
  return (
    <ConfirmCall
      {...question}
      cancelLabel={t('offers.keep')}
      confirmLabel={actions.end}
      refresh={actions.refresh}
      onClose={onClose}
    >
      {text}
    </ConfirmCall>
  )
}

/** A tab of offers: their table with search, columns and export, and what opens from it. */
export function OffersTab<Row extends { name: string }>(props: OffersTabProps<Row>) {
  const { id, read, words, icon, columns, actions, ...table } = props
  const { t } = useTranslation('marketplace')
  const [open, setOpen] = useState<OpenOffer<Row>>()
  const add = (
    <Button
      kind="primary"
      icon={Plus}
      disabledReason={useEditDisabledReason('discountsTrials')}
      onClick={() => setOpen({ action: 'new', offer: undefined })}
    >
      {words.new}
    </Button>
  )
  const menu = menuColumn(t('offers.acts_column'), actions, setOpen)
  return (
    <>
      <QueryContent isBare of={read} skeleton={<TableCardSkeleton rows={5} columns={7} />}>
        <OldFigures isOld={read.isPlaceholderData}>
          <FigureTable
            {...table}
            id={id}
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
        </OldFigures>
      </QueryContent>
      {open && <OfferOverlay open={open} actions={actions} onClose={() => setOpen(undefined)} />}
    </>
  )
}
