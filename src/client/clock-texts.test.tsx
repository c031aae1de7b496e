import { isoOf, msOf } from '@fair/contract/rules/instant.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { asInstant, asZone } from '@fair/contract/rules/own-values.ts'
import { JSDOM } from 'jsdom'
import { afterEach, expect, it, vi } from 'vitest'
import { testPage } from '../../tests/page-context.ts'
import { renderView } from '../../tests/render-view.tsx'
import { Clocks } from '../features/agenda/Clocks.tsx'
import { ThreeClocks } from '../features/agenda/ThreeClocks.tsx'
import { ownZone } from '../lib/zone.ts'
import { $identity } from '../stores/identity.ts'
import { showVisitorTimes } from './clock-texts.ts'

const signedOut = $identity.get()

afterEach(() => {
  $identity.set(signedOut)
  vi.unstubAllGlobals()
})

it.each(LANGUAGES)('both clocks of a detail page use the same format: %s', (language) => {
  // The fair is where the visitor is, so that both clocks must show the same.
  const zone = ownZone('UTC')
  const event = {
    startTime: asInstant('2026-11-19T02:30:00.000Z'),
    endTime: asInstant('2026-11-19T03:30:00.000Z'),
    hostZone: null,
  }
  const { document } = new JSDOM(renderView(testPage(language, { zone }), <ThreeClocks entry={event} />)).window
  vi.stubGlobal('document', document)
  showVisitorTimes({ language, zone, yours: '' })
  const texts = (clock: string) => [...document.querySelectorAll(`${clock} :is(b, small)`)].map((e) => e.textContent)
  expect(texts('.clock-fair')).toHaveLength(3)
  expect(texts('[data-your-clock]')).toEqual(texts('.clock-fair'))
})

it('the visitor’s clock uses the time zone of their account', () => {
  const zone = ownZone('UTC')
  const event = { startTime: asInstant('2026-11-19T02:30:00.000Z'), endTime: asInstant('2026-11-19T03:30:00.000Z') }
  const { document } = new JSDOM(
    renderView(testPage('en-US', { zone }), <ThreeClocks entry={{ ...event, hostZone: null }} />),
  ).window
  vi.stubGlobal('document', document)
  $identity.set({ ...signedOut, timeZone: 'Asia/Seoul' })
  showVisitorTimes({ language: 'en-US', zone, yours: '' })
  expect(document.querySelector('[data-your-clock] b')?.textContent).toBe('11:30–12:30')
})

/** Runs with an account in Seoul, which is nine hours ahead of the fair. */
function inSeoul(html: string): Document {
  const { document } = new JSDOM(html).window
  vi.stubGlobal('document', document)
  $identity.set({ ...signedOut, timeZone: 'Asia/Seoul' })
  showVisitorTimes({ language: 'en-US', zone: asZone('UTC'), yours: 'your time' })
  return document
}

const EVENT = { startTime: asInstant('2026-11-19T02:30:00.000Z'), endTime: asInstant('2026-11-19T03:30:00.000Z') }

it.each([
  ['one clock', 'Asia/Tokyo', 'Your time · Exhibitor’s time', false],
  ['two clocks', 'Europe/Berlin', 'Your time', true],
] as const)('a detail page shows %s for the visitor and an exhibitor in %s', (_, hostZone, label, isShown) => {
  const page = testPage('en-US', { zone: asZone('UTC') })
  const document = inSeoul(renderView(page, <ThreeClocks entry={{ ...EVENT, hostZone: asZone(hostZone) }} />))
  expect(document.querySelector('[data-your-clock] dt')?.textContent).toBe(label)
  const host = document.querySelector<HTMLElement>('[data-host-clock]')
  expect(host?.style.visibility !== 'hidden').toBe(isShown)
})

it.each([
  ['hides', 'Asia/Tokyo', false],
  ['shows', 'Europe/Berlin', true],
] as const)('a row %s the time of an exhibitor in %s below the visitor’s', (_, hostZone, isShown) => {
  const page = testPage('en-US', { zone: asZone('UTC') })
  const document = inSeoul(renderView(page, <Clocks entry={{ ...EVENT, hostZone: asZone(hostZone) }} />))
  expect(document.querySelector('[data-mine]')?.textContent).toBe('11:30–12:30 your time')
  expect(document.querySelector<HTMLElement>('[data-host]')?.style.visibility !== 'hidden').toBe(isShown)
})

it.each([
  ['2026-11-19T14:30:00.000Z', '23:30–00:30 your time'],
  ['2026-11-19T15:30:00.000Z', 'Fri 00:30–01:30 your time'],
])('a row names the visitor’s day if it is not the fair’s: at %s', (start, text) => {
  const startTime = asInstant(start)
  const event = { startTime, endTime: isoOf(msOf(startTime) + 3_600_000), hostZone: null }
  const page = testPage('en-US', { zone: asZone('UTC') })
  const document = inSeoul(renderView(page, <Clocks entry={event} />))
  expect(document.querySelector('[data-mine]')?.textContent).toBe(text)
})

it.each([
  ['2026-11-19T14:30:00.000Z', 'exhibitor 23:30–00:30 (UTC+9)'],
  ['2026-11-19T15:30:00.000Z', 'exhibitor Fri 00:30–01:30 (UTC+9)'],
])('a row names the exhibitor’s day if it is not the fair’s: at %s', (start, text) => {
  const startTime = asInstant(start)
  const event = { startTime, endTime: isoOf(msOf(startTime) + 3_600_000), hostZone: asZone('Asia/Tokyo') }
  const html = renderView(testPage('en-US', { zone: asZone('UTC') }), <Clocks entry={event} />)
  expect(new JSDOM(html).window.document.querySelector('[data-host]')?.textContent).toBe(text)
})

it('the datetime attribute of each prerendered clock is the start of the event', () => {
  const startTime = asInstant('2026-11-19T02:30:00.000Z')
  const event = { startTime, endTime: asInstant('2026-11-19T03:30:00.000Z'), hostZone: 'UTC' as const }
  const { document } = new JSDOM(renderView(testPage('en-US'), <ThreeClocks entry={event} />)).window
  expect([...document.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toEqual([startTime, startTime])
})

it('a logout shows the times of the device again', () => {
  const page = testPage('en-US', { zone: asZone('UTC') })
  const event = { ...EVENT, hostZone: asZone('Asia/Tokyo') }
  const views = renderView(
    page,
    <>
      <Clocks entry={event} />
      <ThreeClocks entry={event} />
    </>,
  )
  const texts = (document: Document) =>
    [...document.querySelectorAll<HTMLElement>('[data-mine], [data-host], [data-host-clock], [data-your-clock]')].map(
      (each) => [each.textContent, each.style.visibility],
    )
  const inSession = inSeoul(views)
  const before = texts(inSession)
  $identity.set(signedOut)
  const after = texts(inSession)
  expect(after).not.toEqual(before)
  const { document } = new JSDOM(views).window
  vi.stubGlobal('document', document)
  showVisitorTimes({ language: 'en-US', zone: asZone('UTC'), yours: 'your time' })
  expect(after).toEqual(texts(document))
})
