export { ClockKeeper } from './clock-keeper'
export { ClockWidget, type ClockWidgetProps } from './clock-widget'
