import StatisticsScreen from '@/features/agency/screens/statistics'
import { CorrectionDialog } from '@/features/clock'

/** /agency-statistics with what belongs to the clock: the form that corrects a log (screens S3). */
const StatisticsWithClock = () => <StatisticsScreen Correction={CorrectionDialog} />

export default StatisticsWithClock
