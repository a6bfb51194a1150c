import { accountNameOf } from '@/domain/account/account-name'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeftRight } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import { listAssignedCreators } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { UNREAD_POLL_MS } from '@/config/constants'
import { env } from '@/config/env'
import { href } from '@/domain/page/routes'
import { loadNamespaces } from '@/i18n'
import { useHasPainted } from '@/services/page/after-paint'
import { deferred } from '@/services/loading/deferred'
import { buttonClasses } from '@/ui/button-classes'
import { cardClasses } from '@/ui/card'
import { Icon } from '@/ui/icon'
import { Page } from '@/ui/layout/page'
import { SkeletonBar } from '@/ui/skeleton'
import { TileGroup, TileSkeleton } from '@/ui/chart/tile'
import { plainName, UserName } from '@/ui/text/user-name'
import type { AssignedCreator } from '@/domain/agency/assigned-creator'
import { Avatar } from '@/ui/text/avatar'
import { Badge } from '@/ui/text/badge'

import { useCreatorId } from '../../focus/use-creator-id'
import { useCreator, creatorAvatar } from '../../focus/creators'
import { DigestCard } from '../digest-card'
import { HandoverCard } from '../handover-card'
import { CreatorNotesCard } from '../notes-card'
import { RulesSkeleton } from '../rules-skeleton'
import { ToolTiles } from '../tool-tiles'
import { WaitingTiles } from '../waiting-tiles'

/** Page title with the creator's name. */
function HomeTitle({ assigned }: { assigned: AssignedCreator | undefined }) {
  const { t } = useTranslation(['home', 'common'])
  if (!assigned)
    return (
      <>
        <span className="sr-only">{t('home.title')}</span>
        <SkeletonBar className="h-10 w-48" />
      </>
    )
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar of={creatorAvatar(assigned.creator)} size={40} />
      <UserName name={accountNameOf(assigned.creator)} className="cut" />
      {assigned.pg && <Badge>{t('common:creator.pg')}</Badge>}
    </span>
  )
}

/** Loads the `profile` namespace along with the code, as both share their texts. */
const LazyRulesCard = deferred(
  async () => {
    const [code] = await Promise.all([import('../rules-card'), loadNamespaces(['profile'])])
    return code.RulesCard
  },
  {
    placeholder: (
      <div className={cardClasses}>
        <div className="h-14" />
        <RulesSkeleton />
      </div>
    ),
  },
)

const COLUMN_LAYOUT =
  'grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px] xl:grid-cols-[minmax(0,1fr)_400px]'
const TILES = [1, 2, 3, 4, 5]

function HomeSkeleton() {
  const { t } = useTranslation('home')
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-3">
        {TILES.slice(0, 3).map((tile) => (
          <SkeletonBar key={tile} className="h-[60px] rounded-card" />
        ))}
      </div>
      <TileGroup name={t('home.now')}>
        {TILES.map((tile) => (
          <TileSkeleton key={tile} isPlain />
        ))}
      </TileGroup>
      <div className={COLUMN_LAYOUT}>
        <SkeletonBar className="h-[420px] rounded-card" />
        <div className="grid gap-4 max-lg:row-start-1">
          <SkeletonBar className="h-44 rounded-card" />
          <SkeletonBar className="h-32 rounded-card" />
        </div>
      </div>
    </div>
  )
}

/** Page header that renders while the rest loads. */
export function Placeholder() {
  return <Page title={<HomeTitle assigned={useCreator().creator} />} />
}

/** /cr-tools: start of a shift: what waits, what happened, what to know (screens S9). */
export default function HomeScreen() {
  const { t } = useTranslation('home')
  const { t: tGlobal } = useTranslation('global')
  const creatorId = useCreatorId()
  // Paint the tiles first: users come for them, so the cards below render afterwards.
  const hasPainted = useHasPainted()
  const creators = useQuery({
    ...queryOf(listAssignedCreators),
    staleTime: UNREAD_POLL_MS,
    refetchInterval: UNREAD_POLL_MS,
  })
  const creator = creators.data?.data.find((it) => it.creatorId === creatorId)
  return (
    <Page
      // On error show a plain title instead of a skeleton that never resolves.
      title={creators.isError && !creator ? t('home.title') : <HomeTitle assigned={creator} />}
      // The creator's name in the document title distinguishes several tabs.
      {...(creator && {
        documentTitle: tGlobal('shell.title', {
          page: plainName(accountNameOf(creator.creator)),
          app: env.appName,
        }),
      })}
      actions={
        // On phones the creator chip in the top bar does this.
        <Link to={href('crSelect')} className={buttonClasses({ className: 'max-sm:hidden' })}>
          <Icon of={ArrowLeftRight} />
          {t('home.switch')}
        </Link>
      }
      status={useQueryStatus(creators)}
      skeleton={<HomeSkeleton />}
    >
      {creator && (
        <>
          <ToolTiles creatorId={creator.creatorId} />
          <WaitingTiles assigned={creator} />
          {hasPainted && (
            <div className={COLUMN_LAYOUT}>
              <DigestCard key={creator.creatorId} creatorId={creator.creatorId} />
              <div className="grid gap-4 max-lg:row-start-1">
                <HandoverCard creatorId={creator.creatorId} />
                <CreatorNotesCard creatorId={creator.creatorId} />
                <LazyRulesCard key={creator.creatorId} creatorId={creator.creatorId} />
              </div>
            </div>
          )}
        </>
      )}
    </Page>
  )
}
