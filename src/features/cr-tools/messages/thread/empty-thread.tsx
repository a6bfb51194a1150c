import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { listScripts } from '@/api/calls/chat/scripts'
import { queryOf } from '@/api/query'
import type { OpenChannel } from '@/domain/chat/channel'
import type { Script } from '@/domain/chat/script'
import { fillScript, missingVariables } from '@/domain/chat/script-variables'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'

import { insertIntoComposer } from '../composer/store/insert-into-composer'
import { useFanValues } from '../../people/use-fan-values'
import { recipientIdOf } from '../composer/store/recipient'
import { useWriteDisabledReason } from '../base/use-write-disabled-reason'

const GREETINGS = 3

/** Returns the first steps of free scripts with values filled in; omits those with an unknown value. */
const greetingsOf = (scripts: readonly Script[], values: ReadonlyMap<string, string>) =>
  scripts
    .flatMap(({ scriptId, steps: [first] }) => {
      const isFit = first && first.text !== '' && first.price === 0
      if (!isFit || missingVariables(first.text, values).length > 0) return []
      return [{ scriptId, text: fillScript(first.text, values) }]
    })
    .slice(0, GREETINGS)

/** Empty state of a thread: suggests greetings from the scripts for a new fan. */
export function EmptyThread({ creatorId, channel }: { creatorId: string; channel: OpenChannel }) {
  const { t } = useTranslation('tools')
  const { data } = useQuery({
    ...queryOf(listScripts, { query: '' }, creatorId),
    meta: { onError: 'ignore' },
  })
  const denied = useWriteDisabledReason(channel)
  const greetings = greetingsOf(
    data?.data ?? [],
    useFanValues(creatorId, recipientIdOf({ creatorId, channel })),
  )
  return (
    <EmptyState icon={MessageCircle} title={t('thread.empty_title')}>
      <p>{t('thread.empty_text')}</p>
      {greetings.length > 0 && (
        <ul aria-label={t('thread.greetings')} className="mt-4 flex flex-col gap-2 text-start">
          {greetings.map(({ scriptId, text }) => (
            <li key={scriptId} className="flex items-center gap-3 rounded-card bg-fill py-2 ps-3 pe-2">
              <span dir="auto" className="line-clamp-2 min-w-0 flex-1 text-13 text-text">
                {text}
              </span>
              <Button
                size="small"
                disabledReason={denied}
                onClick={() => insertIntoComposer(channel.channelId, { text })}
              >
                {t('thread.greeting_use')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  )
}
