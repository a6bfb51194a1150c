import { Lock } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { OpenChannel } from '@/domain/channel'
import { Banner } from '@/ui/banner'

/** Why nobody can write here; nothing where one can. */
export function ReadOnlyLine({ channel }: { channel: OpenChannel }) {
  const { t } = useTranslation('tools')
  if (channel.readOnly === null) return null
  return (
    <Banner icon={Lock} edge="bar">
      {t(`thread.${channel.readOnly}`)}
    </Banner>
  )
}
