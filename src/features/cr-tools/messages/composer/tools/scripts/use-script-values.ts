import { useFanValues } from '../../../../fan-values'

import { type Addressed, fanIdOf } from '../desk-fan'

/** Values of the fan and creator by variable name; without fan values for a mass message. */
export const useScriptValues = (desk: Addressed): ReadonlyMap<string, string> =>
  useFanValues(desk.creatorId, fanIdOf(desk))
