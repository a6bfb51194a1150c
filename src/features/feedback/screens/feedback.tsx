import { useTranslation } from '@/i18n/use-translation'

import { env } from '@/config/env'
import { useSession } from '@/features/auth'
import { Link } from '@/ui/text/link'
import { Page } from '@/ui/layout/page'
import { RAW_TEXT, RichText } from '@/ui/text/rich-text'

import { FeedbackForm } from '../feedback-form'
import { TicketList } from '../ticket-list'

/** /settings/feedback: report and suggest (requirements 2). */
export default function FeedbackScreen() {
  const { t } = useTranslation('settings')
  const { userId } = useSession()
  if (!userId) return null
  return (
    <Page title={t('feedback.title')} width="reading">
      <p className="text-text-quiet">
        <RichText
          text={t('feedback.intro', RAW_TEXT)}
          values={{ email: env.supportEmail }}
          parts={{ mail: <Link href={`mailto:${env.supportEmail}`} /> }}
        />
      </p>
      <FeedbackForm key={userId} />
      <div className="mt-6">
        <TicketList />
      </div>
    </Page>
  )
}
