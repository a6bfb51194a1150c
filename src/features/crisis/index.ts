export { openCrisisHelp, openCrisisHelpFor } from './crisis-store'
export { CrisisHost } from './parts/crisis-host'
export { asksForCare, useCrisisHold } from './use-crisis-hold'
