import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { isGivenAway } from '@/domain/vault/media'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/overlay/dialog'

import type { DraftContent } from '../../../outbox/composer-draft'
import type { ComposerStore } from '../store/composer-store'
import { createPerComposer } from '../store/per-composer'
import { openTool } from '../tools/panel/open-tool'

/** Conversations in which the user has confirmed sending media for free. */
const confirmed = createPerComposer<true>()

/** Returns whether media that others pay for would be sent without a price. */
export const isSentFree = ({ price, unclearPrice, media }: DraftContent): boolean =>
  unclearPrice === null && isGivenAway(price, media)

/** Confirms once in a conversation before media are sent for free; `canPrice`: the user may sell them. */
export function useFreeConfirmation(
  composer: ComposerStore,
  canPrice: boolean,
  send: (opensNext: boolean) => Promise<void>,
) {
  const [pending, setPending] = useState<{ opensNext: boolean }>()
  const sendOrConfirm = (opensNext: boolean) => {
    const canSell = canPrice && !composer.getChecks().isSellingPaused
    if (canSell && isSentFree(composer.getContent()) && !confirmed.get(composer)) setPending({ opensNext })
    else void send(opensNext)
  }
  const close = () => setPending(undefined)
  const confirm = () => {
    confirmed.set(composer, true)
    close()
    if (pending) void send(pending.opensNext)
  }
  const price = () => {
    close()
    openTool(composer, 'price')
  }
  return { sendOrConfirm, question: { isConfirming: pending !== undefined, close, confirm, price } }
}

export function SendFreeConfirmation({
  count,
  question,
}: {
  count: number
  question: ReturnType<typeof useFreeConfirmation>['question']
}) {
  const { t } = useTranslation('tools')
  return (
    <Dialog
      isOpen={question.isConfirming}
      size="small"
      title={t('composer.free_title')}
      trackedAs="send-free"
      onClose={question.close}
      actions={
        <>
          <Button onClick={question.price}>{t('composer.free_price')}</Button>
          <Button kind="primary" onClick={question.confirm}>
            {t('composer.send_free')}
          </Button>
        </>
      }
    >
      <p>{t('composer.free_text', { count })}</p>
    </Dialog>
  )
}
