import { useCreatorId } from '../../creator-in-focus'
import { CasePage } from '../case/case-page'
import { useDmcaView } from '../dmca-view'
import { CaseList } from '../list/case-list'

function Dmca({ creatorId }: { creatorId: string }) {
  const view = useDmcaView()
  return view.case === null ? (
    <CaseList creatorId={creatorId} view={view} />
  ) : (
    <CasePage key={view.case} creatorId={creatorId} caseId={view.case} onBack={view.close} />
  )
}

/** /dmca: links with the creator's work that hosts are asked to remove (screens S19). */
export default function DmcaScreen() {
  const creatorId = useCreatorId()
  // The guard lets no one in without a creator; while leaving there may be none.
  return creatorId === undefined ? null : <Dmca key={creatorId} creatorId={creatorId} />
}
