import * as v from 'valibot'

import { flag, orElse, text } from '@/lib/lenient-schema'

/** The decisions of requirements 3. Any other value counts as ok (decisions 25). */
export const VERSION_DECISIONS = ['ok', 'soft', 'hard'] as const
export const VersionDecision = v.picklist(VERSION_DECISIONS)
export type VersionDecision = (typeof VERSION_DECISIONS)[number]

const ExtraInfo = v.object({ useCreditPaymentFlow: flag })

export const Version = v.object({
  apiVersion: text,
  versionDecision: orElse(VersionDecision, 'ok'),
  extraInfo: orElse(ExtraInfo, { useCreditPaymentFlow: false }),
})
export interface Version extends v.InferOutput<typeof Version> {}
