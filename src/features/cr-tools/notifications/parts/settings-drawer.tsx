import { type ReactNode, useId } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { useQueryStatus } from '@/api/query-status'
import { isolate } from '@/lib/isolate'
import { Banner } from '@/ui/banner'
import { ContentState } from '@/ui/content-state'
import { Drawer } from '@/ui/drawer'
import { Bone } from '@/ui/skeleton'
import { plainName } from '@/ui/user-name'

import { creatorName, useCreator } from '../../creators'
import { useSettings } from '../use-settings'
import { BrowserNotices } from './browser-notices'
import { SoundFields } from './sound-fields'
import { WaysTable } from './ways-table'

function Part({ title, children }: { title: string; children: ReactNode }) {
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

function Settings({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('tools')
  const { read, change, changeWays, error } = useSettings(creatorId)
  return (
    <ContentState status={useQueryStatus(read)} skeleton={<Bone className="h-96" />}>
      {read.data && (
        <>
          {error && (
            <Banner tone="danger">{t('notifications.not_saved', { reason: errorText(error) })}</Banner>
          )}
          <Part title={t('notifications.sound')}>
            <SoundFields settings={read.data} onChange={change} />
          </Part>
          <Part title={t('notifications.ways')}>
            <WaysTable chosen={read.data.kinds} onChange={changeWays} />
          </Part>
          <Part title={t('notifications.browser')}>
            <BrowserNotices />
          </Part>
        </>
      )}
    </ContentState>
  )
}

/** Drawer of the user's notification settings for this creator; changes save at once (screens S14). */
export function SettingsDrawer({
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
          {t('notifications.settings_for', { name: isolate(plainName(creatorName(creator.creator))) })}
        </p>
      )}
      <Settings creatorId={creatorId} />
    </Drawer>
  )
}
