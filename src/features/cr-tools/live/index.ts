export { dropLiveDraftTime } from './plan/live-plan'
