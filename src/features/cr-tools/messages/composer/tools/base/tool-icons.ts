import {
  CalendarDays,
  GalleryVerticalEnd,
  Image,
  Languages,
  type LucideIcon,
  Mic,
  Smile,
  Tag,
  Zap,
} from 'lucide-react'

import { GifIcon } from './gif-icon'
import type { ToolId } from './tool'

export const TOOL_ICON: Record<ToolId, LucideIcon> = {
  vault: GalleryVerticalEnd,
  upload: Image,
  emoji: Smile,
  gif: GifIcon,
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
export const TOOL_KEYS = {
  vault: 'Alt+V',
  emoji: 'Alt+J',
  scripts: 'Alt+S',
  price: 'Alt+P',
} as const
