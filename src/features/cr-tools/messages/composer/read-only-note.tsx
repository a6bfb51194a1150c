import { Lock } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { OpenChannel } from '@/domain/channel'
import { Icon } from '@/ui/icon'

/** In place of the composer: why nobody can write here. */
export function ReadOnlyNote({ reason }: { reason: NonNullable<OpenChannel['readOnly']> }) {
  const { t } = useTranslation('tools')
  return (
    <p className="m-4 flex items-center gap-2 rounded-card bg-fill p-3 text-text-quiet">
      <Icon of={Lock} />
      {t(`composer.read_only_${reason}`)}
    </p>
  )
}
