import type { InputOf } from '@fair/contract/endpoint.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_USERS } from '../demo.ts'
import { calls, type Desk, openDesk, type Visitor } from '../testing/business.ts'

const { material, sample } = calls
let desk: Desk
let user: Visitor
beforeEach(() => {
  desk = openDesk()
  user = desk.as('U1')
})
afterEach(() => desk.close())

const chosen: InputOf<typeof sample.save> = {
  exhibitsId: 'X0',
  quantity: 2,
  receiver: 'Ada',
  contactMethod: '+44 20 7946 0000',
  address: { region: ['GB'], street: ' 1 Dorset Street ', postcode: 'W1U 4EF' },
}
const request = (more: Partial<typeof chosen> = {}) => user.get(sample.save, { ...chosen, ...more })
const only = async () => (await user.get(sample.list, {})).records[0]

describe('a sample request', () => {
  it('is accepted, sent and received', async () => {
    const requested = await request()
    expect(requested).toMatchObject({
      status: 'REQUESTED',
      exhibit: { exhibitsId: 'X0' },
      address: { region: ['GB'], street: '1 Dorset Street' },
      carrier: null,
    })
    const { sampleId } = requested
    expect(await user.refusal(sample.operate, { sampleId, operation: 'RECEIVE' })).toBe(
      '4090 The sample has not been sent yet.',
    )
    desk.wait(3)
    expect((await only())?.status).toBe('ACCEPTED')
    desk.wait(3)
    const sent = await only()
    expect(sent?.status).toBe('SENT')
    expect(sent?.trackingNumber).toMatch(/^\d{9}$/)
    expect(await user.refusal(sample.operate, { sampleId, operation: 'CANCEL' })).toContain('4090')
    const received = await user.get(sample.operate, { sampleId, operation: 'RECEIVE' })
    expect(received).toMatchObject({ status: 'RECEIVED', trackingNumber: sent?.trackingNumber })
    expect(await user.get(sample.operate, { sampleId, operation: 'RECEIVE' })).toEqual(received)
  })

  it('can be cancelled before the sample is sent', async () => {
    const { sampleId } = await request()
    await user.get(sample.operate, { sampleId, operation: 'CANCEL' })
    desk.wait(60)
    expect((await only())?.status).toBe('CANCELLED')
    expect(await desk.as('U2').refusal(sample.operate, { sampleId, operation: 'CANCEL' })).toContain('4041')
  })

  it('is refused by some exhibitors, with a reason', async () => {
    for (let n = 0; n < 48; n += 1) await request({ exhibitsId: `X${n}` })
    desk.wait(3)
    const { records } = await user.get(sample.list, { pageSize: 0 })
    const refused = records.filter(({ status }) => status === 'REFUSED')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(24)
    expect(refused[0]?.reason).toContain('We give no samples')
  })

  it('is created once per request id', async () => {
    const first = await request({ requestId: 'r1' })
    expect(await request({ requestId: 'r1' })).toEqual(first)
    expect((await user.get(sample.list, {})).total).toBe(1)
  })

  it.each<[string, Partial<typeof chosen>, string]>([
    ['an unknown exhibit', { exhibitsId: 'X999' }, '4041 Not found: exhibit X999'],
    ['too large a quantity', { quantity: 11 }, '4000 quantity'],
    ['no contact method', { contactMethod: '-' }, '4000 contactMethod'],
    ['no region', { address: { ...chosen.address, region: [] } }, '4000 address.region: is required'],
    [
      'an unknown region',
      { address: { ...chosen.address, region: ['CN', 'CN-XX'] } },
      '4041 Not found: place CN CN-XX',
    ],
    [
      'an invalid postcode',
      { address: { region: ['CN', 'CN-ZJ'], street: 'x', postcode: '0123' } },
      '4000 address.postcode',
    ],
    ['no street', { address: { ...chosen.address, street: '' } }, '4000 address.street: is required'],
  ])('is refused for %s', async (_, more, expected) => {
    expect(await user.refusal(sample.save, { ...chosen, ...more })).toContain(expected)
  })

  it('of the demo buyer exists in six different statuses', async () => {
    const { records } = await desk.as(DEMO_USERS.buyer).get(sample.list, {})
    expect(new Set(records.map(({ status }) => status)).size).toBe(6)
  })
})

describe('saved documents', () => {
  const file = { fileName: 'X0 data sheet.pdf', format: 'PDF', bytes: 123_456, url: '/media/files/x0.pdf' }
  beforeEach(() => {
    desk.platform.overrides.add('exhibit', 'X0', ['en-US', 'zh-CN'], { downloads: [file] })
  })
  const save = { source: 'EXHIBIT', sourceId: 'X0', url: file.url } as const

  it('are stored once, listed, filtered and removed', async () => {
    const saved = await user.get(material.save, save)
    expect(saved).toMatchObject({ file, sourceName: 'Spindle 0 en-US', exhibitorName: 'Zeta Works 0 en-US' })
    expect(await user.get(material.save, save)).toEqual(saved)
    expect((await user.get(material.list, { keyword: 'DATA SHEET', source: 'EXHIBIT' })).records).toEqual([saved])
    expect((await user.get(material.list, { source: 'MEETING' })).total).toBe(0)
    await desk.as('U2').get(material.remove, { materialIds: [saved.materialId] })
    expect((await user.get(material.list, {})).total).toBe(1)
    await user.get(material.remove, { materialIds: [saved.materialId, 'gone'] })
    expect((await user.get(material.list, {})).total).toBe(0)
  })

  it('of a meeting must be among its materials', async () => {
    const refusal = await user.refusal(material.save, { source: 'MEETING', sourceId: 'M1', url: '/files/none.pdf' })
    expect(refusal).toBe('4041 Not found: document /files/none.pdf')
    const url = '/sandbox/papers/M1/programme.pdf'
    const saved = await user.refusal(material.save, { source: 'MEETING', sourceId: 'M1', url })
    expect(saved).toBe('fine')
    expect((await user.get(material.list, {})).records).toMatchObject([
      { sourceName: 'Meeting 1 en-US', file: { url } },
    ])
  })

  it('must be offered by the exhibit', async () => {
    for (const wrong of [{ sourceId: 'X1' }, { url: 'https://evil.example/x.pdf' }, { sourceId: 'X999' }]) {
      expect(await user.refusal(material.save, { ...save, ...wrong })).toContain('4041 Not found: document')
    }
  })
})
