import StatisticsScreen from '@/features/agency/screens/statistics'
import { ClockWidget, CorrectionDialog } from '@/features/clock'

/** /agency-statistics with what belongs to the clock: its button, and the form that corrects a log (screens S3). */
export const StatisticsWithClock = () => (
  <StatisticsScreen Correction={CorrectionDialog} clock={<ClockWidget showStatus={false} />} />
)
