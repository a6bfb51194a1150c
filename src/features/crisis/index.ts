export { openCrisisHelp, openCrisisHelpFor } from './crisis-help'
export { CrisisHost } from './parts/crisis-host'
export { wasSentAnyway, useCrisisHold } from './use-crisis-hold'
