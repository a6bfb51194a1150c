import type { Media } from '@/domain/media'
import type { Script, ScriptStep } from '@/domain/script'
import { fillScript } from '@/domain/script-variables'

import type { ComposerDesk } from '../../content'
import { attach } from '../media-moves'
import { beginRun } from './script-run'

interface Insertion {
  desk: ComposerDesk
  script: Script
  step: ScriptStep
  media: readonly Media[]
  values: ReadonlyMap<string, string>
}

/**
 * Inserts a step at the cursor with its media and price. Where selling is not allowed, the price blocks
 * sending, so that media are not sent for free. Mass messages keep variables, which differ by fan.
 */
export function insertStep({ desk, script, step, media, values }: Insertion): void {
  desk.insert(desk.channel ? fillScript(step.text, values) : step.text)
  attach(desk, media)
  const scriptStep = script.steps.indexOf(step)
  desk.change({
    scriptId: script.scriptId,
    scriptStep,
    ...(step.price > 0 && { price: step.price, unclearPrice: null }),
  })
  beginRun(desk, script)
}
