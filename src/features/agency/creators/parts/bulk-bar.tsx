import { Eye, EyeOff, Pause, Play, UserPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { AgencyCreator } from '@/domain/agency-creator'
import { Button } from '@/ui/button'
import { Popover } from '@/ui/popover'

import { concerned, type CreatorChange } from '../changes'
import { type CreatorRights, mayAssign } from '../rights'
import { PeopleChoice } from '../team/people-choice'

const SIMPLE = [
  ['hide', EyeOff],
  ['show', Eye],
  ['pause', Pause],
  ['resume', Play],
] as const

/** What can be done with the creators selected; whose team the asker may not change is left out, and that is said. */
export function BulkBar({
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
  const own = selected.filter((creator) => mayAssign(rights, creator))
  const left = selected.length - own.length
  return (
    <>
      {own.length > 0 ? (
        <Popover
          name={t('creators.assign')}
          placement="bottom start"
          trigger={
            <Button size="small" icon={UserPlus} busy={isBusy}>
              {t('creators.assign')}
            </Button>
          }
        >
          {(close) => (
            <PeopleChoice
              onChoose={(kind, userIds) => {
                onChange({ kind, creators: own, userIds })
                close()
              }}
            />
          )}
        </Popover>
      ) : (
        <Button size="small" icon={UserPlus} disabledReason={t('creators.assign_locked')}>
          {t('creators.assign')}
        </Button>
      )}
      {SIMPLE.filter(([kind]) => concerned({ kind, creators: selected }).length > 0).map(([kind, icon]) => (
        <Button
          key={kind}
          size="small"
          icon={icon}
          busy={isBusy}
          onClick={() => onChange({ kind, creators: selected })}
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
