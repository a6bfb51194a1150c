import { useCreatorId } from '../../focus/creator-in-focus'
import { CasePage } from '../case/case-page'
import { useDmcaView } from '../dmca-view'
import { CaseList } from '../list/case-list'

function DmcaPage({ creatorId }: { creatorId: string }) {
  const view = useDmcaView()
  return view.case === null ? (
    <CaseList creatorId={creatorId} view={view} />
  ) : (
    <CasePage key={view.case} creatorId={creatorId} caseId={view.case} onBack={view.close} />
  )
}

/** /dmca: takedown cases of links to the creator's content (screens S19). */
export default function DmcaScreen() {
  const creatorId = useCreatorId()
  // The route guard ensures a creator, but during sign-out there may be none for one render.
  return creatorId === undefined ? null : <DmcaPage key={creatorId} creatorId={creatorId} />
}
