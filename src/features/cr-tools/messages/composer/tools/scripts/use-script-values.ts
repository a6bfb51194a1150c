import { useFanValues } from '../../../../people/fan-values'

import { type ComposerRecipient, recipientIdOf } from '../../store/recipient'

/** Values of the fan and creator by variable name; without fan values for a mass message. */
export const useScriptValues = (desk: ComposerRecipient): ReadonlyMap<string, string> =>
  useFanValues(desk.creatorId, recipientIdOf(desk))
