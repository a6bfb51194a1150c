import { CircleStop, Pencil } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { MenuItem } from '@/ui/overlay/menu'

import { disabledWith } from './row-menu'

interface EditEndItemsProps {
  /** Why it can't be edited; absent when it can. `endDisabledReason` is the same for ending. */
  editDisabledReason: string | undefined
  endDisabledReason: string | undefined
  endLabel: string
  onEdit: () => void
  onEnd: () => void
}

/** Menu items that every offer has: edit and end. */
export function EditEndItems({
  editDisabledReason,
  endDisabledReason,
  endLabel,
  onEdit,
  onEnd,
}: EditEndItemsProps) {
  const { t } = useTranslation('marketplace')
  return (
    <>
      <MenuItem icon={Pencil} {...disabledWith(editDisabledReason)} onAction={onEdit}>
        {t('offers.edit')}
      </MenuItem>
      <MenuItem icon={CircleStop} danger {...disabledWith(endDisabledReason)} onAction={onEnd}>
        {endLabel}
      </MenuItem>
    </>
  )
}
