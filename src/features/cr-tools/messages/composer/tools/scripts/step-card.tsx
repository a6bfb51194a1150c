import { CheckCheck, Lock } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { money } from '@/domain/money/money'
import type { ScriptStep } from '@/domain/chat/script'
import type { Media } from '@/domain/vault/media'
import { Badge } from '@/ui/text/badge'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { Amount } from '@/ui/text/figure'

import { MediaThumbnail } from '../../../../media/media-thumbnail'
import { currencyOf } from '../../store/recipient'
import { ScriptText } from './script-text'
import { useStepStatus } from './sent-status'
import type { ScriptLibrary } from './use-script-library'
import type { ReceivedStep } from './use-sent-steps'

/** Preview of a message of a script. */
export function StepCard({
  step,
  number,
  isFirst,
  received,
  media,
  library,
  onInsert,
}: {
  step: ScriptStep
  number: number
  isFirst: boolean
  /** Undefined when this fan has not received it. */
  received: ReceivedStep | undefined
  media: readonly Media[]
  library: ScriptLibrary
  onInsert: () => void
}) {
  const { t } = useTranslation('tools')
  const statusOf = useStepStatus()
  return (
    <li className="grid gap-2 rounded-control bg-fill p-3">
      <p dir="auto" className="text-13 text-pretty whitespace-pre-line text-text-quiet wrap-anywhere">
        <ScriptText text={step.text} values={library.values} />
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {media.map((one) => (
          <MediaThumbnail key={one.mediaId} media={one} isRevealable className="size-9" />
        ))}
        {step.price > 0 && (
          <span className="flex items-center gap-1 text-13 font-medium">
            <Icon of={Lock} size="xxs" />
            <Amount of={money(step.price, currencyOf(library.composer))} />
          </span>
        )}
        {step.waitFor !== 'nothing' && (
          <span className="text-12 text-text-faint">{t(`compose_tools.wait_${step.waitFor}`)}</span>
        )}
        {received && <Badge icon={CheckCheck}>{statusOf(received)}</Badge>}
        <Button
          size="small"
          autoFocus={isFirst}
          className="ms-auto"
          aria-label={t('compose_tools.step_insert', { step: number })}
          onClick={onInsert}
        >
          {t('compose_tools.insert')}
        </Button>
      </div>
    </li>
  )
}
