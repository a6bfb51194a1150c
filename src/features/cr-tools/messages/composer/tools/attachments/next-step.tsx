import { Zap } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { useSession } from '@/features/auth'
import { isolate } from '@/lib/text/isolate'

import { type ComposerHandle, useContent } from '../../store/composer-content'
import { openTool } from '../base/open-tool'
import { requestStep, endRun, useNextStep } from '../scripts/script-run'
import { Chip } from './chip'

/** Offers the next step after a script step was sent. */
export function NextStep({ desk }: { desk: ComposerHandle }) {
  const { t } = useTranslation('tools')
  const run = useNextStep(desk, useSession().userId)
  const { scriptId } = useContent(desk)
  if (!run || run.next === null || scriptId !== null) return null
  const { script, next } = run
  const values = { name: isolate(script.name), step: next + 1, count: script.steps.length }
  const waitFor = script.steps[next - 1]?.waitFor ?? 'nothing'
  // `ourTurnSince` is set as soon as the fan has replied.
  const isHere = waitFor === 'nothing' || (waitFor === 'reply' && desk.channel?.ourTurnSince != null)
  const shown = isHere ? t('compose_tools.next', values) : t(`compose_tools.next_${waitFor}`, values)
  return (
    <Chip
      icon={Zap}
      name={`${shown}. ${t('compose_tools.next_insert', values)}`}
      removeName={t('compose_tools.next_drop')}
      onPress={() => {
        requestStep(desk, run, next)
        openTool(desk, 'scripts')
      }}
      onRemove={() => endRun(desk)}
    >
      <span className="text-13">{shown}</span>
    </Chip>
  )
}
