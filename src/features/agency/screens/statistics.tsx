import { type ComponentProps } from 'react'

import { OwnStatisticsPage } from '../statistics/own-statistics-page'

/** /agency-statistics: a chatter's own page (screens S3). */
export default function StatisticsScreen(props: ComponentProps<typeof OwnStatisticsPage>) {
  return <OwnStatisticsPage {...props} />
}
