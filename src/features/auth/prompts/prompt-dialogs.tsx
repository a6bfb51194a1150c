import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { RequestOf } from '@/api/call'
import { checkPrompts, getCurrentUser, pushPrompts } from '@/api/calls/account/user'
import { mutationOf, invalidateCalls } from '@/api/query'
import { env } from '@/config/env'
import type { Prompt } from '@/domain/account/prompt-check'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/overlay/dialog'
import { CallError } from '@/ui/feedback/call-error'
import { Link } from '@/ui/text/link'
import { RAW_TEXT, RichText } from '@/ui/text/rich-text'

import { useCurrentUser } from '../use-current-user'

const AGREE = { reservation: false, tos: true }
const TAKE = { reservation: true, tos: false }
const KEEP = { reservation: false, tos: false }

/** Sends an answer; then the server returns the next prompt. */
function useAnswer() {
  const { t } = useTranslation('settings')
  const client = useQueryClient()
  return useMutation({
    ...mutationOf(pushPrompts),
    onSuccess: async (_answer, { reservation }: RequestOf<typeof pushPrompts>) => {
      if (reservation) {
        toast.success(t('prompts.name_changed'))
        void invalidateCalls(client, getCurrentUser)
      }
      await invalidateCalls(client, checkPrompts)
    },
  })
}

interface PromptDialogProps {
  title: string
  trackedAs: string
  problem: Error | null
  actions: ReactNode
  onLater: () => void
  children: ReactNode
}

function PromptDialog({ problem, onLater, children, ...dialog }: PromptDialogProps) {
  return (
    <Dialog onClose={onLater} {...dialog}>
      <p>{children}</p>
      <CallError error={problem} />
    </Dialog>
  )
}

function Terms({ onLater }: { onLater: () => void }) {
  const { t } = useTranslation('settings')
  const answer = useAnswer()
  return (
    <PromptDialog
      title={t('prompts.terms_title')}
      trackedAs="terms"
      problem={answer.error}
      onLater={onLater}
      actions={
        <>
          <Button onClick={onLater}>{t('prompts.later')}</Button>
          <Button kind="primary" busy={answer.isPending} onClick={() => answer.mutate(AGREE)}>
            {t('prompts.terms_agree')}
          </Button>
        </>
      }
    >
      <RichText
        text={t('prompts.terms_text', RAW_TEXT)}
        values={{ email: env.supportEmail }}
        parts={{
          mail: <Link href={`mailto:${env.supportEmail}`} />,
        }}
      />
    </PromptDialog>
  )
}

function ReservedName({ username, onLater }: { username: string; onLater: () => void }) {
  const { t } = useTranslation('settings')
  const current = useCurrentUser().data?.username ?? ''
  const answer = useAnswer()
  return (
    <PromptDialog
      title={t('prompts.name_title')}
      trackedAs="username-reservation"
      problem={answer.error}
      onLater={onLater}
      actions={
        <>
          <Button kind="ghost" onClick={onLater}>
            {t('prompts.later')}
          </Button>
          <Button busy={answer.isPending} onClick={() => answer.mutate(KEEP)}>
            {t('prompts.name_keep')}
          </Button>
          <Button kind="primary" busy={answer.isPending} onClick={() => answer.mutate(TAKE)}>
            {t('prompts.name_take')}
          </Button>
        </>
      }
    >
      <RichText
        text={t('prompts.name_text', RAW_TEXT)}
        values={{ reserved: username, current }}
        parts={{ reserved: <bdi dir="ltr" className="font-strong" />, current: <bdi dir="ltr" /> }}
      />
    </PromptDialog>
  )
}

/** One account prompt; closing it means "Later". */
export function AccountPromptDialog({ prompt, onLater }: { prompt: Prompt; onLater: () => void }) {
  return prompt.kind === 'terms' ? (
    <Terms onLater={onLater} />
  ) : (
    <ReservedName username={prompt.username} onLater={onLater} />
  )
}
