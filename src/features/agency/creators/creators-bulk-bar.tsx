import { Eye, EyeOff, Pause, Play, UserPlus } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { AgencyCreator } from '@/domain/agency/agency-creator'
import { Button } from '@/ui/button'
import { Popover } from '@/ui/overlay/popover'

import { affected, type CreatorChange } from './creator-changes'
import { type CreatorRights, mayChangeCreator } from './creator-rights'
import { PeoplePicker } from './team/people-picker'

const SIMPLE = [
  ['hide', EyeOff],
  ['show', Eye],
  ['pause', Pause],
  ['resume', Play],
] as const

/** The bulk actions on selected creators; says how many the user may not change. */
export function CreatorsBulkBar({
  selected,
  rights,
  isBusy,
  onChange,
}: {
  selected: readonly AgencyCreator[]
  rights: CreatorRights
  isBusy: boolean
  onChange: (change: CreatorChange) => void
}) {
  const { t } = useTranslation('analytics')
  const own = selected.filter((creator) => mayChangeCreator(rights, creator))
  const left = selected.length - own.length
  const lock = own.length > 0 ? undefined : t('creators.change_locked')
  const simple = SIMPLE.filter(([kind]) => affected({ kind, creators: lock ? selected : own }).length > 0)
  return (
    <>
      <Popover
        name={t('creators.assign')}
        placement="bottom start"
        trigger={
          <Button size="small" icon={UserPlus} busy={isBusy} disabledReason={lock}>
            {t('creators.assign')}
          </Button>
        }
      >
        {(close) => (
          <PeoplePicker
            onChoose={(kind, userIds) => {
              onChange({ kind, creators: own, userIds })
              close()
            }}
          />
        )}
      </Popover>
      {simple.map(([kind, icon]) => (
        <Button
          key={kind}
          size="small"
          icon={icon}
          busy={isBusy}
          disabledReason={lock}
          onClick={() => onChange({ kind, creators: own })}
        >
          {t(`creators.${kind}`)}
        </Button>
      ))}
      {left > 0 && own.length > 0 && (
        <span className="text-13 text-text-quiet">{t('creators.left_out', { count: left })}</span>
      )}
    </>
  )
}
