import type { AccountType } from '@fair/contract/auth.ts'
import { useState } from 'react'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { dialogSheet } from '../shared/style-sheets.ts'
import type { SectionProps } from './AccountSection.tsx'
import { ContactDialog } from './ContactDialog.tsx'

/** Phone and email as the platform shows them, masked, with a way to change each. */
export function ContactSection({ me, changed }: SectionProps) {
  const { t } = useIsland().page
  const [changing, setChanging] = useState<AccountType | null>(null)
  const rows = [
    { type: 'PHONE', shown: me.phone ? [me.areaCode, me.phone].filter(Boolean).join(' ') : null },
    { type: 'EMAIL', shown: me.email ?? null },
  ] as const
  return (
    <section className="panel">
      <h2>{t('account:contact.title')}</h2>
      <ul className="pc-lines pc-contact">
        {rows.map(({ type, shown }) => (
          <li key={type}>
            <div>
              <h3>{t(`account:contact.${type}`)}</h3>
              <p className="tnum">{shown ?? t('account:contact.none')}</p>
            </div>
            <button
              className="btn btn-2 btn-s"
              type="button"
              aria-label={t(`account:contact.${shown ? 'change' : 'add'}${type}`)}
              onClick={() => void dialogSheet().then(() => setChanging(type))}
            >
              {t(shown ? 'account:contact.change' : 'account:contact.add')}
            </button>
          </li>
        ))}
      </ul>
      {changing && (
        <ContactDialog
          type={changing}
          old={(changing === 'PHONE' ? me.phone : me.email) ?? null}
          oldAreaCode={me.areaCode ?? null}
          close={(isSent) => {
            setChanging(null)
            if (isSent) changed(null)
          }}
        />
      )}
    </section>
  )
}
