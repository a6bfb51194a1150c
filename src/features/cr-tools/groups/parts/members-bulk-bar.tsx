import { X } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { GroupMember } from '@/domain/chat/group'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/field/checkbox'
import { IconButton } from '@/ui/icon-button'

import { applicableActions, type MemberAction } from '../member-actions'

/** Bulk actions for the selected members. */
export function MembersBulkBar({
  shown,
  selected,
  onAll,
  onClear,
  onAct,
}: {
  shown: readonly GroupMember[]
  selected: readonly GroupMember[]
  onAll: (isOn: boolean) => void
  onClear: () => void
  onAct: (act: MemberAction) => void
}) {
  const { t } = useTranslation('tools')
  const all = selected.length === 0 ? false : selected.length === shown.length ? true : 'some'
  return (
    <div
      role="group"
      aria-label={t('groups.selection')}
      className="flex min-h-control flex-wrap items-center gap-x-3 gap-y-2"
    >
      <Checkbox checked={all} onChange={onAll}>
        {t('groups.select_all')}
      </Checkbox>
      {selected.length > 0 && (
        <>
          <span role="status" className="text-13 text-text-quiet">
            {t('groups.selected', { count: selected.length })}
          </span>
          <div className="flex flex-wrap gap-2">
            {applicableActions(selected).map((act) => (
              <Button key={act} size="small" onClick={() => onAct(act)}>
                {t(`groups.act_${act}`)}
              </Button>
            ))}
          </div>
          <IconButton icon={X} size="small" name={t('groups.clear_selection')} onClick={onClear} />
        </>
      )}
    </div>
  )
}
