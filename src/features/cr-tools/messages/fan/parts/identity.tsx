import { BadgeCheck } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { OpenChannel } from '@/domain/channel'
import type { Fan } from '@/domain/fan'
import { formatDate } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { Avatar } from '@/ui/avatar'
import { Badge } from '@/ui/badge'
import { Dotted, DottedItem } from '@/ui/dotted'
import { Icon } from '@/ui/icon'
import { plainName, UserName } from '@/ui/user-name'

import { nameOf, useDisplay } from '../../../names'
import { tierWords } from '../tier-words'

/** Avatar, name, tier and start of the membership. */
export function Identity({ channel, fan }: { channel: OpenChannel; fan: Fan }) {
  const { t } = useTranslation('profile')
  const display = useDisplay(fan.userId)
  const name = display ? nameOf(display) : t('fan.unknown_name')
  const { tier } = fan.membership
  return (
    <div className="flex items-center gap-3 px-4 pb-3">
      <Avatar of={{ id: fan.userId, name, kind: 'fan' }} size={44} online={channel.isOnline} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-[6px] gap-y-1">
          <h2 className="min-w-0 text-16 font-strong break-words">
            <UserName name={name} />
          </h2>
          {fan.isVerified && <Icon of={BadgeCheck} className="text-info-text" name={t('fan.verified')} />}
          {tier !== null && tier !== 'none' && <Badge>{tierWords(t, tier)}</Badge>}
          {fan.isBlocked && <Badge tone="danger">{t('fan.is_blocked')}</Badge>}
          {fan.isRestricted && <Badge tone="warning">{t('fan.is_restricted')}</Badge>}
        </div>
        <p className="text-13 text-text-quiet">
          <Dotted>
            {display && (
              <DottedItem>
                <bdi className="break-all">
                  {t('fan.handle', { username: isolate(plainName(display.username)) })}
                </bdi>
              </DottedItem>
            )}
            {fan.firstSeenAt !== null && (
              <DottedItem>
                {t('fan.since', {
                  month: isolate(formatDate(fan.firstSeenAt, { month: 'short', year: 'numeric' })),
                })}
              </DottedItem>
            )}
          </Dotted>
        </p>
      </div>
    </div>
  )
}
