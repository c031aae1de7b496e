import { replay } from '@fair/contract/replay.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { aliveSandbox } from '../testing/alive.ts'
import { callSandbox, payload } from '../testing/call-sandbox.ts'
import { timed, webVtt } from './replay-transcript.ts'
import { switchRun } from './stream-switch.ts'

const sandbox = aliveSandbox({ size: 'small' })
afterAll(() => sandbox.close())

const over = sandbox.platform.fair.lives.find((live) => live.compose('en-US').state === 'replay')?.id ?? ''
const list = (businessType: 'LIVE' | 'MEETING', businessId: string, language = 'en-US') =>
  payload(sandbox, replay.list, { businessType, businessId }, { language })

describe('recordings', () => {
  it('exist only for events that are over', async () => {
    expect((await list('LIVE', over)).map(({ _id }) => _id)).toEqual([`RL-${over}`])
    expect((await list('MEETING', '5006')).map(({ _id }) => _id)).toEqual(['RM-5006'])
    expect(await list('MEETING', '5002')).toEqual([])
  })

  it('have a transcript in the visitor’s language', async () => {
    const [japanese] = await list('MEETING', '5006', 'ja-JP')
    expect(japanese?.transcript[0]?.text).toContain('ご参加いただきありがとうございます')
    expect(japanese?.transcript.some(({ speaker }) => speaker === '聴講者')).toBe(true)
    expect(JSON.stringify(japanese?.transcript)).not.toMatch(/[{}]\w+[{}]|"\?/)
  })

  it('are refused for offline and unknown events', async () => {
    const refusal = await callSandbox(sandbox, replay.list, { businessType: 'LIVE', businessId: 'none' })
    expect(refusal.errCode).toBe(4041)
    switchRun(sandbox.platform, 'LIVE', over, 'OFFLINE')
    const offline = await callSandbox(
      sandbox,
      replay.list,
      { businessType: 'LIVE', businessId: over },
      { language: 'en-US' },
    )
    expect(offline).toMatchObject({ errCode: 4090, errMsg: 'The live streaming has been set offline' })
    switchRun(sandbox.platform, 'LIVE', over, null)
  })
})

describe('captions', () => {
  const get = (address: string) => sandbox.fetch(new Request(`http://sandbox.localhost${address}`))

  it('are WebVTT files at the URLs of the recording, one for each language', async () => {
    const [recording] = await list('MEETING', '5006')
    const texts = new Set<string>()
    for (const { url, language } of recording?.captions ?? []) {
      const response = await get(url)
      expect(response.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
      const text = await response.text()
      expect(text, language).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:\d\d\.000\n<v [^>]+>.+\n/)
      texts.add(text)
    }
    expect(texts.size).toBe(4)
  })

  it.each(['RM-5002/en-US.vtt', 'RM-5006/fr-FR.vtt', 'XX-5006/en-US.vtt', 'RM-5006/en-US.txt'])(
    'are not found at %s',
    async (path) => {
      expect((await get(`/sandbox/captions/${path}`)).status).toBe(404)
    },
  )

  it('escape markup in speaker names and text', () => {
    const text = webVtt([{ offset: 3725, endOffset: 3730, speaker: 'A > B', text: 'x --> y & <i>' }])
    expect(text).toBe('WEBVTT\n\n01:02:05.000 --> 01:02:10.000\n<v A &gt; B>x --&gt; y &amp; &lt;i&gt;\n')
  })
})

describe('caption times', () => {
  it('do not overlap and do not exceed the end', () => {
    const said = ['a', 'b', 'c'].map((text) => ({ from: 10, speaker: '', text }))
    const times = timed([...said, { from: 60, speaker: '', text: 'd' }], 15)
    expect(times.map(({ offset, endOffset }) => [offset, endOffset])).toEqual([
      [10, 13],
      [13, 15],
    ])
  })
})
