import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { listScripts } from '@/api/calls/chat/scripts'
import type { ResponseOf } from '@/api/call'
import { queryOf } from '@/api/query'
import type { OpenChannel } from '@/domain/chat/channel'
import { fillScript, missingVariables } from '@/domain/chat/script-variables'
import { Button } from '@/ui/button'

import { insertIntoComposer } from '../composer/store/insert-into-composer'
import { useFanValues } from '../../people/use-fan-values'
import { recipientIdOf } from '../composer/store/recipient'
import { useWriteDisabledReason } from '../base/use-write-disabled-reason'

const GREETINGS = 3

/** Returns the free first steps of scripts with values filled in; omits those with an unknown value. */
const greetingsOf = (
  { data: scripts, media }: ResponseOf<typeof listScripts>,
  values: ReadonlyMap<string, string>,
) =>
  scripts
    .flatMap(({ scriptId, steps: [first] }) => {
      const isFit = first && first.text !== '' && first.price === 0
      if (!isFit || missingVariables(first.text, values).length > 0) return []
      const stepMedia = first.mediaIds.flatMap((id) => media.find(({ mediaId }) => mediaId === id) ?? [])
      return [{ scriptId, text: fillScript(first.text, values), media: stepMedia }]
    })
    .slice(0, GREETINGS)

/** Greetings for a new fan, from the scripts (screens S11). */
export function Greetings({ creatorId, channel }: { creatorId: string; channel: OpenChannel }) {
  const { t } = useTranslation('tools')
  const { data } = useQuery(queryOf(listScripts, { query: '' }, creatorId))
  const denied = useWriteDisabledReason(channel)
  const values = useFanValues(creatorId, recipientIdOf({ creatorId, channel }))
  const greetings = data ? greetingsOf(data, values) : []
  if (greetings.length === 0) return null
  return (
    <ul aria-label={t('thread.greetings')} className="flex flex-col gap-2 text-start">
      {greetings.map(({ scriptId, text, media }) => (
        <li key={scriptId} className="flex items-center gap-3 rounded-card bg-fill py-2 ps-3 pe-2">
          <span dir="auto" className="line-clamp-2 min-w-0 flex-1 text-13 text-text">
            {text}
          </span>
          <Button
            size="small"
            disabledReason={denied}
            onClick={() => insertIntoComposer(channel.channelId, { text, media })}
          >
            {t('thread.greeting_use')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
