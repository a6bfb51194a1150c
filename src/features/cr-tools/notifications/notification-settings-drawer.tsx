import { accountNameOf } from '@/domain/account/account-name'
import { type ReactNode, useId } from 'react'

import { useTranslation } from '@/i18n/use-translation'
import { errorText } from '@/api/errors'
import { Banner } from '@/ui/feedback/banner'
import { QueryContent } from '@/ui/feedback/query-content'
import { Drawer } from '@/ui/overlay/dialog'
import { SkeletonBar } from '@/ui/skeleton'
import { isolatedName } from '@/ui/text/user-name'
import { getNotificationSettings, updateNotificationSettings } from '@/api/calls/chat/notifications'
import { mutationOf, queryOf } from '@/api/query'
import { useOptimisticSetting } from '@/api/use-optimistic-setting'
import { type NoticeKind, noticeDeliveryOf } from '@/domain/notifications/notice-delivery'
import type { NoticeDelivery } from '@/domain/notifications/notification'

import { useCreator } from '../focus/creators'
import { BrowserNotifications } from './browser-notifications'
import { SoundFields } from './sound-fields'
import { DeliveryTable } from './delivery-table'

/** The user's notification settings for this creator. */
function useNotificationSettings(creatorId: string) {
  const { change, ...setting } = useOptimisticSetting(
    queryOf(getNotificationSettings, undefined, creatorId),
    mutationOf(updateNotificationSettings, creatorId),
  )
  const changeWays = (kind: NoticeKind, patch: Partial<NoticeDelivery>) =>
    change(({ kinds }) => ({ kinds: { ...kinds, [kind]: { ...noticeDeliveryOf(kinds, kind), ...patch } } }))
  return { ...setting, change, changeWays }
}

function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 border-b border-line-quiet py-5 first:pt-0 last:border-0"
    >
      <h3 id={id} className="font-strong">
        {title}
      </h3>
      <div>{children}</div>
    </section>
  )
}

function NotificationSettingsFields({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('tools')
  const { read, change, changeWays, error } = useNotificationSettings(creatorId)
  return (
    <QueryContent of={read} skeleton={<SkeletonBar className="h-96" />}>
      {(data) => (
        <>
          {error && (
            <Banner tone="danger">{t('notifications.not_saved', { reason: errorText(error) })}</Banner>
          )}
          <SettingsSection title={t('notifications.sound')}>
            <SoundFields settings={data} onChange={change} />
          </SettingsSection>
          <SettingsSection title={t('notifications.ways')}>
            <DeliveryTable chosen={data.kinds} onChange={changeWays} />
          </SettingsSection>
          <SettingsSection title={t('notifications.browser')}>
            <BrowserNotifications creatorId={creatorId} />
          </SettingsSection>
        </>
      )}
    </QueryContent>
  )
}

/** Drawer of the user's notification settings for this creator; changes save at once (screens S14). */
export function NotificationSettingsDrawer({
  creatorId,
  isOpen,
  onClose,
}: {
  creatorId: string
  isOpen: boolean
  onClose: () => void
}) {
  const { t } = useTranslation('tools')
  const { creator } = useCreator()
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t('notifications.settings')}
      trackedAs="notification-settings"
    >
      {creator && (
        <p className="mb-4 text-13 text-text-quiet">
          {t('notifications.settings_for', { name: isolatedName(accountNameOf(creator.creator)) })}
        </p>
      )}
      <NotificationSettingsFields creatorId={creatorId} />
    </Drawer>
  )
}
