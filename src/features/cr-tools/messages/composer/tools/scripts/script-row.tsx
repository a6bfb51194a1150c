import { CheckCheck, ChevronRight } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { Script } from '@/domain/chat/script'
import { isolate } from '@/lib/text/isolate'
import { Badge } from '@/ui/text/badge'
import { IconButton } from '@/ui/icon-button'

import { ScriptText } from './script-text'
import { useScriptStatus } from './sent-status'
import type { ReceivedSteps } from './use-sent-steps'

/** A script: a press inserts the due step, its arrow shows all steps. */
export function ScriptRow({
  script,
  due,
  received,
  values,
  onOpen,
  onLook,
}: {
  script: Script
  /** Index of the step that a press inserts. */
  due: number
  received: ReceivedSteps
  values: ReadonlyMap<string, string>
  onOpen: () => void
  onLook: () => void
}) {
  const { t } = useTranslation('tools')
  const { steps } = script
  const sent = useScriptStatus()(script, received)
  return (
    <li className="flex items-center gap-1 border-b border-line-quiet py-1 last:border-0">
      <button
        type="button"
        data-script
        onClick={onOpen}
        className="min-h-11 min-w-0 flex-1 rounded-control px-2 py-1 text-start transition-colors hover:bg-fill"
      >
        <span className="flex items-baseline gap-2">
          <bdi className="cut font-medium">{script.name}</bdi>
          {sent !== undefined && <Badge icon={CheckCheck}>{sent}</Badge>}
          {steps.length > 1 && (
            <span className="ms-auto shrink-0 text-12 text-text-faint">
              {t('compose_tools.script_steps', { count: steps.length })}
            </span>
          )}
        </span>
        <span dir="auto" className="cut block text-13 text-text-quiet">
          <ScriptText text={steps[due]?.text ?? ''} values={values} />
        </span>
      </button>
      <IconButton
        icon={ChevronRight}
        mirrored
        size="small"
        name={t('compose_tools.script_open', { name: isolate(script.name) })}
        onClick={onLook}
      />
    </li>
  )
}
