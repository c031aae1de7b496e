import { describe, expect, it } from 'vitest'
import { readCaptionPlaylist, readCaptions, unwrapped } from './captions.ts'

describe('a caption segment', () => {
  it('has its cues at the times of the media clock', () => {
    const text = `\uFEFFWEBVTT\r
X-TIMESTAMP-MAP=LOCAL:00:00:08.000,MPEGTS:900000\r
\r
NOTE a comment\r
\r
one\r
00:09.000 --> 00:00:12.500 line:90% align:start\r
<v Li>Now number 2:\r
the lathe\r
\r
01:00:00.000 --> 01:00:01.000\r
later\r
`
    expect(readCaptions(text)).toEqual([
      { start: 11, end: 14.5, text: '<v Li>Now number 2:\nthe lathe' },
      { start: 3602, end: 3603, text: 'later' },
    ])
  })

  it('without a timestamp map starts with the media', () => {
    expect(readCaptions('WEBVTT\n\n00:01.000 --> 00:02.000\nhello')).toEqual([{ start: 1, end: 2, text: 'hello' }])
  })

  it('is empty if it is not WebVTT, or has no cue text', () => {
    expect(readCaptions('<!doctype html>no segment')).toEqual([])
    expect(readCaptions('WEBVTT\n\n00:01.000 --> 00:02.000\n\nNOTE nothing')).toEqual([])
    expect(readCaptions('WEBVTTER\n\n00:01.000 --> 00:02.000\nhello')).toEqual([])
  })
})

describe('a caption playlist', () => {
  it('lists its segments with their addresses, and counts their discontinuities', () => {
    const text = `#EXTM3U
#EXT-X-TARGETDURATION:4
#EXT-X-MEDIA-SEQUENCE:7
#EXT-X-DISCONTINUITY-SEQUENCE:2
#EXTINF:4,
en/7.vtt
#EXT-X-DISCONTINUITY
#EXTINF:2.5,
/8.vtt`
    expect(readCaptionPlaylist(text, 'https://a.example/live/words/en.m3u8?key=1')).toEqual({
      target: 4,
      hasEnded: false,
      segments: [
        { url: 'https://a.example/live/words/en/7.vtt', duration: 4, count: 2 },
        { url: 'https://a.example/8.vtt', duration: 2.5, count: 3 },
      ],
    })
    expect(readCaptionPlaylist(`${text}\n#EXT-X-ENDLIST`, 'https://a.example/')?.hasEnded).toBe(true)
  })

  it('is null if the response is not a playlist', () => {
    expect(readCaptionPlaylist('<!doctype html>', 'https://a.example/')).toBeNull()
  })
})

it('unwraps a time after the media clock has restarted from 0', () => {
  const around = 2 ** 33 / 90_000
  expect(unwrapped(5, 3)).toBe(5)
  expect(unwrapped(5, 2 * around + 3)).toBeCloseTo(2 * around + 5)
  expect(unwrapped(around - 5, 3)).toBeCloseTo(-5)
})
