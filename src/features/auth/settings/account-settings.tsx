import { useState, type ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'
import { UnsavedForms, useUnsavedForms } from '@/ui/field/form/unsaved-forms'
import { Drawer } from '@/ui/overlay/dialog'
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

/** A titled section of the settings. */
function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid gap-4 border-b border-line-quiet py-5 first:pt-0 last:border-0"
    >
      <h3 className="text-14 font-strong">{title}</h3>
      {children}
    </section>
  )
}

interface SectionsProps {
  wantsPassword: boolean
  onLeave: OnLeave
}

function Sections({ wantsPassword, onLeave }: SectionsProps) {
  const { t } = useTranslation('settings')
  const { data: user } = useCurrentUser()
  return (
    <>
      {user && (
        <>
          <SettingsSection title={t('account.names')}>
            <DisplayNameField key={`display ${user.displayName}`} current={user.displayName} />
            <UsernameField key={user.username} current={user.username} />
          </SettingsSection>
          <SettingsSection title={t('account.contact')}>
            <ContactField kind="email" current={user.email} />
            <ContactField kind="phone" current={user.phoneNumber} />
            {user.phoneNumber !== '' && <RemovePhone />}
          </SettingsSection>
        </>
      )}
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
      {user && (
        <SettingsSection title={t('leave.title')}>
          <LeaveSection username={user.username} onLeave={onLeave} />
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
