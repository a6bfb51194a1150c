import { Image } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { MassMessage } from '@/domain/mass-message'
import { Icon } from '@/ui/icon'

/** What it said, in a line, and how many pictures went with it. */
export function MassText({ of }: { of: MassMessage }) {
  const { t } = useTranslation('tools')
  return (
    <span className="flex max-w-72 min-w-0 items-center gap-2">
      <span dir="auto" className="truncate">
        {of.text || t('mass.without_text')}
      </span>
      {of.media.length > 0 && (
        <span className="inline-flex shrink-0 items-center gap-1 text-13 text-text-quiet tabular-nums">
          <Icon of={Image} size="xs" />
          {of.media.length}
        </span>
      )}
    </span>
  )
}
