import { BadgeCheck, Link as LinkIcon, MessageCircle } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { CreatorProfile } from '@/domain/profile/creator-profile'
import { formatNumber } from '@/i18n/format'
import { Avatar } from '@/ui/text/avatar'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { Amount } from '@/ui/text/figure'
import { plainName } from '@/ui/text/user-name'
import { Fact } from '@/ui/text/fact'

import { BlurredMedia } from '../media/blurred-media'

export type PublicProfileData = Omit<CreatorProfile, 'sendsWelcome'>

function PublicProfileHeader({ profile, isWide }: { profile: PublicProfileData; isWide: boolean }) {
  const { banner, picture } = profile
  const size = isWide ? 88 : 72
  return (
    <>
      <div className={cx('overflow-hidden bg-fill', isWide ? 'aspect-[4/1]' : 'aspect-[3/1]')}>
        {banner && (
          <BlurredMedia media={banner} className="size-full">
            <img src={banner.url} alt="" className="size-full object-cover" />
          </BlurredMedia>
        )}
      </div>
      <span
        className={cx('block w-fit rounded-[28%] bg-surface p-1', isWide ? '-mt-12 ms-6' : '-mt-10 ms-4')}
      >
        {picture === null ? (
          <Avatar of={{ id: profile.creatorId, name: profile.displayName, kind: 'creator' }} size={size} />
        ) : (
          <BlurredMedia media={picture} className="rounded-[28%]">
            <img src={picture.url} alt="" style={{ width: size, height: size }} className="object-cover" />
          </BlurredMedia>
        )}
      </span>
    </>
  )
}

function PublicProfileFigures({ profile: { posts, media } }: { profile: PublicProfileData }) {
  const { t } = useTranslation('profile')
  return (
    <dl className="flex gap-6">
      <Fact name={t('creator.fan_posts')} className="font-strong tabular-nums">
        {formatNumber(posts)}
      </Fact>
      <Fact name={t('creator.fan_media')} className="font-strong tabular-nums">
        {formatNumber(media)}
      </Fact>
    </dl>
  )
}

function MessagePrice({ profile: { messagePrice, currency, freeMessages } }: { profile: PublicProfileData }) {
  const { t } = useTranslation('profile')
  return (
    <div className="grid justify-items-start gap-1">
      <span className="inline-flex min-h-9 items-center gap-2 rounded-control bg-accent px-4 font-medium text-text-on-accent">
        <Icon of={MessageCircle} size="xs" />
        {t('creator.fan_message')}
        {messagePrice > 0 && <Amount of={{ amount: messagePrice, currency }} />}
      </span>
      {messagePrice > 0 && freeMessages > 0 && (
        <span className="text-12 text-text-quiet">
          {t('creator.free')}: {formatNumber(freeMessages)}
        </span>
      )}
    </div>
  )
}

/** A profile as fans see it. */
export function PublicProfile({ profile, isWide }: { profile: PublicProfileData; isWide: boolean }) {
  const { t } = useTranslation('profile')
  const links = profile.links.filter(({ title }) => title.trim() !== '')
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface text-text">
      <PublicProfileHeader profile={profile} isWide={isWide} />
      <div className={cx('grid gap-4 pt-2 pb-5', isWide ? 'px-6' : 'px-4')}>
        <div className="min-w-0">
          <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-16 font-strong">
            <bdi dir="auto" className="min-w-0 wrap-anywhere">
              {plainName(profile.displayName)}
            </bdi>
            {profile.verifiedIcon !== null && (
              <Icon of={BadgeCheck} className="text-info-text" name={t('creator.fan_verified')} />
            )}
          </p>
          <bdi dir="ltr" className="text-13 wrap-anywhere text-text-quiet">
            @{profile.username}
          </bdi>
        </div>
        <div className={cx('flex flex-wrap items-start justify-between gap-4', !isWide && 'flex-col')}>
          <PublicProfileFigures profile={profile} />
          <MessagePrice profile={profile} />
        </div>
        <p dir="auto" className="max-w-[64ch] leading-6 wrap-anywhere whitespace-pre-line">
          {profile.bio.trim() === '' ? (
            <span className="text-text-faint">{t('creator.fan_no_bio')}</span>
          ) : (
            profile.bio
          )}
        </p>
        {links.length > 0 && (
          <ul className={cx('flex gap-2', isWide ? 'flex-wrap' : 'flex-col')}>
            {links.map(({ title, url }) => (
              <li
                key={`${title} ${url}`}
                className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-control bg-fill px-3"
              >
                <Icon of={LinkIcon} size="xs" className="shrink-0 text-text-quiet" />
                <bdi className="cut">{title}</bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
