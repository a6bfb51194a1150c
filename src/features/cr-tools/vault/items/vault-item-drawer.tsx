import { useQuery } from '@tanstack/react-query'
import { Download, Pencil } from 'lucide'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { downloadVaultMedia, getMedia } from '@/api/calls/creator/vault'
import { errorText } from '@/api/errors'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import { isVisual } from '@/domain/vault/media'
import { rightsAt, trashDaysLeft, type VaultItem, type VaultMedia } from '@/domain/vault/vault'
import { downloadUrl } from '@/ui/table/export/download-file'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { deferred } from '@/services/loading/deferred'
import { serverNow } from '@/services/network/server-clock'
import { toast } from '@/services/page/toasts'
import { track } from '@/services/telemetry/tracker'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'
import { QueryContent } from '@/ui/feedback/query-content'
import { CallError } from '@/ui/feedback/call-error'
import { DiscardConfirmation, Drawer } from '@/ui/overlay/dialog'
import { discardForm } from '@/ui/field/form/discard-form'
import { SubmitButton } from '@/ui/field/form/form'
import { SkeletonBars } from '@/ui/skeleton'

import { useEditDisabledReason, useMayEdit } from '../../base/permissions'
import { useVaultActions } from '../use-vault-mutations'
import { OrganiseActions } from '../grid/bulk-bar'
import { EditItem } from './edit-item'
import { ItemFigures, ItemFile, ItemDetails } from './item-facts'
import { ItemForm, useItemForm } from './item-form'
import { VaultItemPreview } from './vault-item-preview'

const SKELETON_BARS = ['h-56 rounded-card', 'h-9', 'h-9', 'h-24']

/** Downloads the original and reports it to the agency's analytics. */
function useDownload(creatorId: string, { mediaId }: VaultItem) {
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const { url, name } = await send(downloadVaultMedia, { mediaId }, { creatorId })
      downloadUrl(url, name)
      track({ kind: 'downloadMedia', facts: { mediaId } })
    } catch (error) {
      toast.error(errorText(error))
    }
    setBusy(false)
  }
  return { isBusy, download: () => void download() }
}

interface ItemActionsProps {
  creatorId: string
  item: VaultItem
  /** The item's form has changes that closing discards. */
  isDirty: boolean
  onRemoved: () => void
}

/** Archive and Delete close the drawer, so they ask as its X does while the form has changes. */
function useAskingActions(creatorId: string, isDirty: boolean) {
  const actions = useVaultActions(creatorId)
  const [asked, setAsked] = useState<() => void>()
  const ask = (act: () => void) => (isDirty ? setAsked(() => act) : act())
  const asking: typeof actions = {
    ...actions,
    archive: (...how) => ask(() => actions.archive(...how)),
    remove: (...how) => ask(() => actions.remove(...how)),
  }
  const stopAsking = () => setAsked(undefined)
  const discard = () => {
    stopAsking()
    asked?.()
  }
  return { actions: asking, isAsking: asked !== undefined, stopAsking, discard }
}

function ItemActions({ creatorId, item, isDirty, onRemoved }: ItemActionsProps) {
  const { actions, isAsking, stopAsking, discard } = useAskingActions(creatorId, isDirty)
  const { t } = useTranslation('marketplace')
  const disabledReason = useEditDisabledReason('vault')
  const { isBusy, download } = useDownload(creatorId, item)
  const [isEditing, setEditing] = useState(false)
  const isInTrash = item.deletedAt !== null
  return (
    <div className="flex flex-wrap gap-2">
      {!isInTrash && (
        <Button size="small" icon={Download} busy={isBusy} disabledReason={disabledReason} onClick={download}>
          {t('vault.download')}
        </Button>
      )}
      {!isInTrash && item.kind === 'image' && (
        <Button size="small" icon={Pencil} disabledReason={disabledReason} onClick={() => setEditing(true)}>
          {t('vault.edit')}
        </Button>
      )}
      {isEditing && <EditItem creatorId={creatorId} item={item} onClose={() => setEditing(false)} />}
      <OrganiseActions
        creatorId={creatorId}
        items={[item]}
        actions={actions}
        isInTrash={isInTrash}
        isArchived={item.isArchived}
        onRemoved={onRemoved}
      />
      {isAsking && <DiscardConfirmation onStay={stopAsking} onDiscard={discard} />}
      <CallError className="basis-full" error={actions.error} />
    </div>
  )
}

/** Warnings to read before using the item. */
function ItemNotice({ item }: { item: VaultItem }) {
  const { t } = useTranslation('marketplace')
  const timezone = useAgencyZone()
  const now = serverNow()
  if (item.deletedAt !== null)
    return (
      <Banner tone="warning">{t('vault.trash_notice', { count: trashDaysLeft(item.deletedAt, now) })}</Banner>
    )
  const rights = rightsAt(item.rightsUntil, now, timezone)
  if (rights === 'ended') return <Banner tone="danger">{t('vault.rights_ended_notice')}</Banner>
  return rights === 'ending' ? <Banner tone="warning">{t('vault.rights_ending_notice')}</Banner> : null
}

interface VaultItemDrawerProps {
  creatorId: string
  mediaId: string
  /** The list that the item was opened from. */
  media: readonly VaultMedia[]
  onClose: () => void
}

/** Lazy: the viewer has more code than the drawer. */
const MediaViewer = deferred(async () => (await import('../../media/media-viewer')).MediaViewer)

/** The viewer pages through the list that the item was opened from. */
function ItemViewer({
  item,
  media,
  onClose,
}: Pick<VaultItemDrawerProps, 'media' | 'onClose'> & { item: VaultItem }) {
  const seen = media.filter(isVisual)
  const at = seen.findIndex(({ mediaId }) => mediaId === item.mediaId)
  return <MediaViewer media={at === -1 ? [item] : seen} index={Math.max(0, at)} onClose={onClose} />
}

function ItemDrawerContent({ item, media, ...rest }: ItemActionsProps & Pick<VaultItemDrawerProps, 'media'>) {
  const [isLarge, setLarge] = useState(false)
  return (
    <>
      <VaultItemPreview key={item.url} item={item} onEnlarge={() => setLarge(true)} />
      {isLarge && <ItemViewer item={item} media={media} onClose={() => setLarge(false)} />}
      <ItemNotice item={item} />
      <ItemActions item={item} {...rest} />
    </>
  )
}

interface OpenItemProps extends VaultItemDrawerProps {
  item: VaultItem
}

/** The item around what staff wrote about it. */
function ItemDrawer({
  item,
  form,
  children,
  ...props
}: OpenItemProps & { form?: ReturnType<typeof useItemForm>; children: ReactNode }) {
  const { t } = useTranslation('marketplace')
  return (
    <Drawer
      title={item.title || t('vault.item')}
      {...(form && { closing: form.closing })}
      onClose={props.onClose}
      trackedAs="vault-item"
      actions={form && <SubmitButton form={form}>{t('vault.save')}</SubmitButton>}
    >
      <div className="grid gap-4">
        <ItemDrawerContent
          {...props}
          item={item}
          isDirty={form?.isDirty ?? false}
          onRemoved={props.onClose}
        />
        {children}
        <ItemFigures creatorId={props.creatorId} item={item} />
        <ItemFile creatorId={props.creatorId} item={item} />
      </div>
    </Drawer>
  )
}

/** The item with its form; leaving with unsaved changes asks for confirmation. */
function EditableItem(props: OpenItemProps) {
  const form = useItemForm(props.creatorId, props.item)
  return (
    <ItemDrawer {...props} form={form} onClose={discardForm(form, props.onClose)}>
      <ItemForm form={form} creatorId={props.creatorId} item={props.item} />
    </ItemDrawer>
  )
}

const ReadOnlyItem = (props: OpenItemProps) => (
  <ItemDrawer {...props}>
    <ItemDetails item={props.item} />
  </ItemDrawer>
)

/** Drawer with one item's preview, figures and editable details (screens S19). */
export function VaultItemDrawer(props: VaultItemDrawerProps) {
  const { t } = useTranslation('marketplace')
  const mayEdit = useMayEdit('vault')
  const read = useQuery(queryOf(getMedia, { mediaId: props.mediaId }, props.creatorId))
  if (read.data) {
    const Item = mayEdit && read.data.deletedAt === null ? EditableItem : ReadOnlyItem
    return <Item key={read.data.mediaId} {...props} item={read.data} />
  }
  return (
    <Drawer title={t('vault.item')} onClose={props.onClose} trackedAs="vault-item">
      <QueryContent of={read} skeleton={<SkeletonBars bars={SKELETON_BARS} />} />
    </Drawer>
  )
}
