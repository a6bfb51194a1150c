import type { ParseKeys } from 'i18next'
import type { ComponentType } from 'react'

import type { Namespace } from '@/config/languages'

/** What the file of a screen exports. */
export interface ScreenModule {
  default: ComponentType
  /** Shown in place of the page while the rest of it renders. */
  Placeholder?: ComponentType
  /** Loads what the page shows first besides its own code. */
  preload?: () => Promise<unknown>
}

/** What renders a route: its code, its title, and the namespaces it needs besides `global` and those of the shell. */
export interface Screen {
  load: () => Promise<ScreenModule>
  namespaces: readonly Namespace[]
  title: ParseKeys
  /** It begins with its title, full width. */
  beginsWithTitle?: true
}

/** What the table of staff screens says of one. */
export interface StaffScreenFacts extends Omit<Screen, 'load'> {
  /** Path of its file under src, without `.tsx`. */
  module: string
  /** The group of chunks that its code belongs to. */
  chunk: 'overview' | 'landing' | 'agency' | 'messages' | 'tools'
}
