import { Zap } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { isSingleKey, keyCaps } from '@/domain/page/shortcut'
import { isMac, useAreSingleKeysOn } from '@/services/input/shortcuts'
import type { Command } from '@/ui/overlay/command-list'
import { Kbd } from '@/ui/text/kbd'

import { closePaletteThen, shortcutsAtOpening } from './palette-state'

/** Returns commands for the current page's shortcuts, each with its keys. */
export function useShortcutCommands(): Command[] {
  const { t } = useTranslation('global')
  const areSingleKeysOn = useAreSingleKeysOn()
  return shortcutsAtOpening().map(({ id, keys, label, text, run }) => {
    const hint = keys.find((one) => areSingleKeysOn || !isSingleKey(one))
    return {
      id: `key:${id}`,
      label: text ?? t(label),
      icon: Zap,
      ...(hint !== undefined && { end: <Kbd keys={keyCaps(hint, isMac)} /> }),
      run: () => closePaletteThen(run),
    }
  })
}
