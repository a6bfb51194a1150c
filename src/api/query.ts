import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'

import type * as v from 'valibot'

import type { ResponseOf, Call, CreatorIdOf, ErrorPolicy, RequestOf } from './call'
import { send } from './send'

declare module '@tanstack/react-query' {
  interface Register {
    /** A caller writes it only to turn a toast on or off: without one nothing shows by itself. */
    queryMeta: { onError?: ErrorPolicy }
    mutationMeta: { onError?: ErrorPolicy }
  }
}

/** The caller's result: null where the call ignores its failures. */
type CallResult<C extends Call> = C extends { onError: 'ignore' } ? ResponseOf<C> | null : ResponseOf<C>

/** Arguments after the call: the request if it has one, then the creator id if required. */
type CallArguments<C extends Call> = C extends { token: 'creator' }
  ? [request: RequestOf<C>, creatorId: string]
  : RequestOf<C> extends void
    ? []
    : [request: RequestOf<C>]

/** What tells the queries of a call apart. React Query also matches a filter that names only some of it. */
export interface KeyParts<Request> {
  /** One `answer`, its `pages`, or what else is made of the call's answers. */
  kind: string
  request: Request
  creatorId?: string
}

/** The cache key of something made of a call's answers; a path alone matches all of its entries. */
export const queryKeyOfKind = (
  kind: string,
  { path }: Pick<Call, 'path'>,
  request: unknown,
  creatorId?: string,
): QueryKey => [
  path,
  { kind, ...(request !== undefined && { request }), ...(creatorId !== undefined && { creatorId }) },
]

/** `CallArguments` by position; absent ones are undefined. The cast restates what `CallArguments` says. */
const splitArguments = <C extends Call>(args: CallArguments<C>) =>
  args as unknown as [request: RequestOf<C>, creatorId: CreatorIdOf<C>]

/** The cache key of a call's answer. */
export const callQueryKey = <C extends Call>(call: C, ...args: CallArguments<C>): QueryKey => {
  const [request, creatorId] = splitArguments<C>(args)
  return queryKeyOfKind('answer', call, request, creatorId)
}

const withPolicy = async <C extends Call>(
  call: C,
  answer: Promise<ResponseOf<C>>,
): Promise<CallResult<C>> => {
  const result = call.onError === 'ignore' ? answer.catch(() => null) : answer
  return (await result) as CallResult<C> // null only where CallResult allows it
}

/** Query options of a declared read. */
export const queryOf = <C extends Call>(call: C, ...args: CallArguments<C>) =>
  queryOptions({
    queryKey: callQueryKey(call, ...args),
    queryFn: ({ signal }) => {
      const [request, creatorId] = splitArguments<C>(args)
      return withPolicy(call, send(call, request, { signal, creatorId }))
    },
    meta: { onError: call.onError },
  })

/**
 * A call that returns a list in pages: `{limit, lastId}` in, `{data, lastId}` out. None ignores its errors: a page that
 * failed has no `lastId` to go on from.
 */
export type PagedCall = Call & {
  response: v.GenericSchema<unknown, { lastId: string | null }>
  onError: Exclude<ErrorPolicy, 'ignore'>
}

export type PagedRequest<C extends Call> = Omit<RequestOf<C>, 'lastId'>
/** What a paged list shows: its request without the page. */
export type ListRequest<C extends Call> = Omit<RequestOf<C>, 'limit' | 'lastId'>

/** Arguments of a paged read: the request without its `lastId`, then the creator id if required. */
type PagedArguments<C extends Call> = C extends { token: 'creator' }
  ? [request: PagedRequest<C>, creatorId: string]
  : [request: PagedRequest<C>]

/** Query options of a paged list; each page starts after the last id of the one before. */
export const pagesOf = <C extends PagedCall>(call: C, ...args: PagedArguments<C>) => {
  const [request, creatorId] = args as unknown as [PagedRequest<C>, CreatorIdOf<C>] // by position, as above
  return infiniteQueryOptions({
    queryKey: queryKeyOfKind('pages', call, request, creatorId),
    queryFn: ({ signal, pageParam }) =>
      // The given request and the lastId that PagedCall promises make it complete.
      send(call, { ...request, lastId: pageParam } as unknown as RequestOf<C>, { signal, creatorId }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last as { lastId: string | null }).lastId,
    meta: { onError: call.onError },
  })
}

/** Refetches what is shown of these calls, and marks all else they answered as stale. */
export const invalidateCalls = (
  client: QueryClient,
  ...calls: readonly Pick<Call, 'path'>[]
): Promise<unknown> => Promise.all(calls.map(({ path }) => client.invalidateQueries({ queryKey: [path] })))

/** Mutation options of a declared write; its variable is the request. */
export const mutationOf = <C extends Call>(call: C, creatorId?: CreatorIdOf<C>) =>
  mutationOptions({
    mutationKey: [call.path],
    mutationFn: (request: RequestOf<C>) => withPolicy(call, send(call, request, { creatorId })),
    meta: { onError: call.onError },
  })
