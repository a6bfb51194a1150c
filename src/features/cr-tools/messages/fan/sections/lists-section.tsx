import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { listFanLists, updateFanLists } from '@/api/calls/chat/fan'
import { mutationOf, queryOf } from '@/api/query'
import type { Fan } from '@/domain/chat/fan'
import type { FanList } from '@/domain/lists/fan-list'
import { CallError } from '@/ui/feedback/call-error'

import { type FanSubject, useFanAnswer, useFanPatch } from '../panel/fan-cache'
import { useMayEdit, useMayOpen } from '../../../base/permissions'
import { Section } from '../panel/section'
import { AddToken, type Token, Tokens } from '../panel/tokens'

const NO_LISTS: readonly FanList[] = []

function useListChange(subject: FanSubject, all: readonly FanList[]) {
  const patch = useFanPatch(subject)
  const applyAnswer = useFanAnswer(subject)
  return useMutation({
    ...mutationOf(updateFanLists, subject.creatorId),
    onMutate: ({ add, remove }) =>
      patch(({ lists }) => ({
        lists: [
          ...lists.filter(({ listId }) => !remove.includes(listId)),
          ...all.filter(({ listId }) => add.includes(listId)),
        ],
      })),
    onError: (_error, _request, takeBack) => takeBack?.(),
    onSuccess: ({ lists }) => applyAnswer(() => ({ lists })),
  })
}

/** The fan's lists; adding and removing is optimistic. Lists kept by rules are read-only. */
export function ListsSection({ subject, fan }: { subject: FanSubject; fan: Fan }) {
  const { t } = useTranslation('profile')
  const mayChangeLists = useMayEdit('lists')
  const maySeeLists = useMayOpen('lists')
  const { data } = useQuery({
    ...queryOf(listFanLists, undefined, subject.creatorId),
    enabled: maySeeLists,
  })
  const all = data?.data ?? NO_LISTS
  const change = useListChange(subject, all)
  if (!maySeeLists) return null
  const write = (add: string[], remove: string[]) => change.mutate({ userId: subject.fanId, add, remove })
  const tokenOf = ({ listId, name }: Pick<FanList, 'listId' | 'name'>): Token => ({
    id: listId,
    name,
    isFixed: all.some((list) => list.listId === listId && list.isSmart),
  })
  const tokens = fan.lists.map(tokenOf)
  const others = all.map(tokenOf).filter(({ id, isFixed }) => !isFixed && !tokens.some((it) => it.id === id))
  return (
    <Section id="lists" title={t('fan.lists')}>
      <div className="grid gap-2">
        {fan.lists.length === 0 && <p className="text-13 text-text-quiet">{t('fan.lists_empty')}</p>}
        <Tokens
          name={t('fan.lists')}
          tokens={tokens}
          removeName={(name) => t('fan.lists_remove', { name })}
          onRemove={mayChangeLists ? (id) => write([], [id]) : undefined}
        />
        {mayChangeLists ? (
          <AddToken label={t('fan.lists_add')} others={others} onAdd={(listId) => write([listId], [])} />
        ) : (
          <p className="text-13 text-text-quiet">{t('fan.lists_read_only')}</p>
        )}
        <CallError error={change.error} renderText={(reason) => t('fan.lists_failed', { reason })} />
      </div>
    </Section>
  )
}
