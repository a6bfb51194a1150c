import { useQuery } from '@tanstack/react-query'
import { Copy, Plus, TicketPercent } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { endDiscount, listDiscounts } from '@/api/calls/discounts'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import { type Discount, discountState } from '@/domain/discount'
import { DEFAULT_CURRENCY } from '@/domain/money'
import { isolate } from '@/lib/isolate'
import { copyText } from '@/services/copy-text'
import { toast } from '@/services/toasts'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { MenuItem } from '@/ui/menu'

import { ChangeItems } from '../parts/change-items'
import { EndQuestion } from '../parts/end-question'
import { OfferTable } from '../parts/offer-table'
import { menuColumn } from '../parts/row-menu'
import { answeredAt, useOffersOff, useRefreshDiscounts } from '../use-offers'
import { useDiscountColumns } from './discount-columns'
import { DiscountForm } from './discount-form'

/** The overlay that is open. */
type Open = { act: 'new' } | { act: 'edit' | 'end'; discount: Discount }

interface ActsProps {
  of: Discount
  isOver: boolean
  onOpen: (open: Open) => void
}

function RowActs({ of, isOver, onOpen }: ActsProps) {
  const { t } = useTranslation('marketplace')
  const off = useOffersOff()
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
      <ChangeItems
        editOff={reason}
        endOff={reason}
        endLabel={t('offers.end')}
        onEdit={() => onOpen({ act: 'edit', discount: of })}
        onEnd={() => onOpen({ act: 'end', discount: of })}
      />
    </>
  )
}

const actsColumn = (header: string, now: number, onOpen: (open: Open) => void) =>
  menuColumn<Discount>(
    header,
    ({ name }) => name,
    (one) => <RowActs of={one} isOver={discountState(one, now) === 'ended'} onOpen={onOpen} />,
  )

function Overlay({ creatorId, open, all, onClose }: OverlayProps) {
  const { t } = useTranslation('marketplace')
  const refresh = useRefreshDiscounts()
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
    <EndQuestion
      title={t('offers.end_title', { name: isolate(name) })}
      text={t('offers.end_text')}
      act={t('offers.end')}
      trackedAs="discount-end"
      end={() => send(endDiscount, { discountId }, { creatorId })}
      refresh={refresh}
      onClose={onClose}
    />
  )
}

interface OverlayProps {
  creatorId: string
  open: Open
  all: readonly Discount[]
  onClose: () => void
}

/** Tab with the table of membership discounts and their results. */
export function DiscountsTab({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('marketplace')
  const read = useQuery(queryOf(listDiscounts, {}, creatorId))
  const now = answeredAt(read)
  const off = useOffersOff()
  const [open, setOpen] = useState<Open>()
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
        columns={[...columns, actsColumn(t('offers.acts_column'), now, setOpen)]}
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
        <Overlay
          creatorId={creatorId}
          open={open}
          all={read.data?.data ?? []}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
