import type { ParseKeys } from 'i18next'

import type { ShortcutKeys } from '@/domain/page/shortcut'

interface ShortcutFacts {
  /** The usual ones. The first is shown beside actions; the list shows all. */
  keys: readonly ShortcutKeys[]
  label: ParseKeys
}

export type CreatorDigit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
const creator = (digit: CreatorDigit) => ({ keys: [`Alt+${digit}`], label: 'shortcuts.creator' as const })

/** Every shortcut of the console: the keys of one page are taken on all others too. */
export const CONSOLE_SHORTCUTS = {
  palette: { keys: ['Mod+K'], label: 'shortcuts.palette' },
  sheet: { keys: ['?', 'Mod+/'], label: 'shortcuts.sheet' },
  'next-region': { keys: ['F6'], label: 'shortcuts.next_region' },
  'previous-region': { keys: ['Shift+F6'], label: 'shortcuts.previous_region' },
  'creator-1': creator(1),
  'creator-2': creator(2),
  'creator-3': creator(3),
  'creator-4': creator(4),
  'creator-5': creator(5),
  'creator-6': creator(6),
  'creator-7': creator(7),
  'creator-8': creator(8),
  'creator-9': creator(9),
  'next-chat': { keys: ['N'], label: 'shortcuts.next_chat' },
  'next-channel': { keys: ['Alt+ArrowDown'], label: 'shortcuts.next_channel' },
  'previous-channel': { keys: ['Alt+ArrowUp'], label: 'shortcuts.previous_channel' },
  'search-chats': { keys: ['/'], label: 'shortcuts.search_chats' },
  'select-chats': { keys: ['X'], label: 'shortcuts.select_chats' },
  'undo-chats': { keys: ['Mod+Z'], label: 'shortcuts.undo_chats' },
  thread: { keys: ['ArrowUp'], label: 'shortcuts.thread' },
  'search-thread': { keys: ['Mod+F'], label: 'shortcuts.search_thread' },
  'fan-panel': { keys: ['Alt+F'], label: 'shortcuts.fan_panel' },
  'fan-note': { keys: ['Alt+N'], label: 'shortcuts.fan_note' },
  'composer-write': { keys: ['R'], label: 'compose_tools.write' },
  'composer-price': { keys: ['Alt+P'], label: 'compose_tools.price' },
  'composer-scripts': { keys: ['Alt+S'], label: 'compose_tools.scripts' },
  'composer-vault': { keys: ['Alt+V'], label: 'compose_tools.vault' },
  'composer-emoji': { keys: ['Alt+J'], label: 'compose_tools.emoji' },
  /** One of them, by the person's key for sending. */
  'send-next': { keys: ['Mod+Enter', 'Mod+Shift+Enter'], label: 'shortcuts.send_next' },
  'review-next': { keys: ['J'], label: 'shortcuts.review_next' },
  'review-previous': { keys: ['K'], label: 'shortcuts.review_previous' },
  'review-good': { keys: ['1'], label: 'shortcuts.review_good' },
  'review-coach': { keys: ['2'], label: 'shortcuts.review_coach' },
  'review-flag': { keys: ['3'], label: 'shortcuts.review_flag' },
  'review-note': { keys: ['N'], label: 'shortcuts.review_note' },
} as const satisfies Record<string, ShortcutFacts>
export type ShortcutId = keyof typeof CONSOLE_SHORTCUTS

export const factsOf = (id: ShortcutId): ShortcutFacts => CONSOLE_SHORTCUTS[id]
