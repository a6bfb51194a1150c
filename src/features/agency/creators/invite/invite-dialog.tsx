import { Lock } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { isolate } from '@/lib/isolate'
import { Banner } from '@/ui/banner'
import { Dialog } from '@/ui/dialog'
import { Form, FormProblem, SubmitButton } from '@/ui/form/form'

import { InviteFields } from './invite-fields'
import { CopyLink } from './invite-link'
import { OpenInvitations } from './open-invitations'
import { useInviteForm } from './use-invite-form'

/** Invites a creator and lists unanswered invitations; read-only for users who may not invite (screens S4). */
export function InviteDialog({ mayInvite, onClose }: { mayInvite: boolean; onClose: () => void }) {
  const { t } = useTranslation('analytics')
  const form = useInviteForm()
  return (
    <Dialog
      isOpen
      trackedAs="creator-invite"
      title={t(mayInvite ? 'creators.invite' : 'creators.invitations')}
      closing={form.closing}
      onClose={onClose}
      {...(mayInvite && {
        actions: <SubmitButton form={form}>{t('creators.invite_send')}</SubmitButton>,
      })}
    >
      <div className="grid gap-5">
        {mayInvite ? (
          <Form form={form}>
            <InviteFields form={form} />
            <FormProblem form={form} />
          </Form>
        ) : (
          <Banner icon={Lock}>{t('creators.invite_locked')}</Banner>
        )}
        {form.sent && (
          <Banner tone="success" actions={<CopyLink link={form.sent.link} />}>
            {t('creators.invite_done', { name: isolate(form.sent.to) })}
          </Banner>
        )}
        <OpenInvitations mayCancel={mayInvite} />
      </div>
    </Dialog>
  )
}
