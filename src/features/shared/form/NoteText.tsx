import type { SafeHtml } from '@fair/contract/rules/brand.ts'
import { useEffect, useState } from 'react'

/** A text of the platform between fields. The sanitiser loads when the first one is shown. */
export function NoteText({ html }: { html: string }) {
  const [safe, setSafe] = useState<SafeHtml | null>(null)
  useEffect(() => {
    void import('../../../lib/sanitise.ts').then(({ sanitise }) => setSafe(sanitise(html)))
  }, [html])
  return <div className="note prose whole" dangerouslySetInnerHTML={{ __html: safe ?? '' }} />
}
