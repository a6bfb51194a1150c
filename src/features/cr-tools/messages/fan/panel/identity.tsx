import { BadgeCheck } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { nameOf, useDisplay } from '@/api/user-names'
import type { OpenChannel } from '@/domain/chat/channel'
import type { Fan } from '@/domain/chat/fan'
import { formatDate } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Avatar } from '@/ui/text/avatar'
import { Badge } from '@/ui/text/badge'
import { DotSeparated, DotSeparatedItem } from '@/ui/text/dot-separated'
import { Icon } from '@/ui/icon'
import { isolatedName, UserName } from '@/ui/text/user-name'

import { useTierNames } from '../../../base/tier-names'

/** Avatar, name, tier and start of the membership. */
export function Identity({ channel, fan }: { channel: OpenChannel; fan: Fan }) {
  const { t } = useTranslation('profile')
  const display = useDisplay(fan.userId)
  const name = display ? nameOf(display) : t('fan.unknown_name')
  const { tier } = fan.membership
  const { nameOf: nameOfTier } = useTierNames()
  return (
    <div className="flex items-center gap-3 px-4 pb-3">
      <Avatar of={{ id: fan.userId, name, kind: 'fan' }} size={44} online={channel.isOnline} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-[6px] gap-y-1">
          <h2 className="min-w-0 text-16 font-strong break-words">
            <UserName name={name} />
          </h2>
          {fan.isVerified && <Icon of={BadgeCheck} className="text-info-text" name={t('fan.verified')} />}
          {tier !== null && tier !== 'none' && <Badge>{nameOfTier(tier)}</Badge>}
          {fan.isBlocked && <Badge tone="danger">{t('fan.is_blocked')}</Badge>}
          {fan.isRestricted && <Badge tone="warning">{t('fan.is_restricted')}</Badge>}
        </div>
        <p className="text-13 text-text-quiet">
          <DotSeparated>
            {display && (
              <DotSeparatedItem>
                <bdi className="break-all">
                  {t('fan.handle', { username: isolatedName(display.username) })}
                </bdi>
              </DotSeparatedItem>
            )}
            {fan.firstSeenAt !== null && (
              <DotSeparatedItem>
                {t('fan.since', {
                  month: isolate(formatDate(fan.firstSeenAt, { month: 'short', year: 'numeric' })),
                })}
              </DotSeparatedItem>
            )}
          </DotSeparated>
        </p>
      </div>
    </div>
  )
}
