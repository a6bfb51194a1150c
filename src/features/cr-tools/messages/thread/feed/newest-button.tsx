import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'

const float = 'pointer-events-auto shadow-menu bg-surface-float! rounded-full!'

/** A button to the newest message, with the count of those that arrived meanwhile. */
export function NewestButton({ count, onPress }: { count: number; onPress: () => void }) {
  const { t } = useTranslation('tools')
  return (
    <div className="pointer-events-none absolute inset-x-4 bottom-3 flex justify-center">
      {count > 0 ? (
        <Button icon={ArrowDown} onClick={onPress} className={`enter ${float}`}>
          {t('thread.new_messages', { count })}
        </Button>
      ) : (
        <button
          type="button"
          aria-label={t('thread.to_newest')}
          title={t('thread.to_newest')}
          onClick={onPress}
          className={`enter ms-auto grid size-10 place-items-center text-text-quiet transition-colors hover:text-text ${float}`}
        >
          <Icon of={ArrowDown} size="sm" />
        </button>
      )}
    </div>
  )
}

/** A button to the first unread message when it is above the loaded part. */
export function UnreadButton({ count, onPress }: { count: number; onPress: () => void }) {
  const { t } = useTranslation('tools')
  return (
    <div className="pointer-events-none absolute inset-x-4 top-3 z-1 flex justify-center">
      <Button icon={ArrowUp} onClick={onPress} className={`enter ${float}`}>
        {t('thread.to_unread', { count })}
      </Button>
    </div>
  )
}
