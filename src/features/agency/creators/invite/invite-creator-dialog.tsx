import { Lock } from 'lucide'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'

import { searchCreators } from '@/api/calls/account/user'
import { queryOf } from '@/api/query'
import { accountNameOf } from '@/domain/account/account-name'
import { formatNumber, formatRate } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { parsePercent } from '@/lib/text/percent'
import { Banner } from '@/ui/feedback/banner'
import { discardForm } from '@/ui/field/form/discard-form'
import { Form, FormProblem, RestoredDraftNotice, SubmitButton } from '@/ui/field/form/form'
import { FormNumber, FormText, FormTextArea } from '@/ui/field/form/form-text-fields'
import { useFormField } from '@/ui/field/form/use-form-field'
import { Dialog } from '@/ui/overlay/dialog'
import { AvatarName } from '@/ui/text/avatar-name'

import { CopyInviteLink } from '../../staff/copy-invite-link'
import { ShareBasis } from '../money/share-basis'
import { OpenInvitations } from './open-invitations'
import { useCreatorInviteForm, type CreatorInviteForm, MAX_MESSAGE_LENGTH } from './use-creator-invite-form'

/** Fewer letters would match almost everyone. */
const MIN_LETTERS = 2
const MAX_RESULTS = 5

/** Creators of the platform that match the typed text; selecting one fills in their name. */
function CreatorSuggestions({ typed, onChoose }: { typed: string; onChoose: (username: string) => void }) {
  const { t } = useTranslation('analytics')
  const query = useDeferredValue(typed.trim().replace(/^@/, ''))
  const isSearching = query.length >= MIN_LETTERS && !query.includes('@')
  const read = useQuery({
    ...queryOf(searchCreators, { query, limit: MAX_RESULTS }),
    enabled: isSearching,
    placeholderData: keepPreviousData,
  })
  const creators = isSearching
    ? (read.data?.creators ?? []).flatMap(({ user }) =>
        user && user.username !== typed.trim() ? [user] : [],
      )
    : []
  if (creators.length === 0) return null
  return (
    <ul aria-label={t('creators.invite_found')} className="grid">
      {creators.slice(0, MAX_RESULTS).map(({ userId, username, displayName }) => (
        <li key={userId}>
          <button
            type="button"
            onClick={() => onChoose(username)}
            className="flex min-h-control w-full items-center gap-2 rounded-control px-2 text-start text-13 text-text transition-colors hover:bg-fill-hover"
          >
            <AvatarName
              of={{ id: userId, name: accountNameOf({ displayName, username }), kind: 'creator' }}
              className="font-medium"
            />
            <bdi dir="ltr" className="text-text-quiet">
              @{username}
            </bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The terms as the creator reads them. */
function InviteTerms({ rate, isNet }: { rate: number; isNet: boolean }) {
  const { t } = useTranslation('analytics')
  return (
    <p className="rounded-card bg-fill px-3 py-2 text-13 text-text">
      <strong className="font-medium">{t('creators.invite_terms')}</strong>{' '}
      {t(isNet ? 'creators.invite_terms_net' : 'creators.invite_terms_gross', {
        rate: formatRate(rate),
        rest: formatRate(1 - rate),
      })}
    </p>
  )
}

/** Creator, terms and message, with the terms as the creator will read them. */
function InviteFields({ form }: { form: CreatorInviteForm }) {
  const { t } = useTranslation('analytics')
  const [whom, written, message] = useWatch({ control: form.control, name: ['whom', 'rate', 'message'] })
  const basis = useFormField({ form, name: 'isNet' })
  const rate = parsePercent(written)
  return (
    <>
      <div className="grid gap-1">
        <FormText
          form={form}
          name="whom"
          dir="ltr"
          spellCheck={false}
          label={t('creators.invite_whom')}
          hint={t('creators.invite_whom_hint')}
        />
        <CreatorSuggestions typed={whom} onChoose={(username) => form.set('whom', username)} />
      </div>
      <div className="grid grid-cols-2 items-start gap-3">
        <FormNumber form={form} name="rate" label={t('creators.rate')} unit="%" />
        <ShareBasis isNet={basis.value} onChange={basis.change} />
      </div>
      <FormTextArea
        form={form}
        name="message"
        label={t('creators.invite_message')}
        aside={
          <span className="text-text-quiet">
            {t('creators.letters', {
              count: formatNumber(message.length),
              most: formatNumber(MAX_MESSAGE_LENGTH),
            })}
          </span>
        }
      />
      {rate !== undefined && <InviteTerms rate={rate} isNet={basis.value} />}
    </>
  )
}

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
