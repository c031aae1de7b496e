import { AgreementView } from './AgreementView.tsx'
import type { AgreementViewProps } from './agreement.ts'

type Props = Parameters<typeof AgreementView>[0] & AgreementViewProps

/** /agreement: the user agreement; with ?id= it leads to that agreement, or shows it live (agreement-island.ts). */
export function AgreementShell(props: Props) {
  return (
    <div className="shell" data-island="agreement" data-now="id">
      <AgreementView {...props} />
    </div>
  )
}
