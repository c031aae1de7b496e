// The picker of identities preselects the account's last one.

import { type AudienceIdentity, audience } from '@fair/contract/audience.ts'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { IdentityPicker } from '../../src/features/identity/IdentityPicker.tsx'
import { IslandProvider } from '../../src/islands/IslandProvider.tsx'
import { dataOf } from '../connected.ts'
import { hydrate, logIn, openPage } from './island.tsx'

interface Props {
  identities: readonly AudienceIdentity[]
  /** The one that is passed in at a press. */
  late: string
  pick: (identityId: string) => void
}

function Late({ identities, late, pick }: Props) {
  const [current, notify] = useState<string | null>(null)
  return (
    <>
      <button type="button" onClick={() => notify(late)}>
        Tell
      </button>
      <IslandProvider>
        <IdentityPicker identities={identities} current={current} pick={pick} close={() => {}} />
      </IslandProvider>
    </>
  )
}

it('the last identity is preselected, even if it arrives late, until the visitor chooses another', async () => {
  const { call } = await openPage('/en-US/news/', 'form', 'identity')
  await logIn()
  const identities = dataOf(await call(audience.identities, {}))
  const [first, second] = identities
  if (!first || !second) throw new Error('the buyer has one identity only')
  const picked: string[] = []
  const main = await hydrate(<Late identities={identities} late={second.identityId} pick={(id) => picked.push(id)} />)
  const radio = (name: string) => page.getByRole('radio', { name: new RegExp(name) })
  await expect.element(radio(second.identityName)).not.toBeChecked()
  main.querySelector('button')?.click()
  await expect.element(radio(second.identityName)).toBeChecked()
  await page.getByRole('button', { name: `Continue as: ${second.identityName}` }).click()
  await radio(first.identityName).click()
  main.querySelector('button')?.click()
  await expect.element(radio(first.identityName)).toBeChecked()
  await page.getByRole('button', { name: `Continue as: ${first.identityName}` }).click()
  expect(picked).toEqual([second.identityId, first.identityId])
})
