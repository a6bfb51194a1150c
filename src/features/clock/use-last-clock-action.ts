import { useMutationState, useQueryClient } from '@tanstack/react-query'

import { clockIn, clockOut } from '@/api/calls/chatter/chatter'

const PATHS: readonly unknown[] = [clockIn.path, clockOut.path]
const CLOCK_ACTIONS = {
  predicate: ({ options }: { options: { mutationKey?: readonly unknown[] | undefined } }) =>
    PATHS.includes(options.mutationKey?.[0]),
}

/** Returns the last Clock In or Clock Out, wherever it was pressed: every clock shows the same state. */
export function useLastClockAction() {
  const client = useQueryClient()
  const last = useMutationState({
    filters: CLOCK_ACTIONS,
    select: ({ options, state }) => ({
      isClockOut: options.mutationKey?.[0] === clockOut.path,
      isPending: state.status === 'pending',
      error: state.error,
    }),
  }).at(-1)
  return {
    ...last,
    forget: () => {
      const acts = client.getMutationCache()
      for (const act of acts.findAll({ ...CLOCK_ACTIONS, status: 'error' })) acts.remove(act)
    },
  }
}
