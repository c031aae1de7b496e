import { live } from '@fair/contract/live.ts'
import { replay } from '@fair/contract/replay.ts'
import { stream } from '@fair/contract/stream.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readCaptionPlaylist, readCaptions, unwrapped } from '../../../../src/domain/captions.ts'
import { endRun, startRun, switchRun } from '../handlers/stream-switch.ts'
import { type AliveSandbox, aliveSandbox } from '../testing/alive.ts'
import { payload } from '../testing/call-sandbox.ts'
import { fixtureFair } from '../testing/fixture-fair.ts'
import { readFragments } from './boxes.ts'
import { type StreamFault, setStreamFault } from './faults.ts'
import { filmOf } from './film.ts'
import { SCENES, sceneOf, sceneOfGuest } from './scenes.ts'

// L3 of the fixture has been running for ten minutes of an hour; L0 has a recording of an hour.
let sandbox: AliveSandbox
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  sandbox = aliveSandbox({ make: fixtureFair })
})
afterEach(() => {
  sandbox.close()
  vi.useRealTimers()
})

/** Requests a path. The clock advances to the time that the request waits for. */
async function get(path: string): Promise<Response> {
  const response = Promise.resolve(sandbox.app.request(path))
  let isAnswered = false
  response.finally(() => {
    isAnswered = true
  })
  while (!isAnswered) await vi.advanceTimersToNextTimerAsync()
  return response
}
const text = async (path: string) => (await get(path)).text()
const bytes = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer())
const MAIN = '/sandbox/stream/live/L3/main'
const QUICK = '/sandbox/stream/live/L3/low-latency'
const segmentsIn = (playlist: string) => playlist.split('\n').filter((line) => /^[a-z]+\/\d+\.m4s$/.test(line))
const tagIn = (playlist: string, tag: string) => new RegExp(`#EXT-X-${tag}:(.*)`).exec(playlist)?.[1]

describe('a running stream', () => {
  it('can be played at the URLs of stream/pull', async () => {
    const sources = await payload(sandbox, stream.pull, { businessType: 'LIVE', businessId: 'L3' })
    expect(sources.map(({ format }) => format)).toEqual(['LL_HLS', 'HLS', 'HLS'])
    for (const { url, audioOnly } of sources) {
      const master = await text(url)
      expect(master.match(/^[a-z]+\.m3u8$/gm)).toEqual(
        audioOnly ? ['sound.m3u8'] : ['low.m3u8', 'high.m3u8', 'open.m3u8'],
      )
    }
  })

  it.each(['low', 'high', 'open', 'sound'])('continues in %s without a gap at the end of the film', async (name) => {
    const part = name === 'sound' ? MAIN.replace('main', 'sound') : MAIN
    const playlist = await text(`${part}/${name}.m3u8`)
    const listed = segmentsIn(playlist).slice(-20)
    const init = await bytes(`${part}/${name}/init.mp4`)
    let next: number | null = null
    let length = 0
    for (const segment of listed) {
      const { scales, fragments } = readFragments(Buffer.concat([init, await bytes(`${part}/${segment}`)]))
      for (const { tracks } of fragments) {
        const [track] = tracks
        const time = Number(track?.time) / (scales.get(track?.trackId ?? 0) ?? 1)
        if (next === null) length = time
        else expect(time - next).toBeLessThan(name === 'sound' ? 1.7 : 0.7)
        expect(time).toBeGreaterThan(next ?? -1)
        next = time
      }
    }
    expect((next ?? 0) - length).toBeGreaterThan(25)
  })

  it('shows the scene of its cover, and so does its recording', async () => {
    const fair = aliveSandbox()
    const { records } = await payload(fair, live.list, { pageSize: 0 })
    const scenes = new Set<string>()
    const expectFilm = async (path: string, cover: string) => {
      const scene = sceneOf(cover)
      expect(cover).toContain(`/cover/${scene}/`)
      const segment = await fair.app.request(`${path}/low/3.m4s`)
      expect(
        Buffer.from(await segment.arrayBuffer()).equals(filmOf('low', scene).bytes(3, null, 0) ?? Buffer.of()),
      ).toBe(true)
      scenes.add(scene)
    }
    for (const { _id, cover } of records.filter(({ state }) => state === 'live').slice(0, 4)) {
      await expectFilm(`/sandbox/stream/live/${_id}/main`, cover.url)
    }
    for (const { _id, cover } of records.filter(({ state }) => state === 'replay').slice(0, 2)) {
      const [recording] = await payload(fair, replay.list, { businessType: 'LIVE', businessId: _id })
      await expectFilm(recording?.url.replace('/index.m3u8', '') ?? '', cover.url)
    }
    expect(scenes.size).toBeGreaterThan(1)
    fair.close()
  })

  it('can be rewound to its start', async () => {
    const playlist = await text(`${MAIN}/low.m3u8`)
    expect(tagIn(playlist, 'MEDIA-SEQUENCE')).toBe('0')
    expect(segmentsIn(playlist).length).toBeGreaterThanOrEqual(299)
    expect(tagIn(playlist, 'PROGRAM-DATE-TIME')).toBe('2026-11-19T02:32:00.032Z')
    expect((await get(`${MAIN}/low/0.m4s`)).status).toBe(200)
    expect((await get(`${MAIN}/low/400.m4s`)).status).toBe(404)
  })

  it('has low-latency parts, and delays a request until the next part exists', async () => {
    const playlist = await text(`${QUICK}/low.m3u8`)
    const [, hint = ''] = /PRELOAD-HINT:TYPE=PART,URI="([^"]+)"/.exec(playlist) ?? []
    const started = performance.now()
    const part = await get(`${QUICK}/${hint}`)
    const waited = performance.now() - started
    expect(part.status).toBe(200)
    expect([waited > 0, waited <= 1000], `${waited} ms`).toEqual([true, true])
    const [, msn = '', index = ''] = /(\d+)\.(\d)\.m4s/.exec(hint) ?? []
    const later = await text(`${QUICK}/low.m3u8?_HLS_msn=${msn}&_HLS_part=${index}`)
    expect(later).toContain(`URI="${hint}"`)
    expect(later).not.toContain(`TYPE=PART,URI="${hint}"`)
    const delta = await text(`${QUICK}/low.m3u8?_HLS_skip=YES`)
    const all = Number(tagIn(delta, 'SKIP')?.split('=')[1]) + segmentsIn(delta).length
    expect(all).toBe(segmentsIn(later).length)
  })

  it('has captions in each language, in segments that match the video', async () => {
    const master = await text(`${MAIN}/index.m3u8`)
    const offered = [...master.matchAll(/TYPE=SUBTITLES,.*NAME="([^"]+)",LANGUAGE="([^"]+)".*URI="([^"]+)"/g)]
    expect(offered.map(([, name, language]) => [name, language])).toEqual([
      ['中文', 'zh-CN'],
      ['English', 'en-US'],
      ['日本語', 'ja-JP'],
      ['한국어', 'ko-KR'],
    ])
    expect(master.match(/SUBTITLES="words"/g)).toHaveLength(3)
    const url = `${MAIN}/${offered[1]?.[3]}`
    const playlist = readCaptionPlaylist(await text(url), `http://sandbox${url}`)
    // Ten minutes in segments of four seconds; the current one is not available yet.
    expect(playlist?.segments).toHaveLength(150)
    expect((await get(`${MAIN}/words/en-US/150.vtt`)).status).toBe(404)
    expect((await get(`${MAIN}/words/fr-FR.m3u8`)).status).toBe(404)
    const first = await text(`${MAIN}/words/en-US/0.vtt`)
    expect(first).toContain('NOTE The words are the sandbox')
    expect(readCaptions(first)[0]).toMatchObject({ start: 0, text: expect.stringContaining('Hello, and welcome to') })
    // Viewers who turn them on soon see a line, at any moment.
    const said = await Promise.all((playlist?.segments ?? []).map(({ url }) => text(new URL(url).pathname)))
    const cues = said.flatMap((each) => readCaptions(each)).sort((a, b) => a.start - b.start)
    const silences = cues.map(({ end }, index) => (cues[index + 1]?.start ?? end) - end)
    expect(Math.max(...silences)).toBeLessThan(15)
    expect(new Set(cues.map(({ text: words }) => words)).size).toBeGreaterThan(8)
  })

  it('finishes when the live ends, and is missing before its start and while paused', async () => {
    switchRun(sandbox.platform, 'LIVE', 'L3', 'PAUSED')
    expect((await get(`${MAIN}/low.m3u8`)).status).toBe(404)
    switchRun(sandbox.platform, 'LIVE', 'L3', null)
    expect(await text(`${MAIN}/low.m3u8`)).not.toContain('ENDLIST')
    endRun(sandbox.platform, 'LIVE', 'L3')
    expect(await text(`${MAIN}/low.m3u8`)).toContain('#EXT-X-ENDLIST')
    expect((await get('/sandbox/stream/live/L5/main/index.m3u8')).status).toBe(404)
    startRun(sandbox.platform, 'LIVE', 'L5')
    expect((await get('/sandbox/stream/live/L5/main/index.m3u8')).status).toBe(200)
  })
})

describe('a stream with a fault', () => {
  const disturb = (fault: StreamFault | null, part = '') =>
    setStreamFault(sandbox.platform.db, 'LIVE', 'L3', fault, part)

  it('has no playlist with the fault “missing”', async () => {
    disturb('missing')
    expect((await get(`${MAIN}/index.m3u8`)).status).toBe(404)
    disturb(null)
    expect((await get(`${MAIN}/index.m3u8`)).status).toBe(200)
  })

  it('returns HTML instead of segments with the fault “broken”', async () => {
    disturb('broken')
    const answer = await get(`${MAIN}/low/3.m4s`)
    expect([answer.status, await answer.text()]).toEqual([200, '<!doctype html>no segment'])
  })

  it('stops with the fault “stalled”, optionally in one source only', async () => {
    disturb('stalled', 'main')
    const before = await text(`${MAIN}/low.m3u8`)
    vi.advanceTimersByTime(2200)
    expect(await text(`${MAIN}/low.m3u8`)).toBe(before)
    expect(segmentsIn(await text(`${QUICK}/low.m3u8`)).length).toBeGreaterThan(segmentsIn(before).length)
  })

  it('has finished with the fault “ended”', async () => {
    disturb('ended')
    expect(await text(`${MAIN}/low.m3u8`)).toContain('#EXT-X-ENDLIST')
  })

  it.each(['low', 'high', 'open', 'sound'])('restarts in %s with segments that all exist', async (name) => {
    disturb('restarted')
    const source = `/sandbox/stream/live/L3/${name === 'sound' ? name : 'main'}`
    await get(`${source}/${name}.m3u8`)
    // As if the fault had been set a minute ago.
    sandbox.setClock(new Date(sandbox.platform.now().getTime() + 60_000))
    const [before = '', after = ''] = (await text(`${source}/${name}.m3u8`)).split('#EXT-X-DISCONTINUITY\n')
    expect(segmentsIn(after).length).toBeGreaterThan(10)
    for (const segment of [...segmentsIn(before).slice(-2), ...segmentsIn(after)]) {
      expect((await get(`${source}/${segment}`)).status).toBe(200)
    }
  })

  it('restarts with captions that match the video', async () => {
    disturb('restarted')
    await get(`${MAIN}/low.m3u8`)
    sandbox.setClock(new Date(sandbox.platform.now().getTime() + 60_000))
    const url = `http://sandbox${MAIN}/words/en-US.m3u8`
    const { segments = [] } = readCaptionPlaylist(await text(`${MAIN}/words/en-US.m3u8`), url) ?? {}
    expect(segments.filter(({ count }) => count === 1)).toHaveLength(14)
    // After ten minutes the picture counts from zero again: the second segment after that ends at about 12 s.
    const anew = readCaptions(await text(`${MAIN}/words/en-US/152.vtt`))
    expect(anew.length).toBeGreaterThan(0)
    for (const { start, end } of anew) {
      const from = unwrapped(start, 0)
      expect(from).toBeLessThan(12)
      expect(from + end - start).toBeGreaterThan(7.9)
    }
    expect(readCaptions(await text(`${MAIN}/words/en-US/149.vtt`))[0]?.start).toBeGreaterThan(580)
  })

  it('restarts with times from zero', async () => {
    disturb('restarted')
    await get(`${MAIN}/low.m3u8`)
    const playlist = await text(`${MAIN}/low.m3u8?_HLS_msn=301`)
    expect(playlist).toMatch(/#EXT-X-DISCONTINUITY\n#EXTINF:[\d.]+,\nlow\/30\d\.m4s/)
    const [, after = ''] = /#EXT-X-DISCONTINUITY\n#EXTINF:[\d.]+,\n(\S+)/.exec(playlist) ?? []
    const init = await bytes(`${MAIN}/low/init.mp4`)
    const timeOf = async (segment: string) =>
      Number(readFragments(Buffer.concat([init, await bytes(`${MAIN}/${segment}`)])).fragments[0]?.tracks[0]?.time)
    expect(await timeOf(after)).toBeLessThan(15_360)
    expect(await timeOf('low/299.m4s')).toBeGreaterThan(15_360 * 590)
  })
})

describe('a recording', () => {
  it('has its declared duration', async () => {
    const playlist = await text('/sandbox/stream/recording/RL-L0/low.m3u8')
    const lengths = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, length]) => Number(length))
    expect(Math.round(lengths.reduce((sum, each) => sum + each, 0))).toBe(3600)
    expect(playlist).toContain('#EXT-X-ENDLIST')
    expect((await get('/sandbox/stream/recording/RL-L0/low/1700.m4s')).status).toBe(200)
    expect((await get('/sandbox/stream/recording/RL-nothing/index.m3u8')).status).toBe(404)
  })
})

describe('the films', () => {
  it('declare a single Opus sample rate, as Chromium requires', () => {
    for (const { init } of SCENES.map((scene) => filmOf('open', scene))) {
      // ISO 14496-12 (AudioSampleEntry: 16.16 after 24 bytes) and Opus in ISOBMFF 4.3.2 (dOps: after 4).
      const entry = init.indexOf('Opus', init.indexOf('stsd')) + 4
      expect(init.readUInt32BE(init.indexOf('dOps', entry) + 8)).toBe(init.readUInt32BE(entry + 24) >>> 16)
    }
  })

  it('differ for each scene, with segments of the same duration', () => {
    for (const name of ['low', 'high', 'open'] as const) {
      const films = SCENES.map((scene) => filmOf(name, scene))
      expect(new Set(films.map((film) => film.bytes(0, null, 0)?.toString('latin1'))).size).toBe(SCENES.length)
      for (const film of films) {
        const durations = [0, 1, 2, 3].map((index) => film.durationOf(index))
        for (const duration of durations) expect(duration).toBeCloseTo(2, 1)
        expect(film.target).toBeLessThanOrEqual(3)
      }
    }
  })

  it('are selected by the cover: the film “session” for a cover without a known scene', () => {
    expect(sceneOf('/media/cover/drone/x/mist')).toBe('drone')
    expect(sceneOf('/media/exhibit/food/x/0')).toBe('food')
    expect([sceneOf('/media/session/a.b/x'), sceneOf('https://elsewhere.example/1.jpg'), sceneOf(undefined)]).toEqual([
      ...['session', 'session', 'session'],
    ])
    expect(new Set(['guest-a', 'guest-b', 'guest-c', 'guest-d'].map(sceneOfGuest)).size).toBeGreaterThan(1)
  })
})
