import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { CurrentUser } from '@/domain/account/current-user'
import { Button } from '@/ui/button'
import { QueryContent } from '@/ui/feedback/query-content'
import { UnsavedForms, useUnsavedForms } from '@/ui/field/form/unsaved-forms'
import { Drawer } from '@/ui/overlay/dialog'
import { SkeletonBars } from '@/ui/skeleton'
import { LEAVE_KINDS, type LeaveKind } from '@/domain/account/leave-account'

import { useCurrentUser } from '../use-current-user'
import { ContactField } from './contact-field'
import { DeviceList } from './device-list'
import { DisplayNameField } from './display-name-field'
import { type OnLeave, LeaveDialog } from './leave-dialog'
import { MediaSection } from './media-section'
import { BrowserPreferences, UserPreferences } from './preference-fields'
import { MfaSection } from './mfa-section'
import { PasswordForm } from './password-form'
import { RemovePhone } from './remove-phone'
import { SettingsSection } from './settings-section'
import { StatusSection } from './status-section'
import { UsernameField } from './username-field'

/** Two ways to leave: a reversible one, and a permanent one. */
function LeaveSection({ username, onLeave }: { username: string; onLeave: OnLeave }) {
  const { t } = useTranslation('settings')
  const [open, setOpen] = useState<LeaveKind>()
  return (
    <>
      {LEAVE_KINDS.map((kind) => (
        <div key={kind} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-48 text-13 text-text-quiet">{t(`leave.${kind}_hint`)}</p>
          <Button size="small" {...(kind === 'delete' && { kind: 'danger' })} onClick={() => setOpen(kind)}>
            {t(`leave.${kind}`)}
          </Button>
        </div>
      ))}
      {open && (
        <LeaveDialog kind={open} username={username} onLeave={onLeave} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

function UserSections({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('settings')
  return (
    <>
      <SettingsSection title={t('account.names')}>
        <DisplayNameField current={user.displayName} />
        <UsernameField current={user.username} />
      </SettingsSection>
      <SettingsSection title={t('account.contact')}>
        <ContactField kind="email" current={user.email} />
        <ContactField kind="phone" current={user.phoneNumber} />
        {user.phoneNumber !== '' && <RemovePhone />}
      </SettingsSection>
    </>
  )
}

interface SectionsProps {
  wantsPassword: boolean
  onLeave: OnLeave
}

function Sections({ wantsPassword, onLeave }: SectionsProps) {
  const { t } = useTranslation('settings')
  const user = useCurrentUser()
  return (
    <>
      <QueryContent of={user} skeleton={<SkeletonBars bars={['h-16 w-full', 'h-16 w-full']} />}>
        {(data) => <UserSections user={data} />}
      </QueryContent>
      <SettingsSection title={t('security.password')}>
        <PasswordForm takesFocus={wantsPassword} />
      </SettingsSection>
      <SettingsSection title={t('security.mfa')}>
        <MfaSection />
      </SettingsSection>
      <SettingsSection title={t('account.look')}>
        <BrowserPreferences />
        <UserPreferences />
      </SettingsSection>
      <SettingsSection title={t('status.title')}>
        <StatusSection />
      </SettingsSection>
      <SettingsSection title={t('media.title')}>
        <MediaSection />
      </SettingsSection>
      <SettingsSection title={t('account.devices')}>
        <DeviceList />
      </SettingsSection>
      {user.data && (
        <SettingsSection title={t('leave.title')}>
          <LeaveSection username={user.data.username} onLeave={onLeave} />
        </SettingsSection>
      )}
    </>
  )
}

/** Account settings, opened from the account menu: a drawer without a URL. */
export function AccountSettings({
  isOpen,
  wantsPassword = false,
  onClose,
  onLeave,
}: {
  isOpen: boolean
  wantsPassword?: boolean
  onClose: () => void
  onLeave: OnLeave
}) {
  const { t } = useTranslation('settings')
  const unsaved = useUnsavedForms()
  const discardAndClose = () => {
    unsaved.discard()
    onClose()
  }
  return (
    <Drawer
      isOpen={isOpen}
      onClose={discardAndClose}
      closing={unsaved.isAny ? 'warn' : 'free'}
      title={t('account.title')}
      trackedAs="account-settings"
    >
      <UnsavedForms of={unsaved}>
        <Sections wantsPassword={wantsPassword} onLeave={onLeave} />
      </UnsavedForms>
    </Drawer>
  )
}
