import { CasePage } from '../case/case-page'
import { useDmcaView } from '../dmca-view'
import { CaseList } from '../list/case-list'
import { creatorScreen } from '../../focus/creator-screen'

function DmcaPage({ creatorId }: { creatorId: string }) {
  const view = useDmcaView()
  return view.case === null ? (
    <CaseList creatorId={creatorId} view={view} />
  ) : (
    <CasePage key={view.case} creatorId={creatorId} caseId={view.case} onBack={view.close} />
  )
}

/** /dmca: takedown cases of links to the creator's content (screens S19). */
export default creatorScreen(DmcaPage)
