import type { ComponentType, RefObject } from 'react'

import type { ComposerDesk } from '../content'

/** Tools that open a panel of their own. */
export type PanelId = 'vault' | 'emoji' | 'gif' | 'voice' | 'scripts' | 'price' | 'schedule'
export type ToolId = PanelId | 'upload' | 'translate'

/** What a panel gets: the text it works on, and the button it stands beside. */
export interface ToolProps {
  desk: ComposerDesk
  anchor: RefObject<Element | null>
  /** `write`: something was put into the message, and writing goes on. */
  onClose: (then?: 'write') => void
}
export type ToolPart = ComponentType<ToolProps>
