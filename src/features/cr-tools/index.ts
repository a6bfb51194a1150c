export { useHasCreator } from './creator-in-focus'
