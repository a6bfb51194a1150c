import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'

import type * as v from 'valibot'

import type { AnswerOf, Call, CreatorOf, ErrorPolicy, RequestOf } from './call'
import { send } from './send'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { onError?: ErrorPolicy }
    mutationMeta: { onError?: ErrorPolicy }
  }
}

/** The caller's result: null where the call ignores its failures. */
type Told<C extends Call> = C extends { onError: 'ignore' } ? AnswerOf<C> | null : AnswerOf<C>

/** Arguments after the call: the request if it has one, then the creator id if required. */
type Arguments<C extends Call> = C extends { token: 'creator' }
  ? [request: RequestOf<C>, creatorId: string]
  : RequestOf<C> extends void
    ? []
    : [request: RequestOf<C>]

/** The cache key of a call: path, then request, then creator. A path alone matches all of its entries. */
export const keyOf = <C extends Call>(call: C, ...args: Arguments<C>): readonly unknown[] =>
  [call.path, ...args].filter((part) => part !== undefined)

/** `Arguments` by position; absent ones are undefined. The cast restates what `Arguments` says. */
const partsOf = <C extends Call>(args: Arguments<C>) =>
  args as unknown as [request: RequestOf<C>, creatorId: CreatorOf<C>]

const withPolicy = async <C extends Call>(call: C, answer: Promise<AnswerOf<C>>): Promise<Told<C>> => {
  const told = call.onError === 'ignore' ? answer.catch(() => null) : answer
  return (await told) as Told<C> // null only where Told allows it
}

/** Query options of a declared read. */
export const queryOf = <C extends Call>(call: C, ...args: Arguments<C>) =>
  queryOptions({
    queryKey: keyOf(call, ...args),
    queryFn: ({ signal }) => {
      const [request, creatorId] = partsOf<C>(args)
      return withPolicy(call, send(call, request, { signal, creatorId }))
    },
    meta: { onError: call.onError },
  })

/** A call that returns a list in pages: `{limit, lastId}` in, `{data, lastId}` out. */
type PagedCall = Call & { response: v.GenericSchema<unknown, { lastId: string | null }> }

/** Arguments of a paged read: the request without its `lastId`, then the creator id if required. */
type PagedArguments<C extends Call> = C extends { token: 'creator' }
  ? [request: Omit<RequestOf<C>, 'lastId'>, creatorId: string]
  : [request: Omit<RequestOf<C>, 'lastId'>]

/** The cache key of a paged list. */
export const pagesKeyOf = <C extends PagedCall>(call: C, ...args: PagedArguments<C>): readonly unknown[] => [
  call.path,
  'pages',
  ...args,
]

/** Query options of a paged list; each page starts after the last id of the one before. */
export const pagesOf = <C extends PagedCall>(call: C, ...args: PagedArguments<C>) =>
  infiniteQueryOptions({
    queryKey: pagesKeyOf(call, ...args),
    queryFn: ({ signal, pageParam }) => {
      const [request, creatorId] = args as unknown as [object, CreatorOf<C>] // by position, as above
      // The given request and the lastId that PagedCall promises make it complete.
      return send(call, { ...request, lastId: pageParam } as unknown as RequestOf<C>, { signal, creatorId })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last as { lastId: string | null }).lastId,
    meta: { onError: call.onError },
  })

/** Mutation options of a declared write; its variable is the request. */
export const mutationOf = <C extends Call>(call: C, creatorId?: CreatorOf<C>) =>
  mutationOptions({
    mutationKey: [call.path],
    mutationFn: (request: RequestOf<C>) => withPolicy(call, send(call, request, { creatorId })),
    meta: { onError: call.onError },
  })
