import { useTranslation } from '@/i18n/use-translation'

import { useKeyHint } from '@/services/input/shortcuts'
import { IconButton } from '@/ui/icon-button'
import { Kbd } from '@/ui/text/kbd'

import { type ComposerStore, useContent } from '../store/composer-store'
import { DEFERRED_TOOLS } from './deferred-tools'
import { TOOL_ICON, TOOLS_WITH_KEYS, type ToolId } from './panel/tool'
import { useIsTranslating } from './translate/translation-settings'

/** Returns whether a tool has changed the message, which keeps its button pressed. */
function useIsOn(composer: ComposerStore, id: ToolId): boolean | undefined {
  const { price, unclearPrice, scheduledAt, scriptId } = useContent(composer)
  const isTranslating = useIsTranslating(composer)
  if (id === 'price') return price > 0 || unclearPrice !== null
  if (id === 'schedule') return scheduledAt !== null
  if (id === 'scripts') return scriptId !== null
  return id === 'translate' ? isTranslating : undefined
}

/** A button of the toolbar. */
export function ToolButton({
  id,
  composer,
  isOpen,
  disabledReason,
  onPress,
}: {
  id: ToolId
  composer: ComposerStore
  isOpen: boolean
  disabledReason: string | undefined
  onPress: () => void
}) {
  const { t } = useTranslation('tools')
  const isOn = useIsOn(composer, id)
  const withKeys = TOOLS_WITH_KEYS.find((one) => one === id)
  const keys = useKeyHint(withKeys && `composer-${withKeys}`)
  const prepare = () => {
    // A failure shows when the tool opens.
    if (id !== 'upload' && id !== 'translate' && !disabledReason)
      DEFERRED_TOOLS[id].preload().catch(() => undefined)
  }
  // A toggle exposes `aria-pressed`, a button that opens something `aria-expanded`.
  const state =
    id === 'translate'
      ? { pressed: isOn === true }
      : id === 'upload'
        ? {}
        : ({ 'aria-haspopup': 'dialog', 'aria-expanded': isOpen } as const)
  return (
    <IconButton
      data-tool={id}
      icon={TOOL_ICON[id]}
      name={t(`compose_tools.${id}`)}
      disabledReason={disabledReason}
      onClick={onPress}
      onPointerEnter={prepare}
      onFocus={prepare}
      {...(keys && { hint: <Kbd keys={keys} /> })}
      {...state}
      {...(isOn && id !== 'translate' && { className: 'bg-accent-quiet text-accent-text' })}
    />
  )
}
