import { asId, asInstant, asZone } from '@fair/contract/rules/own-values.ts'
import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import { hallBoothKey } from '@fair/search/booth-code.ts'
import { expect, it } from 'vitest'
import { rectangle } from '../../domain/floor-shape.ts'
import { newNote, type Supplier } from '../../domain/note.ts'
import type { WayHall } from '../../domain/way-plan.ts'
import { guideBooths, guideDays } from './guide-model.ts'

const mapBooth = (name: string, stand: string) => ({
  key: hallBoothKey({ hall: name, stand }),
  stand,
  shape: rectangle(100, 60, 120, 60),
})

const hall = (name: string, stands: readonly string[]): WayHall => ({
  ...{ hall: name, name, slug: name },
  map: {
    ...{ width: 900, height: 600, isSchematic: false, metresPerUnit: null, floor: null, outline: null },
    ...{ aisles: [], places: [] },
    booths: [mapBooth(name, stands[0] ?? '')],
  },
  exhibitors: stands.map((stand) => ({ id: `${name}-${stand}`, name: `Of ${stand}`, stand })),
})
const HALLS = [hall('3.1', ['F7', 'A2', 'A10']), hall('8.1', ['B12'])]
const NOTHING = { exhibitors: [], exhibits: [], notes: [], plan: [] }

const entry = (over: Partial<ScheduleEntry>): ScheduleEntry => ({
  ...{
    entryId: '1',
    kind: 'NEGOTIATION',
    title: 'Talk',
    state: 'BOOKED',
    businessId: asId('1'),
    place: '',
    isOnline: false,
  },
  startTime: asInstant('2026-11-19T16:30:00.000Z'),
  endTime: asInstant('2026-11-19T17:00:00.000Z'),
  ...{ hostName: '', conflictsWith: [], uid: '1', sequence: 0, updateTime: asInstant('2026-11-01T00:00:00.000Z') },
  ...over,
})

it('lists each exhibitor once, hall by hall along the aisles, numbered over all halls', () => {
  const supplier: Supplier = { id: '8.1-B12', name: 'Of B12', legalName: '', booth: null }
  const note = { ...newNote('2001', { kind: 'exhibits', id: '5', name: 'Cutter', supplier }), text: ' Dear \n' }
  const booths = guideBooths(HALLS, {
    exhibitors: ['3.1-A10', '3.1-A2', 'gone'],
    exhibits: [
      { exhibitorId: '3.1-A2', name: 'Lamp' },
      { exhibitorId: '3.1-A2', name: 'Lens' },
    ],
    notes: [note],
    plan: [entry({ exhibitorId: asId('3.1-F7') }), entry({ exhibitorId: asId('3.1-A10'), state: 'CANCELLED' })],
  })
  expect(booths.map(({ number, stand }) => [number, stand])).toEqual([
    [1, 'A2'],
    [2, 'A10'],
    [3, 'F7'],
    [4, 'B12'],
  ])
  expect(booths[0]).toMatchObject({ exhibits: ['Lamp', 'Lens'], notes: [], at: null })
  expect(booths[2]).toMatchObject({ at: [160, 90] })
  expect(booths[3]).toMatchObject({ exhibits: [], notes: ['Dear'], key: hallBoothKey({ hall: '8.1', stand: 'B12' }) })
})

it('omits cancelled and ended entries', () => {
  const plan = (['CANCELLED', 'ENDED'] as const).map((state) => entry({ state, exhibitorId: asId('3.1-F7') }))
  expect(guideBooths(HALLS, { ...NOTHING, plan })).toEqual([])
  expect(guideDays(plan, asZone('Asia/Shanghai'))).toEqual([])
})

it('groups the plan by days in the exhibition’s time zone', () => {
  const late = entry({ entryId: '2' })
  const early = entry({ entryId: '1', startTime: asInstant('2026-11-19T02:00:00.000Z') })
  const days = guideDays([late, early], asZone('Asia/Shanghai'))
  expect(days.map(({ day, entries }) => [day, entries.map(({ entryId }) => entryId)])).toEqual([
    ['2026-11-19', ['1']],
    ['2026-11-20', ['2']],
  ])
  expect(guideDays([late, early], asZone('UTC'))).toHaveLength(1)
})
