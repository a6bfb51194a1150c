import type { ComposerDesk } from '../content'
import { MediaStrip } from './parts/media-strip'
import { NextStep } from './parts/next-step'
import { PriceChip } from './parts/price-chip'
import { ScheduleChip } from './parts/schedule-chip'
import { SentBefore } from './parts/sent-before'
import { TranslationStrip } from './translate/translation-strip'

/** Attachments of the message as chips above the toolbar; takes no space when empty. */
export function Attached({ desk }: { desk: ComposerDesk }) {
  return (
    <>
      <TranslationStrip desk={desk} />
      <div className="flex flex-wrap items-center gap-2 not-empty:pb-2 empty:hidden">
        <MediaStrip desk={desk} />
        <PriceChip desk={desk} />
        <ScheduleChip desk={desk} />
        <SentBefore desk={desk} />
        <NextStep desk={desk} />
      </div>
    </>
  )
}
