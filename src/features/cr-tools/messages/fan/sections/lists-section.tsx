import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { listFanLists, updateFanLists } from '@/api/calls/chat/fan'
import { errorText } from '@/api/errors'
import { mutationOf, queryOf } from '@/api/query'
import type { Fan } from '@/domain/chat/fan'
import type { FanList } from '@/domain/lists/fan-list'
import { isolate } from '@/lib/text/isolate'
import { Combobox } from '@/ui/field/combobox'
import { FieldError } from '@/ui/feedback/field-error'
import { plainName } from '@/ui/text/user-name'

import { type FanSubject, useFanPatch } from '../base/fan-cache'
import { useFanPermissions } from '../../base/use-fan-permissions'
import { Section } from '../base/section'
import { Tokens } from '../base/tokens'

const NO_LISTS: readonly FanList[] = []

function useListChange(subject: FanSubject, all: readonly FanList[]) {
  const patch = useFanPatch(subject)
  return useMutation({
    ...mutationOf(updateFanLists, subject.creatorId),
    onMutate: async ({ add, remove }) => ({
      takeBack: await patch(({ lists }) => ({
        lists: [
          ...lists.filter(({ listId }) => !remove.includes(listId)),
          ...all.filter(({ listId }) => add.includes(listId)),
        ],
      })),
    }),
    onError: (_error, _request, context) => context?.takeBack(),
    onSuccess: async ({ lists }) => {
      await patch(() => ({ lists }))
    },
  })
}

/** The fan's lists; adding and removing is optimistic. Lists kept by rules are read-only. */
export function ListsSection({ subject, fan }: { subject: FanSubject; fan: Fan }) {
  const { t } = useTranslation('profile')
  const { changesLists, seesLists } = useFanPermissions()
  const { data } = useQuery({
    ...queryOf(listFanLists, undefined, subject.creatorId),
    enabled: seesLists,
  })
  const all = data?.data ?? NO_LISTS
  const change = useListChange(subject, all)
  if (!seesLists) return null
  const isSmart = (id: string) => all.some(({ listId, isSmart }) => listId === id && isSmart)
  const write = (add: string[], remove: string[]) => change.mutate({ userId: subject.userId, add, remove })
  const others = all.filter(
    (list) => !list.isSmart && !fan.lists.some(({ listId }) => listId === list.listId),
  )
  return (
    <Section id="lists" title={t('fan.lists')}>
      <div className="grid gap-2">
        {fan.lists.length === 0 && <p className="text-13 text-text-quiet">{t('fan.lists_empty')}</p>}
        <Tokens
          name={t('fan.lists')}
          tokens={fan.lists.map(({ listId, name }) => ({ id: listId, name }))}
          isFixed={isSmart}
          removeName={(name) => t('fan.lists_remove', { name: isolate(plainName(name)) })}
          onRemove={changesLists ? (id) => write([], [id]) : undefined}
        />
        {changesLists ? (
          <Combobox
            // Resets after each choice.
            key={fan.lists.map(({ listId }) => listId).join()}
            label={t('fan.lists_add')}
            labelHidden
            placeholder={t('fan.lists_add')}
            options={others.map(({ listId, name }) => ({ value: listId, label: name }))}
            value={null}
            onChange={(listId) => listId !== null && write([listId], [])}
          />
        ) : (
          <p className="text-13 text-text-quiet">{t('fan.lists_read_only')}</p>
        )}
        <div role="alert">
          {change.error && (
            <FieldError>{t('fan.lists_failed', { reason: errorText(change.error) })}</FieldError>
          )}
        </div>
      </div>
    </Section>
  )
}
