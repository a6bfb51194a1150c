import StatisticsScreen from '@/features/agency/screens/statistics'
import { CorrectionDialog } from '@/features/clock'

/** Adds the clock's correction form to /agency-statistics (screens S3). */
const StatisticsWithClock = () => <StatisticsScreen Correction={CorrectionDialog} />

export default StatisticsWithClock
