import type { OverviewTeam } from '@/domain/figures/overview'
import { formatList } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { StatusDot } from '@/ui/text/dot'
import { Tooltip } from '@/ui/tooltip'

interface TeamNowProps {
  team: OverviewTeam
  nameOf: (id: string) => string
}

/** People on duty against planned ones, and who is missing. */
export function TeamNow({ team, nameOf }: TeamNowProps) {
  const { t } = useTranslation('analytics')
  const missing = formatList(team.missingIds.map((id) => isolate(nameOf(id))))
  return (
    <div className="grid content-center gap-1">
      <span className="font-medium">{t('team.title')}</span>
      <span className="flex flex-wrap gap-x-3 gap-y-1 text-13 text-text-quiet">
        <StatusDot status="on">{t('team.on_duty', { count: team.onDuty.length })}</StatusDot>
        <StatusDot status="off">{t('team.planned', { count: team.plannedIds.length })}</StatusDot>
        {missing !== '' && (
          <Tooltip text={missing} onPress>
            <button
              type="button"
              className="hit-target rounded-mark underline decoration-dotted underline-offset-4"
            >
              <StatusDot status="missing">
                {t('overview.missing', { count: team.missingIds.length })}
              </StatusDot>
              <span className="sr-only">{t('overview.missing_names', { names: missing })}</span>
            </button>
          </Tooltip>
        )}
      </span>
    </div>
  )
}
