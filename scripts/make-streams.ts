// node_modules/.bin/node scripts/make-streams.ts: draws the sample fair's film anew (needs ffmpeg; no other command does).
// Sixteen seconds that join on to themselves, at two sizes, once more for browsers without H.264, and as sound alone.
// What it writes into src/sandbox/streams/ is committed: 0.5 MB.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createMedia } from '../src/sandbox/media/media.ts'
import { readFragments } from '../src/sandbox/streams/boxes.ts'

const SECONDS = 16
const into = path.join(import.meta.dirname, '../src/sandbox/streams')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'film-'))

const picture = path.join(folder, 'picture.webp')
const drawn = await createMedia({ cacheDir: path.join(folder, 'media') }).handle(
  new Request('http://localhost/media/cover/machine/a/mist?w=1280', { headers: { accept: 'image/webp' } }),
)
fs.writeFileSync(picture, Buffer.from(await drawn.arrayBuffer()))

const ffmpeg = (...args: string[]) =>
  execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...args], { stdio: 'inherit' })
const noise = (rate: number) => ['-f', 'lavfi', '-i', `anoisesrc=color=brown:amplitude=0.03:sample_rate=${rate}:seed=7`]
const length = ['-t', String(3 * SECONDS)]
const fragmented = (ms: number) => [
  ...['-movflags', 'empty_moov+default_base_moof+frag_keyframe'],
  ...['-frag_duration', String(ms * 1000)],
]

/** The camera goes once around its circle: the last picture leads to the first. */
function video(name: string, size: string, ...codec: string[]): void {
  const circle = `64+56*sin(2*PI*t/${SECONDS}):36+20*cos(2*PI*t/${SECONDS})`
  ffmpeg(
    ...['-loop', '1', '-framerate', '15', '-i', picture, ...noise(48_000), ...length],
    ...['-vf', `scale=1280:720,crop=1152:648:${circle},scale=${size},format=yuv420p`],
    ...['-g', '30', '-keyint_min', '30', ...codec, '-ac', '1', ...fragmented(500)],
    path.join(folder, `${name}.mp4`),
  )
}

const h264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-profile:v', 'main', '-sc_threshold', '0', '-bf', '0']
video('low', '480:270', ...h264, '-crf', '30', '-c:a', 'aac', '-b:a', '24k')
video('high', '960:540', ...h264, '-crf', '30', '-c:a', 'aac', '-b:a', '24k')
const vp9 = ['-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-auto-alt-ref', '0', '-lag-in-frames', '0']
video('open', '480:270', ...vp9, '-c:a', 'libopus', '-b:a', '16k')
ffmpeg(
  ...[...noise(32_000), ...length, '-ac', '1', '-c:a', 'aac', '-b:a', '24k', ...fragmented(1600)],
  path.join(folder, 'sound.mp4'),
)

// The second time around: encoders begin with what they never repeat.
for (const name of ['low', 'high', 'open', 'sound']) {
  const { init, scales, fragments } = readFragments(fs.readFileSync(path.join(folder, `${name}.mp4`)))
  const kept = fragments.filter(({ tracks: [track] }) => {
    const seconds = track ? Number(track.time) / (scales.get(track.trackId) ?? 1) : -1
    return seconds > SECONDS - 0.1 && seconds < 2 * SECONDS - 0.1
  })
  for (const { bytes, tracks } of kept) {
    for (const { trackId, time, at } of tracks) {
      bytes.writeBigUInt64BE(time - BigInt(SECONDS * (scales.get(trackId) ?? 1)), at)
    }
  }
  const file = path.join(into, `${name}.mp4`)
  fs.writeFileSync(file, Buffer.concat([init, ...kept.map(({ bytes }) => bytes)]))
  console.log(`${file}: ${kept.length} fragments, ${fs.statSync(file).size} bytes`)
}
fs.rmSync(folder, { recursive: true })
