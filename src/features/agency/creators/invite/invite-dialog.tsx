import { Lock } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { isolate } from '@/lib/isolate'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { FieldError } from '@/ui/field-error'

import { InviteFields } from './invite-fields'
import { CopyLink } from './invite-link'
import { OpenInvitations } from './open-invitations'
import { useInviteForm } from './use-invite-form'

/** Invites a creator, and shows who has not answered yet. Whoever may not invite looks on (screens S4). */
export function InviteDialog({ mayInvite, onClose }: { mayInvite: boolean; onClose: () => void }) {
  const { t } = useTranslation('analytics')
  const form = useInviteForm()
  return (
    <Dialog
      isOpen
      trackedAs="creator-invite"
      title={t(mayInvite ? 'creators.invite' : 'creators.invitations')}
      closing={form.isSending ? 'block' : form.isDirty ? 'warn' : 'free'}
      onClose={onClose}
      {...(mayInvite && {
        actions: (
          <Button
            kind="primary"
            busy={form.isSending}
            disabledReason={form.isReady ? undefined : t('creators.invite_unready')}
            onClick={form.send}
          >
            {t('creators.invite_send')}
          </Button>
        ),
      })}
    >
      <div className="grid gap-5">
        {mayInvite ? (
          <InviteFields form={form} />
        ) : (
          <Banner icon={Lock}>{t('creators.invite_locked')}</Banner>
        )}
        <div role="alert">{form.error && <FieldError>{errorText(form.error)}</FieldError>}</div>
        {form.link !== undefined && (
          <Banner tone="success" actions={<CopyLink link={form.link} />}>
            {t('creators.invite_done', { name: isolate(form.sentTo ?? '') })}
          </Banner>
        )}
        <OpenInvitations mayCancel={mayInvite} />
      </div>
    </Dialog>
  )
}
