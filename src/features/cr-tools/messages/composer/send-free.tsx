import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { isGivenAway } from '@/domain/media'
import { onOtherPerson } from '@/services/own-work'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

import type { ComposerContent, ComposerDesk } from './content'
import { deskKey } from './tools/desk-key'
import { openTool } from './tools/open-tool'

/** Conversations in which the user has confirmed sending media for free. */
const confirmed = new Set<string>()
onOtherPerson(() => confirmed.clear())

/** Returns whether media that others pay for would be sent without a price. */
export const isFree = ({ price, unclearPrice, media }: ComposerContent): boolean =>
  unclearPrice === null && isGivenAway(price, media)

/**
 * Confirms once in a conversation before media are sent for free; `canPrice`: the user could sell them here.
 */
export function useFreeQuestion(desk: ComposerDesk, canPrice: boolean, send: () => void) {
  const [isAsking, setIsAsking] = useState(false)
  const sendOrAsk = () => {
    if (canPrice && isFree(desk.read()) && !confirmed.has(deskKey(desk))) setIsAsking(true)
    else send()
  }
  const close = () => setIsAsking(false)
  const confirm = () => {
    confirmed.add(deskKey(desk))
    close()
    send()
  }
  const price = () => {
    close()
    openTool(desk, 'price')
  }
  return { sendOrAsk, question: { isAsking, close, confirm, price } }
}

export function SendFree({
  count,
  question,
}: {
  count: number
  question: ReturnType<typeof useFreeQuestion>['question']
}) {
  const { t } = useTranslation('tools')
  return (
    <Dialog
      isOpen={question.isAsking}
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
