import { ArrowLeft, Pencil, Trash2 } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'
import { useQuery } from '@tanstack/react-query'

import type { Script, ScriptStep } from '@/domain/chat/script'
import { IconButton } from '@/ui/icon-button'
import { getScriptStats } from '@/api/calls/chat/scripts'
import { queryOf } from '@/api/query'
import { money } from '@/domain/money/money'
import { formatMoney, formatNumber } from '@/i18n/format'

import { useCanSeeSpend } from '../../../../base/permissions'
import type { ComposerStore } from '../../store/composer-store'
import { currencyOf } from '../../store/recipient'
import { scriptDraftOf, type ScriptDraft } from './script-draft'
import { StepCard } from './step-card'
import type { ScriptLibrary } from './use-script-library'

/** How often the script was used and what it earned. */
function ScriptStats({ composer, script }: { composer: ComposerStore; script: Script }) {
  const { t } = useTranslation('tools')
  const { data } = useQuery(queryOf(getScriptStats, { scriptId: script.scriptId }, composer.creatorId))
  const seesSpend = useCanSeeSpend()
  if (!data) return <p className="min-h-[18px] text-13" />
  const counts = { used: formatNumber(data.used), bought: formatNumber(data.bought) }
  const revenue = seesSpend ? data.revenue : null
  return (
    <p className="text-13 text-text-quiet tabular-nums">
      {revenue === null
        ? t('compose_tools.script_uses', counts)
        : t('compose_tools.script_stats', {
            ...counts,
            revenue: formatMoney(money(revenue, currencyOf(composer))),
          })}
    </p>
  )
}

interface ScriptViewProps {
  library: ScriptLibrary
  script: Script
  /** The step to start from, in place of the one that is due. */
  requestedStep?: number
  onInsert: (step: ScriptStep) => void
  onEdit: (draft: ScriptDraft) => void
  onDelete: () => void
  onBack: () => void
}

/** A script with its steps, each with a button to insert it. */
export function ScriptView({
  library,
  script,
  requestedStep,
  onInsert,
  onEdit,
  onDelete,
  onBack,
}: ScriptViewProps) {
  const { t } = useTranslation('tools')
  const { composer, sentSteps, found } = library
  const firstStep = requestedStep ?? sentSteps.dueIn(script)
  const received = sentSteps.receivedOf(script.scriptId)
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-1">
        <IconButton icon={ArrowLeft} mirrored size="small" name={t('compose_tools.back')} onClick={onBack} />
        <h3 className="cut flex-1 font-strong">
          <bdi>{script.name}</bdi>
        </h3>
        <IconButton
          icon={Pencil}
          size="small"
          name={t('compose_tools.script_edit')}
          onClick={() => onEdit(scriptDraftOf(script, found.mediaOf))}
        />
        <IconButton icon={Trash2} size="small" name={t('compose_tools.script_delete')} onClick={onDelete} />
      </div>
      <ScriptStats composer={composer} script={script} />
      <ol className="grid max-h-[44vh] gap-2 overflow-y-auto">
        {script.steps.map((step, at) => (
          <StepCard
            key={`step-${at + 1}`}
            step={step}
            number={at + 1}
            isFirst={at === firstStep}
            received={received.get(at)}
            library={library}
            onInsert={() => onInsert(step)}
          />
        ))}
      </ol>
    </div>
  )
}
