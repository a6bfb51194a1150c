import {
  type QueryKey,
  useMutation,
  type UseMutationOptions,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useReducer, useRef } from 'react'

/** What changes; a function builds on the latest setting, which may not have rendered yet. */
export type SettingChange<Value> = Partial<Value> | ((latest: Value) => Partial<Value>)

interface SettingSave<Value, Body> {
  /** The setting before this change. */
  before: Value
  body: Body
}

interface SettingOptions<Value, Body, Answer> {
  /** Builds the request; the whole setting by default. */
  bodyOf?: (next: Value, patch: Partial<Value>) => Body
  /** Called with the answer to the latest change; one to an earlier change would show that one's state. */
  onSaved?: (answer: Answer) => void
}

type SettingWrite<Answer, Body> = Pick<
  UseMutationOptions<Answer, Error, Body>,
  'mutationKey' | 'mutationFn' | 'meta'
>

/** Saves changes one after another; only the last one's answer or refusal says what the setting is. */
function useSaveSetting<Value, Answer, Body>(
  queryKey: QueryKey,
  { mutationKey: call = [], mutationFn, meta }: SettingWrite<Answer, Body>,
  onSaved: ((answer: Answer) => void) | undefined,
) {
  const client = useQueryClient()
  // Of this setting alone: the same call may save others.
  const mutationKey = [...call, ...queryKey]
  const hasFailed = useRef(false)
  const isLast = () => client.isMutating({ mutationKey }) === 1
  return useMutation({
    mutationKey,
    ...(meta && { meta }),
    mutationFn: async ({ body }: SettingSave<Value, Body>, context) => mutationFn?.(body, context),
    scope: { id: JSON.stringify(mutationKey) },
    onError: (_error, { before }) => {
      hasFailed.current = true
      // A later change contains this one, and the server decides about both.
      if (isLast()) client.setQueryData(queryKey, before)
    },
    onSuccess: (answer) => {
      if (answer !== undefined && isLast()) onSaved?.(answer)
    },
    onSettled: () => {
      if (!hasFailed.current || !isLast()) return
      hasFailed.current = false
      void client.invalidateQueries({ queryKey })
    },
  })
}

/**
 * A setting that saves with each change. Changes are optimistic, and save one after another; once the last one has
 * settled, the setting reloads if any was refused.
 */
export function useOptimisticSetting<Value extends object, Key extends QueryKey, Answer, Body = Value>(
  read: UseQueryOptions<Value, Error, Value, Key> & { queryKey: Key },
  write: SettingWrite<Answer, Body>,
  {
    // Without `bodyOf`, the body is the whole setting.
    bodyOf = (next) => next as unknown as Body,
    onSaved,
  }: SettingOptions<Value, Body, Answer> = {},
) {
  const client = useQueryClient()
  const { queryKey } = read
  const { mutate, error } = useSaveSetting<Value, Answer, Body>(queryKey, write, onSaved)
  const [, render] = useReducer((changes: number) => changes + 1, 0)
  const change = (to: SettingChange<Value>) => {
    // From the cache, which has the latest change before React renders it.
    const before = client.getQueryData<Value>(queryKey)
    if (before === undefined) return
    const patch = typeof to === 'function' ? to(before) : to
    const next = { ...before, ...patch }
    // A read in flight would overwrite the change.
    void client.cancelQueries({ queryKey })
    client.setQueryData<Value>(queryKey, next)
    // Within the event: the cache notifies in a later task, and the next key may come before it.
    render()
    mutate({ before, body: bodyOf(next, patch) })
  }
  return { read: useQuery(read), change, error }
}
