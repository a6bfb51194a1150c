import { useUnsaved } from '@/services/unsaved'

import { type ComposerContent, useContent, useSendFacts } from '../../messages'
import type { MassPlaces, MassStart } from '../starting'
import { useAudience } from './use-audience'
import { usePlan } from './use-plan'
import { useProblems } from './use-problems'
import { useVersions } from './use-versions'

const idsOf = ({ media }: Pick<ComposerContent, 'media'>) => media.map(({ mediaId }) => mediaId)

/** State of the form: draft, audience, and problems that block sending. */
export function useMassForm(creatorId: string, places: MassPlaces, start: MassStart) {
  const { isChanged, startAnew, ...planning } = usePlan(places.plan, start.plan)
  const versions = useVersions(creatorId, places, start)
  const [first, second] = [useContent(versions.first), useContent(versions.second)]
  const sent = (planning.plan.isTest ? [first, second] : [first]).map(idsOf)
  const audience = useAudience(creatorId, planning.plan, sent, first.price)
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
