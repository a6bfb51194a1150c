import { Copy, CopyPlus, Pencil, Pin, PinOff, Send, Trash2, Users } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { FanList } from '@/domain/lists/fan-list'
import { ActionsMenu } from '@/ui/overlay/actions-menu'
import { MenuItem } from '@/ui/overlay/menu'
import { isolatedName } from '@/ui/text/user-name'

import { useMayEdit, useMayOpen, useViewOnlyReason } from '../base/permissions'

export type ListAction = 'members' | 'write' | 'edit' | 'pin' | 'duplicate' | 'copy' | 'delete'

/** Menu of a list's actions; view-only without edit permission. */
export function FanListMenu({
  list,
  onAction,
}: {
  list: FanList
  onAction: (action: ListAction, list: FanList) => void
}) {
  const { t } = useTranslation('lists')
  const mayEdit = useMayEdit('lists')
  const mayOpenMass = useMayOpen('massMessages')
  const viewOnly = useViewOnlyReason('massMessages')
  const run = (name: ListAction) => () => onAction(name, list)
  return (
    <ActionsMenu name={t('acts', { name: isolatedName(list.name) })}>
      <MenuItem icon={Users} onAction={run('members')}>
        {t('act_members')}
      </MenuItem>
      {mayOpenMass && (
        <MenuItem icon={Send} onAction={run('write')} disabledReason={viewOnly}>
          {t('act_write')}
        </MenuItem>
      )}
      {mayEdit && (
        <>
          <MenuItem icon={Pencil} onAction={run('edit')}>
            {t('act_edit')}
          </MenuItem>
          <MenuItem icon={list.isPinned ? PinOff : Pin} onAction={run('pin')}>
            {list.isPinned ? t('act_unpin') : t('act_pin')}
          </MenuItem>
          <MenuItem icon={CopyPlus} onAction={run('duplicate')}>
            {t('act_duplicate')}
          </MenuItem>
          <MenuItem icon={Copy} onAction={run('copy')}>
            {t('act_copy')}
          </MenuItem>
          {!list.isBuiltIn && (
            <MenuItem icon={Trash2} danger onAction={run('delete')}>
              {t('act_delete')}
            </MenuItem>
          )}
        </>
      )}
    </ActionsMenu>
  )
}
