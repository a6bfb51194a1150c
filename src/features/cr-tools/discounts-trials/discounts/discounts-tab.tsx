import { useQuery } from '@tanstack/react-query'
import { Copy, Plus, TicketPercent } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { endDiscount, listDiscounts } from '@/api/calls/creator/discounts'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import { type Discount, discountState } from '@/domain/money/discount'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import { isolate } from '@/lib/text/isolate'
import { copyText } from '@/services/files/copy-text'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { MenuItem } from '@/ui/overlay/menu'

import { EditEndItems } from '../parts/edit-end-items'
import { EndOfferDialog } from '../parts/end-offer-dialog'
import { OfferTable } from '../parts/offer-table'
import { menuColumn } from '../parts/row-menu'
import { fetchedAt, useOffersDisabledReason, useInvalidateDiscounts } from '../use-offers'
import { useDiscountColumns } from './discount-columns'
import { DiscountForm } from './discount-form'

/** The overlay that is open. */
type DiscountOverlayState = { act: 'new' } | { act: 'edit' | 'end'; discount: Discount }

interface DiscountActionsProps {
  of: Discount
  isOver: boolean
  onOpen: (open: DiscountOverlayState) => void
}

function DiscountActions({ of, isOver, onOpen }: DiscountActionsProps) {
  const { t } = useTranslation('marketplace')
  const off = useOffersDisabledReason()
  const reason = off ?? (isOver ? t('offers.over') : undefined)
  const { code } = of
  const copy = async (text: string) => {
    await copyText(text).then(
      () => toast.success(t('offers.code_copied')),
      () => toast.error(t('offers.copy_failed')),
    )
  }
  return (
    <>
      {code !== null && (
        <MenuItem icon={Copy} onAction={() => void copy(code)}>
          {t('offers.code_copy')}
        </MenuItem>
      )}
      <EditEndItems
        editDisabledReason={reason}
        endDisabledReason={reason}
        endLabel={t('offers.end')}
        onEdit={() => onOpen({ act: 'edit', discount: of })}
        onEnd={() => onOpen({ act: 'end', discount: of })}
      />
    </>
  )
}

const discountActionsColumn = (header: string, now: number, onOpen: (open: DiscountOverlayState) => void) =>
  menuColumn<Discount>(
    header,
    ({ name }) => name,
    (one) => <DiscountActions of={one} isOver={discountState(one, now) === 'ended'} onOpen={onOpen} />,
  )

function DiscountOverlay({ creatorId, open, all, onClose }: DiscountOverlayProps) {
  const { t } = useTranslation('marketplace')
  const refresh = useInvalidateDiscounts()
  if (open.act !== 'end')
    return (
      <DiscountForm
        creatorId={creatorId}
        of={open.act === 'edit' ? open.discount : undefined}
        all={all}
        onSaved={() => {
          toast.success(t(open.act === 'edit' ? 'offers.saved' : 'offers.discount_created'))
          onClose()
        }}
        onClose={onClose}
      />
    )
  const { discountId, name } = open.discount
  return (
    <EndOfferDialog
      title={t('offers.end_title', { name: isolate(name) })}
      text={t('offers.end_text')}
      confirmLabel={t('offers.end')}
      trackedAs="discount-end"
      end={() => send(endDiscount, { discountId }, { creatorId })}
      refresh={refresh}
      onClose={onClose}
    />
  )
}

interface DiscountOverlayProps {
  creatorId: string
  open: DiscountOverlayState
  all: readonly Discount[]
  onClose: () => void
}

/** Tab with the table of membership discounts and their results. */
export function DiscountsTab({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('marketplace')
  const read = useQuery(queryOf(listDiscounts, {}, creatorId))
  const now = fetchedAt(read)
  const off = useOffersDisabledReason()
  const [open, setOpen] = useState<DiscountOverlayState>()
  const columns = useDiscountColumns(creatorId, read.data?.currency ?? DEFAULT_CURRENCY, now)
  const add = (
    <Button kind="primary" icon={Plus} disabledReason={off} onClick={() => setOpen({ act: 'new' })}>
      {t('offers.discount_new')}
    </Button>
  )
  return (
    <>
      <OfferTable
        id="discounts"
        title={t('offers.discounts')}
        read={read}
        columns={[...columns, discountActionsColumn(t('offers.acts_column'), now, setOpen)]}
        rowKey={({ discountId }) => discountId}
        rowName={({ name }) => name}
        searchLabel={t('offers.search_discounts')}
        actions={add}
        empty={
          <EmptyState icon={TicketPercent} title={t('offers.discounts_empty')} actions={add}>
            {t('offers.discounts_empty_text')}
          </EmptyState>
        }
      />
      {open && (
        <DiscountOverlay
          creatorId={creatorId}
          open={open}
          all={read.data?.data ?? []}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
