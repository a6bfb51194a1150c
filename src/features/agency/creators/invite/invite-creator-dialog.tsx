import { Lock } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { isolate } from '@/lib/text/isolate'
import { Banner } from '@/ui/feedback/banner'
import { Dialog } from '@/ui/overlay/dialog'
import { discardForm } from '@/ui/field/form/discard-form'
import { Form, FormProblem, RestoredDraftNotice, SubmitButton } from '@/ui/field/form/form'

import { InviteFields } from './invite-fields'
import { CopyInviteLink } from '../../staff/copy-invite-link'
import { OpenInvitations } from './open-invitations'
import { useCreatorInviteForm } from './use-creator-invite-form'

/** Invites a creator and lists unanswered invitations; read-only for users who may not invite (screens S4). */
export function InviteCreatorDialog({ mayInvite, onClose }: { mayInvite: boolean; onClose: () => void }) {
  const { t } = useTranslation('analytics')
  const form = useCreatorInviteForm()
  return (
    <Dialog
      trackedAs="creator-invite"
      title={t(mayInvite ? 'creators.invite' : 'creators.invitations')}
      closing={form.closing}
      onClose={discardForm(form, onClose)}
      actions={mayInvite && <SubmitButton form={form}>{t('creators.invite_send')}</SubmitButton>}
    >
      <div className="grid gap-5">
        {mayInvite ? (
          <Form form={form}>
            <RestoredDraftNotice form={form} />
            <InviteFields form={form} />
            <FormProblem form={form} />
          </Form>
        ) : (
          <Banner icon={Lock}>{t('creators.invite_locked')}</Banner>
        )}
        {form.sent && (
          <Banner tone="success" actions={<CopyInviteLink link={form.sent.link} />}>
            {t('creators.invite_done', { name: isolate(form.sent.to) })}
          </Banner>
        )}
        <OpenInvitations mayCancel={mayInvite} />
      </div>
    </Dialog>
  )
}
