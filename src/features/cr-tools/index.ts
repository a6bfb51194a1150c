export { useHasCreator } from './creator-in-focus'
export { CreatorChip } from './creator-chip'
export { useCreator } from './creators'
export { useUnread } from './unread'
