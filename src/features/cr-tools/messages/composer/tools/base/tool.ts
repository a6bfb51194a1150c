import type { ComponentType, RefObject } from 'react'

import type { ComposerStore } from '../../store/composer-store'

/** Tools that open a panel. */
export type PanelId = 'vault' | 'emoji' | 'gif' | 'voice' | 'scripts' | 'price' | 'schedule'
export type ToolId = PanelId | 'upload' | 'translate'

/** Props of a panel: the composer and the button it is anchored to. */
export interface ToolProps {
  composer: ComposerStore
  anchor: RefObject<Element | null>
  /** `write`: something was inserted, and the focus returns to the text. */
  onClose: (then?: 'write') => void
}
export type ToolComponent = ComponentType<ToolProps>
