import { CircleStop, Pencil } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { MenuItem } from '@/ui/menu'

import { unless } from './row-menu'

interface ChangeItemsProps {
  /** Why it can't be edited; absent when it can. `endOff` is the same for ending. */
  editOff: string | undefined
  endOff: string | undefined
  endLabel: string
  onEdit: () => void
  onEnd: () => void
}

/** Menu items that every offer has: edit and end. */
export function ChangeItems({ editOff, endOff, endLabel, onEdit, onEnd }: ChangeItemsProps) {
  const { t } = useTranslation('marketplace')
  return (
    <>
      <MenuItem icon={Pencil} {...unless(editOff)} onAction={onEdit}>
        {t('offers.edit')}
      </MenuItem>
      <MenuItem icon={CircleStop} danger {...unless(endOff)} onAction={onEnd}>
        {endLabel}
      </MenuItem>
    </>
  )
}
