import type { Shortcut } from '@/services/shortcuts'

const WRITABLE = 'input, textarea, [contenteditable]:not([contenteditable="false"]), [role="textbox"]'
const isWriting = () => document.activeElement?.closest(WRITABLE) != null

export type Act = 'next' | 'search' | 'select' | 'previousChannel' | 'nextChannel' | 'undo'

interface Served {
  run: (act: Act) => void
  canUndo: () => boolean
}

/** Shortcuts of the list, available before its code has loaded: the last key pressed waits for it. */
export class ListKeys implements Served {
  #list: Served | undefined
  #waiting: Act | undefined

  readonly run = (act: Act): void => {
    if (this.#list) this.#list.run(act)
    else this.#waiting = act
  }
  readonly canUndo = (): boolean => this.#list?.canUndo() ?? false

  /** Connects the list, until the returned function is called. */
  serve(list: Served): () => void {
    this.#list = list
    if (this.#waiting) list.run(this.#waiting)
    this.#waiting = undefined
    return () => {
      this.#list = undefined
    }
  }
}

/** The list's shortcuts; the sheet behind `?` shows them. */
export const keysFor = ({ run, canUndo }: Served): Shortcut[] => [
  { id: 'next-chat', keys: ['N'], label: 'shortcuts.next_chat', run: () => run('next') },
  {
    id: 'next-channel',
    keys: ['Alt+ArrowDown'],
    label: 'shortcuts.next_channel',
    run: () => run('nextChannel'),
  },
  {
    id: 'previous-channel',
    keys: ['Alt+ArrowUp'],
    label: 'shortcuts.previous_channel',
    run: () => run('previousChannel'),
  },
  { id: 'search-chats', keys: ['/'], label: 'shortcuts.search_chats', run: () => run('search') },
  { id: 'select-chats', keys: ['X'], label: 'shortcuts.select_chats', run: () => run('select') },
  {
    id: 'undo-chats',
    keys: ['Mod+Z'],
    label: 'shortcuts.undo_chats',
    // In a text field the same keys undo typing.
    when: () => canUndo() && !isWriting(),
    run: () => run('undo'),
  },
]
