export { dropLiveDraftTime } from './live-plan'
