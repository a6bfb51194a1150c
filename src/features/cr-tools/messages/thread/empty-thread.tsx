import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { listScripts } from '@/api/calls/scripts'
import { queryOf } from '@/api/query'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'

import { intoComposer } from '../composer/into-composer'

const GREETINGS = 3

/** Nothing written yet: for a new fan the first words are offered from the scripts. */
export function EmptyThread({ creatorId, channelId }: { creatorId: string; channelId: string }) {
  const { t } = useTranslation('tools')
  const { data } = useQuery({
    ...queryOf(listScripts, { query: '' }, creatorId),
    meta: { onError: 'ignore' },
  })
  const greetings = (data?.data ?? [])
    .filter(({ steps }) => steps[0]?.text && steps[0].price === 0)
    .slice(0, GREETINGS)
  return (
    <EmptyState icon={MessageCircle} title={t('thread.empty_title')}>
      <p>{t('thread.empty_text')}</p>
      {greetings.length > 0 && (
        <ul aria-label={t('thread.greetings')} className="mt-4 flex flex-col gap-2 text-start">
          {greetings.map(({ scriptId, steps }) => (
            <li key={scriptId} className="flex items-center gap-3 rounded-card bg-fill py-2 ps-3 pe-2">
              <span dir="auto" className="line-clamp-2 min-w-0 flex-1 text-13 text-text">
                {steps[0]?.text}
              </span>
              <Button size="small" onClick={() => intoComposer(channelId, { text: steps[0]?.text ?? '' })}>
                {t('thread.greeting_use')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  )
}
