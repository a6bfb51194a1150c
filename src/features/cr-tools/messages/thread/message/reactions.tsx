import { useTranslation } from '@/i18n/use-translation'

import type { Message } from '@/domain/chat/message'
import { formatNumber } from '@/i18n/format'
import { cx } from '@/ui/cx'

/** Emoji reactions; a press adds or removes the creator's. */
export function Reactions({
  message,
  creatorId,
  onReact,
}: {
  message: Message
  creatorId: string
  onReact: (message: Message, emoji: string) => void
}) {
  const { t } = useTranslation('tools')
  return (
    <div className="mt-1 flex flex-wrap gap-1 px-1">
      {message.reactions.map(({ emoji, userIds }) => {
        const isOurs = userIds.includes(creatorId)
        return (
          <button
            key={emoji}
            type="button"
            aria-pressed={isOurs}
            aria-label={t('thread.reaction', { emoji, count: userIds.length })}
            onClick={() => onReact(message, emoji)}
            className={cx(
              'hit-target inline-flex h-6 items-center gap-1 rounded-full px-2 text-12 tabular-nums transition-colors',
              isOurs
                ? 'bg-accent-quiet text-accent-text hover:bg-accent-quiet-hover'
                : 'bg-fill text-text-quiet hover:bg-fill-hover',
            )}
          >
            <span aria-hidden>{emoji}</span>
            {userIds.length > 1 && formatNumber(userIds.length)}
          </button>
        )
      })}
    </div>
  )
}
