import { X } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { GroupMember } from '@/domain/group'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { IconButton } from '@/ui/icon-button'

import { fittingActs, type MemberAct } from '../member-acts'

/** Bulk actions for the selected members. */
export function BulkBar({
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
  onAct: (act: MemberAct) => void
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
            {fittingActs(selected).map((act) => (
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
