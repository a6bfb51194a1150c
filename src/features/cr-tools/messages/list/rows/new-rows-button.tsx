import { ArrowUp } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { Icon } from '@/ui/icon'

/** Count of conversations with updates further up, while the visible rows are held. */
export function NewRowsButton({ count, onPress }: { count: number; onPress: () => void }) {
  const { t } = useTranslation('tools')
  return (
    <div role="status" className="pointer-events-none absolute inset-x-0 top-2 z-10 flex justify-center">
      {count > 0 && (
        <button
          type="button"
          onClick={onPress}
          className="enter pointer-events-auto inline-flex h-control-small items-center gap-1 rounded-full bg-accent px-3 text-13 font-medium text-text-on-accent shadow-menu hover:bg-accent-hover active:bg-accent-pressed"
        >
          <Icon of={ArrowUp} size="xxs" />
          {t('inbox.news', { count })}
        </button>
      )}
    </div>
  )
}
