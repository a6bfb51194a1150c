export { openCrisisHelp, openCrisisHelpFor } from './crisis-store'
export { CrisisHost } from './parts/crisis-host'
export { wasSentAnyway, useCrisisHold } from './use-crisis-hold'
