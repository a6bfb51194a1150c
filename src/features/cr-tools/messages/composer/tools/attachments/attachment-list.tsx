import type { ComposerHandle } from '../../store/composer-content'
import { MediaStrip } from './media-strip'
import { NextStep } from './next-step'
import { PriceChip } from './price-chip'
import { ScheduleChip } from './schedule-chip'
import { SentBefore } from './sent-before'
import { TranslationStrip } from '../translate/translation-strip'

/** Attachments of the message as chips above the toolbar; takes no space when empty. */
export function AttachmentList({ desk }: { desk: ComposerHandle }) {
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
