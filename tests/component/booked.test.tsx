// A row's action shows what the account has booked, and resets after the logout.

import { isBooked } from '@fair/contract/rules/clash.ts'
import { schedule } from '@fair/contract/schedule.ts'
import { expect, it } from 'vitest'
import { showBooked } from '../../src/client/booked.ts'
import { RowAction } from '../../src/features/shared/RowAction.tsx'
import { $bookings } from '../../src/stores/bookings.ts'
import { forgetLogin } from '../../src/stores/login.ts'
import { readPageData } from '../../src/stores/page-data.ts'
import { dataOf } from '../connected.ts'
import { hydrate, logIn, openPage } from './island.tsx'

it('a row shows whether its item is booked, and resets after the logout', async () => {
  const { page, call } = await openPage('/en-US/meeting/', 'common')
  await logIn()
  const booked = dataOf(await call(schedule.list, {})).find(isBooked)
  if (!booked) throw new Error('the demo visitor has booked nothing')
  const row = { page, href: '/en-US/meeting/detail/1/', isOnline: false, isRecorded: false }
  const main = await hydrate(
    <>
      <RowAction {...row} title="Opening" booking={`${booked.kind}:${booked.businessId}`} />
      <RowAction {...row} title="Closing" booking="MEETING:nobody" />
    </>,
  )
  const texts = () => [...main.querySelectorAll('a')].map(({ textContent }) => textContent)
  expect(texts()).toEqual(['BookOpening', 'BookClosing'])
  await showBooked(readPageData())
  expect(texts()).toEqual(['BookedOpening', 'BookClosing'])
  forgetLogin(true)
  $bookings.set(null)
  await showBooked(readPageData())
  expect(texts()).toEqual(['BookOpening', 'BookClosing'])
})
