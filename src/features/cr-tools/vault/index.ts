export { LazyImageEditor } from './editor/lazy-image-editor'
export { revealByKey, TileReveal, VaultTile } from './grid/vault-tile'
export { useTileTexts } from './grid/use-tile-texts'
export { useVaultFolders, useVaultList } from './use-vault-list'
