export { LazyImageEditor } from './parts/lazy-image-editor'
export { revealByKey, TileReveal, VaultTile } from './parts/vault-tile'
export { useTileTexts } from './use-tile-texts'
export { useVaultFolders, useVaultList } from './use-vault-list'
