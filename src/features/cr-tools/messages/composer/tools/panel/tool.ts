import {
  CalendarDays,
  GalleryVerticalEnd,
  Image,
  Languages,
  type IconNode,
  Mic,
  Smile,
  Tag,
  Zap,
} from 'lucide'
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

/** The usual GIF icon: three letters in a frame. */
const GIF_ICON: IconNode = [
  ['rect', { x: '2', y: '5', width: '20', height: '14', rx: '4' }],
  ['path', { d: 'M10 10H8.3a2 2 0 0 0 0 4H10v-2H8.8' }],
  ['path', { d: 'M12.9 10v4' }],
  ['path', { d: 'M15.7 14v-4h2.8M15.7 12h2.2' }],
]

export const TOOL_ICON: Record<ToolId, IconNode> = {
  vault: GalleryVerticalEnd,
  upload: Image,
  emoji: Smile,
  gif: GIF_ICON,
  voice: Mic,
  scripts: Zap,
  price: Tag,
  translate: Languages,
  schedule: CalendarDays,
}

/** Tools that insert first, then tools that change the message. */
export const TOOL_GROUPS: readonly [readonly ToolId[], readonly ToolId[]] = [
  ['vault', 'upload', 'emoji', 'gif', 'voice'],
  ['scripts', 'price', 'translate', 'schedule'],
]

/** Only for tools used while typing. */
export const TOOLS_WITH_KEYS = ['price', 'scripts', 'vault', 'emoji'] as const satisfies readonly ToolId[]
