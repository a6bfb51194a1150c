import { useUnsaved } from '@/services/page/unsaved'

import { type ComposerContent, useContent, useSendFacts } from '../../messages'
import type { MassDraftKeys, MassStart } from '../mass-form-start'
import { useMassAudience } from './audience/use-audience'
import { useMassPlan } from './use-mass-plan'
import { useMassProblems } from './use-mass-problems'
import { useMassVersions } from './use-versions'

const mediaIdsOf = ({ media }: Pick<ComposerContent, 'media'>) => media.map(({ mediaId }) => mediaId)

/** State of the form: draft, audience, and problems that block sending. */
export function useMassForm(creatorId: string, places: MassDraftKeys, start: MassStart) {
  const { isChanged, startAnew, ...planning } = useMassPlan(places.plan, start.plan)
  const versions = useMassVersions(creatorId, places, start)
  const [first, second] = [useContent(versions.first), useContent(versions.second)]
  const sent = (planning.plan.isTest ? [first, second] : [first]).map(mediaIdsOf)
  const audience = useMassAudience(creatorId, planning.plan, sent, first.price)
  const facts = useSendFacts(creatorId)
  const problems = useMassProblems(planning.plan, versions, facts, audience.count)
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
