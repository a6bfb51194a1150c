import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { getScriptStats } from '@/api/calls/chat/scripts'
import { queryOf } from '@/api/query'
import { money } from '@/domain/money/money'
import type { Script } from '@/domain/chat/script'
import { formatMoney, formatNumber } from '@/i18n/format'

import type { ComposerHandle } from '../../store/composer-content'
import { currencyOf } from '../../store/recipient'

/** How often the script was used and what it earned. */
export function ScriptStats({ desk, script }: { desk: ComposerHandle; script: Script }) {
  const { t } = useTranslation('tools')
  const { data } = useQuery(queryOf(getScriptStats, { scriptId: script.scriptId }, desk.creatorId))
  if (!data) return <p className="min-h-[18px] text-13" />
  return (
    <p className="text-13 text-text-quiet tabular-nums">
      {t('compose_tools.script_stats', {
        used: formatNumber(data.used),
        bought: formatNumber(data.bought),
        revenue: formatMoney(money(data.revenue, currencyOf(desk))),
      })}
    </p>
  )
}
