import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import type { OverviewTeam } from '@/domain/overview'
import { formatList } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { cardLook } from '@/ui/card'
import { StatusDot } from '@/ui/status-dot'

import { useNames } from '../use-names'

/** Who is at work, how many should be, and who of these is missing. */
export function TeamNow({ team }: { team: OverviewTeam }) {
  const { t } = useTranslation('analytics')
  const id = useId()
  const nameOf = useNames([...team.onDuty.map((person) => person.userId), ...team.missingIds])
  const missing = team.missingIds.map((id) => isolate(nameOf(id)))
  return (
    <section
      aria-labelledby={id}
      className={`${cardLook} flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3`}
    >
      <h2 id={id} className="text-14 font-strong">
        {t('team.title')}
      </h2>
      <StatusDot status="on">{t('team.on_duty', { count: team.onDuty.length })}</StatusDot>
      <StatusDot status="off">{t('team.planned', { count: team.plannedIds.length })}</StatusDot>
      {missing.length > 0 ? (
        <StatusDot status="missing">
          <span className="whitespace-normal">
            {t('team.missing', { count: missing.length, names: formatList(missing) })}
          </span>
        </StatusDot>
      ) : null}
    </section>
  )
}
