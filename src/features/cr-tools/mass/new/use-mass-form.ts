import { useUnsaved } from '@/services/unsaved'

import { useContent, useSendFacts } from '../../messages'
import type { MassPlaces, MassStart } from '../starting'
import { useAudience } from './use-audience'
import { usePlan } from './use-plan'
import { useProblems } from './use-problems'
import { useVersions } from './use-versions'

/** Everything of the form but its looks: what is written, whom it reaches, what stands in the way. */
export function useMassForm(creatorId: string, places: MassPlaces, start: MassStart) {
  const { isChanged, startAnew, ...planning } = usePlan(places.plan, start.plan)
  const versions = useVersions(creatorId, places, start)
  const { media, price } = useContent(versions.first)
  const mediaIds = media.map(({ mediaId }) => mediaId)
  const audience = useAudience(creatorId, planning.plan, mediaIds, price)
  const facts = useSendFacts(creatorId)
  const problems = useProblems(planning.plan, versions, facts, audience.count)
  const isAnyChanged = isChanged || versions.isChanged
  useUnsaved(isAnyChanged)
  return {
    ...planning,
    isChanged: isAnyChanged,
    versions,
    audience,
    problems,
    startAnew: () => {
      versions.startAnew()
      startAnew()
    },
  }
}
