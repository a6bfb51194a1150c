import { Lock } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { OpenChannel } from '@/domain/chat/channel'
import { Icon } from '@/ui/icon'

/** Replaces the composer of a read-only channel with the reason. */
export function ReadOnlyNote({ reason }: { reason: NonNullable<OpenChannel['readOnly']> }) {
  const { t } = useTranslation('tools')
  return (
    <p className="m-4 flex items-center gap-2 rounded-card bg-fill p-3 text-text-quiet">
      <Icon of={Lock} />
      {t(`composer.read_only_${reason}`)}
    </p>
  )
}
