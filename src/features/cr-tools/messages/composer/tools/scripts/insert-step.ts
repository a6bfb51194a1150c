import type { Media } from '@/domain/vault/media'
import type { Script, ScriptStep } from '@/domain/chat/script'
import { fillScript } from '@/domain/chat/script-variables'

import type { ComposerHandle } from '../../store/composer-content'
import { attachMedia } from '../base/attached-media'
import { beginRun } from './script-run'

interface StepInsertion {
  composer: ComposerHandle
  script: Script
  step: ScriptStep
  media: readonly Media[]
  values: ReadonlyMap<string, string>
}

/**
 * Inserts a step at the cursor with its media and price. Where selling is not allowed, the price blocks
 * sending, so that media are not sent for free. Mass messages keep variables, which differ by fan.
 */
export function insertStep({ composer, script, step, media, values }: StepInsertion): void {
  composer.insert(composer.channel ? fillScript(step.text, values) : step.text)
  attachMedia(composer, media)
  const scriptStep = script.steps.indexOf(step)
  composer.update({
    scriptId: script.scriptId,
    scriptStep,
    ...(step.price > 0 && { price: step.price, unclearPrice: null }),
  })
  beginRun(composer, script)
}
