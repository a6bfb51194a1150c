export { ClockKeeper } from './clock-keeper'
export { ClockWidget, type ClockWidgetProps } from './clock-widget'
export { useClock } from './use-clock-control'
