import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useAccountNames } from '@/api/account-names'
import { getVaultFigures } from '@/api/calls/creator/vault'
import { queryOf } from '@/api/query'
import { money } from '@/domain/money/money'
import type { VaultFigures, VaultItem } from '@/domain/vault/vault'
import { formatDate, formatDateTime, formatList, formatNumber, formatPercent } from '@/i18n/format'
import { formatPlayTime } from '@/lib/text/format-play-time'
import { QueryContent } from '@/ui/feedback/query-content'
import { Amount, Numeral, NoData } from '@/ui/text/figure'
import { SkeletonBars } from '@/ui/skeleton'
import { isolate } from '@/lib/text/isolate'

import { formatMegabytes } from '../../media/format-megabytes'
import { useVaultFolders } from '../use-vault-list'

const VaultItemFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline gap-3 border-t border-line-quiet py-2 first:border-t-0">
    <dt className="w-2/5 shrink-0 text-13 text-text-quiet">{name}</dt>
    <dd className="min-w-0 flex-1 break-words">{children}</dd>
  </div>
)

function VaultItemFigures({ figures, currency }: { figures: VaultFigures; currency: string }) {
  const { t } = useTranslation('marketplace')
  const { sends, unlocks, earned, lastSentAt } = figures
  return (
    <dl>
      <VaultItemFact name={t('vault.earned')}>
        {earned === null ? t('vault.hidden') : <Amount of={money(earned, currency)} />}
      </VaultItemFact>
      <VaultItemFact name={t('vault.sends')}>
        <Numeral value={sends} />
      </VaultItemFact>
      <VaultItemFact name={t('vault.unlocked')}>
        {sends === 0 ? (
          <NoData />
        ) : (
          t('vault.unlocked_of', {
            rate: formatPercent(unlocks / sends, 0),
            unlocks: formatNumber(unlocks),
          })
        )}
      </VaultItemFact>
      <VaultItemFact name={t('vault.last_sent')}>
        {lastSentAt === null ? t('vault.not_sent_lately') : formatDateTime(lastSentAt)}
      </VaultItemFact>
    </dl>
  )
}

const SKELETON_BARS = ['h-4 w-48', 'h-4 w-36', 'h-4 w-40', 'h-4 w-56']

/** The item's revenue figures; same sums as the Content tab of analytics. */
export function ItemFigures({ creatorId, item }: { creatorId: string; item: VaultItem }) {
  const { t } = useTranslation('marketplace')
  const read = useQuery(queryOf(getVaultFigures, { mediaId: item.mediaId }, creatorId))
  return (
    <section aria-labelledby={`figures-${item.mediaId}`}>
      <h3 id={`figures-${item.mediaId}`} className="pb-1 text-13 font-strong">
        {t('vault.figures')}
      </h3>
      <QueryContent
        isBare
        of={read}
        skeleton={<SkeletonBars className="grid gap-4 py-2" bars={SKELETON_BARS} />}
      >
        {(data) => (
          <>
            <p className="text-12 text-text-quiet">{t('vault.figures_days', { days: data.days })}</p>
            <VaultItemFigures figures={data} currency={item.currency} />
          </>
        )}
      </QueryContent>
    </section>
  )
}

/** File details, folder and origin. */
export function ItemFile({ creatorId, item }: { creatorId: string; item: VaultItem }) {
  const { t } = useTranslation('marketplace')
  const { t: tTools } = useTranslation('tools')
  const nameOf = useAccountNames(item.uploadedBy === null ? [] : [item.uploadedBy])
  const folders = useVaultFolders(creatorId).data?.data
  const { kind, width, height, durationS, sizeBytes, addedAt, uploadedBy, folderId } = item
  return (
    <section aria-label={t('vault.file')}>
      <h3 className="pb-1 text-13 font-strong">{t('vault.file')}</h3>
      <dl>
        <VaultItemFact name={tTools('compose_tools.vault_kind')}>
          {tTools(`compose_tools.kind_${kind}`)}
        </VaultItemFact>
        {folders && (
          <VaultItemFact name={tTools('compose_tools.vault_folder')}>
            <bdi>{folders.find((folder) => folder.folderId === folderId)?.name ?? t('vault.no_folder')}</bdi>
          </VaultItemFact>
        )}
        {width !== null && height !== null && (
          <VaultItemFact name={t('vault.dimensions')}>
            <bdi dir="ltr">{t('vault.width_height', { width, height })}</bdi>
          </VaultItemFact>
        )}
        {durationS !== null && (
          <VaultItemFact name={t('vault.length')}>{formatPlayTime(durationS)}</VaultItemFact>
        )}
        {sizeBytes !== null && (
          <VaultItemFact name={t('vault.file_size')}>{formatMegabytes(sizeBytes, 1)}</VaultItemFact>
        )}
        {addedAt !== null && <VaultItemFact name={t('vault.added')}>{formatDate(addedAt)}</VaultItemFact>}
        {uploadedBy !== null && (
          <VaultItemFact name={t('vault.uploaded_by')}>
            <bdi>{nameOf(uploadedBy)}</bdi>
          </VaultItemFact>
        )}
      </dl>
    </section>
  )
}

/** Read-only view of the details that staff wrote. */
export function ItemDetails({ item }: { item: VaultItem }) {
  const { t } = useTranslation('marketplace')
  const { tags, people, note, owner, rightsUntil, usualPrice, currency, isPgSafe } = item
  return (
    <dl>
      <VaultItemFact name={t('vault.suggested')}>
        {usualPrice === null ? <NoData /> : <Amount of={money(usualPrice, currency)} />}
      </VaultItemFact>
      <VaultItemFact name={t('vault.tags')}>
        {tags.length === 0 ? <NoData /> : formatList(tags.map(isolate), 'unit')}
      </VaultItemFact>
      <VaultItemFact name={t('vault.people')}>
        {people.length === 0 ? <NoData /> : formatList(people.map(isolate), 'unit')}
      </VaultItemFact>
      <VaultItemFact name={t('vault.owner')}>{owner === '' ? <NoData /> : <bdi>{owner}</bdi>}</VaultItemFact>
      <VaultItemFact name={t('vault.rights')}>
        {rightsUntil === null
          ? t('vault.rights_view_open')
          : formatDate(rightsUntil, { dateStyle: 'medium', timeZone: 'UTC' })}
      </VaultItemFact>
      <VaultItemFact name={t('vault.pg')}>{isPgSafe ? t('vault.yes') : t('vault.no')}</VaultItemFact>
      {note !== '' && (
        <VaultItemFact name={t('vault.note')}>
          <span dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-wrap">
            {note}
          </span>
        </VaultItemFact>
      )}
    </dl>
  )
}
