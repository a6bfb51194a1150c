import { useFanValues } from '../../../../fan-values'

import { type Addressed, fanIdOf } from '../desk-fan'

/** What is known of the fan and the creator, by the names that scripts ask for; none of a fan where it goes to many. */
export const useScriptValues = (desk: Addressed): ReadonlyMap<string, string> =>
  useFanValues(desk.creatorId, fanIdOf(desk))
