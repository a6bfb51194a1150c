import { ArrowLeft, Pencil, Trash2, Zap } from 'lucide'
import { useEffect } from 'react'
import { useTranslation } from '@/i18n/use-translation'
import { useQuery } from '@tanstack/react-query'

import type { Script } from '@/domain/chat/script'
import { ContentState } from '@/ui/feedback/content-state'
import { EmptyState } from '@/ui/feedback/empty-state'
import { IconButton } from '@/ui/icon-button'
import { SkeletonBar } from '@/ui/skeleton'
import { getScriptStats } from '@/api/calls/chat/scripts'
import { queryOf } from '@/api/query'
import { money } from '@/domain/money/money'
import { formatMoney, formatNumber } from '@/i18n/format'

import { useCanSeeSpend } from '../../../../base/permissions'
import type { ComposerStore } from '../../store/composer-store'
import { currencyOf } from '../../store/recipient'
import { scriptDraftOf, type ScriptDraft } from './script-draft'
import { endRunOf } from './script-run'
import { StepCard } from './step-card'
import { type ChosenStep, type LatestScript, type ScriptLibrary, useLatestScript } from './use-script-library'

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
  /** As the list or the script in progress has it; the latest one is shown. */
  script: Script
  /** The step to start from, in place of the one that is due. */
  requestedStep?: number
  onInsert: (chosen: ChosenStep) => void
  onEdit: (draft: ScriptDraft) => void
  onDelete: () => void
  onBack: () => void
}

/** The steps, each with a button to insert it. */
function Steps({
  library,
  script,
  mediaOf,
  requestedStep,
  onInsert,
}: Pick<ScriptViewProps, 'library' | 'script' | 'requestedStep' | 'onInsert'> &
  Pick<LatestScript, 'mediaOf'>) {
  const { composer, sentSteps } = library
  const firstStep = requestedStep ?? sentSteps.dueIn(script)
  const received = sentSteps.receivedOf(script.scriptId)
  return (
    <>
      <ScriptStats composer={composer} script={script} />
      <ol className="grid max-h-[44vh] gap-2 overflow-y-auto">
        {script.steps.map((step, at) => {
          const media = mediaOf(step)
          return (
            <StepCard
              key={`step-${at + 1}`}
              step={step}
              number={at + 1}
              isFirst={at === firstStep}
              received={received.get(at)}
              media={media}
              library={library}
              onInsert={() => onInsert({ script, step, media })}
            />
          )
        })}
      </ol>
    </>
  )
}

/** A script with its steps. They wait for the latest script, else a step would be inserted without its media. */
export function ScriptView({ library, script, onEdit, onDelete, onBack, ...steps }: ScriptViewProps) {
  const { t } = useTranslation('tools')
  const { composer } = library
  const { scriptId } = script
  const { script: latest, mediaOf, isGone, status } = useLatestScript(composer.creatorId, scriptId)
  useEffect(() => {
    if (isGone) endRunOf(composer, scriptId)
  }, [isGone, composer, scriptId])
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-1">
        <IconButton icon={ArrowLeft} mirrored size="small" name={t('compose_tools.back')} onClick={onBack} />
        <h3 className="cut flex-1 font-strong">
          <bdi>{(latest ?? script).name}</bdi>
        </h3>
        {latest && status.kind !== 'loading' && (
          <>
            <IconButton
              icon={Pencil}
              size="small"
              name={t('compose_tools.script_edit')}
              onClick={() => onEdit(scriptDraftOf(latest, mediaOf))}
            />
            <IconButton
              icon={Trash2}
              size="small"
              name={t('compose_tools.script_delete')}
              onClick={onDelete}
            />
          </>
        )}
      </div>
      {isGone ? (
        <EmptyState icon={Zap} title={t('compose_tools.script_gone')} />
      ) : (
        <ContentState status={status} skeleton={<SkeletonBar className="h-[min(200px,44vh)]" />}>
          {latest && <Steps {...steps} library={library} script={latest} mediaOf={mediaOf} />}
        </ContentState>
      )}
    </div>
  )
}
