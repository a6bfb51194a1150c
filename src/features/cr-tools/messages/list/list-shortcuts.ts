import { isTextTarget, type PageShortcut } from '@/services/input/shortcuts'

export type ListShortcut = 'next' | 'search' | 'select' | 'previousChannel' | 'nextChannel' | 'undo'

interface ListShortcutTarget {
  run: (act: ListShortcut) => void
  canUndo: () => boolean
}

/** Shortcuts of the list, available before its code has loaded: the last key pressed waits for it. */
export class ListShortcuts implements ListShortcutTarget {
  #list: ListShortcutTarget | undefined
  #pending: ListShortcut | undefined

  readonly run = (act: ListShortcut): void => {
    if (this.#list) this.#list.run(act)
    else this.#pending = act
  }
  readonly canUndo = (): boolean => this.#list?.canUndo() ?? false

  /** Connects the list, until the returned function is called. */
  connect(list: ListShortcutTarget): () => void {
    this.#list = list
    if (this.#pending) list.run(this.#pending)
    this.#pending = undefined
    return () => {
      this.#list = undefined
    }
  }
}

/** The list's shortcuts; the sheet behind `?` shows them. */
export const shortcutsFor = ({ run, canUndo }: ListShortcutTarget): PageShortcut[] => [
  { id: 'next-chat', run: () => run('next') },
  {
    id: 'next-channel',
    run: () => run('nextChannel'),
  },
  {
    id: 'previous-channel',
    run: () => run('previousChannel'),
  },
  { id: 'search-chats', run: () => run('search') },
  { id: 'select-chats', run: () => run('select') },
  {
    id: 'undo-chats',
    // In a text field the same keys undo typing.
    isAvailable: () => canUndo() && !isTextTarget(document.activeElement),
    run: () => run('undo'),
  },
]
