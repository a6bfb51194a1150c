import { Lock } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { OpenChannel } from '@/domain/chat/channel'
import { Banner } from '@/ui/feedback/banner'

/** Why no one can write here; renders nothing when they can. */
export function ReadOnlyLine({ channel }: { channel: OpenChannel }) {
  const { t } = useTranslation('tools')
  if (channel.readOnly === null) return null
  return (
    <Banner icon={Lock} edge="bar">
      {t(`thread.${channel.readOnly}`)}
    </Banner>
  )
}
