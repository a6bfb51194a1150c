export { ClockKeeper } from './clock-keeper'
export { ClockWidget, type ClockWidgetProps } from './clock-widget'
export { OffDutyBanner } from './parts/off-duty-banner'
export { useClock } from './use-clock-control'
