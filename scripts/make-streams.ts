// node_modules/.bin/node scripts/make-streams.ts: renders the sample fair's films again (needs ffmpeg; no other command
// does). A seamless loop of eight seconds for each scene (packages/sandbox/src/streams/scenes.ts), in two sizes, once more for
// browsers without H.264, and as audio only. Its output in packages/sandbox/src/streams/films/ is committed: 2.6 MB.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createMedia } from '@fair/sandbox/media/media.ts'
import { readFragments } from '@fair/sandbox/streams/boxes.ts'
import { SCENES, sceneAddress } from '@fair/sandbox/streams/scenes.ts'

const SECONDS = 8
const into = path.join(import.meta.dirname, '../packages/sandbox/src/streams/films')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'film-'))
const media = createMedia({ cacheDir: path.join(folder, 'media') })

const ffmpeg = (...args: string[]) =>
  execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...args], { stdio: 'inherit' })
const noise = (rate: number) => ['-f', 'lavfi', '-i', `anoisesrc=color=brown:amplitude=0.03:sample_rate=${rate}:seed=7`]
const length = ['-t', String(3 * SECONDS)]
const fragmented = (ms: number) => [
  ...['-movflags', 'empty_moov+default_base_moof+frag_keyframe'],
  ...['-frag_duration', String(ms * 1000)],
]

const made = (name: string) => path.join(folder, `${name}.mp4`)

/** The camera circles once: the last frame leads back to the first. */
function video(name: string, picture: string, size: string, ...codec: string[]): void {
  const circle = `64+24*sin(2*PI*t/${SECONDS}):(ih-oh)/2+10*cos(2*PI*t/${SECONDS})`
  ffmpeg(
    ...['-loop', '1', '-framerate', '15', '-i', picture, ...noise(32_000), ...length],
    ...['-vf', `scale=1280:-2,crop=1152:648:${circle},scale=${size},format=yuv420p`],
    ...['-g', '30', '-keyint_min', '30', ...codec, '-ac', '1', ...fragmented(500)],
    made(name),
  )
}

/** The second loop is used: the start of an encoder's output differs from every later loop. */
function keep(name: string): void {
  const { init, scales, fragments } = readFragments(fs.readFileSync(made(name)))
  const selected = fragments.filter(({ tracks: [track] }) => {
    const seconds = track ? Number(track.time) / (scales.get(track.trackId) ?? 1) : -1
    return seconds > SECONDS - 0.1 && seconds < 2 * SECONDS - 0.1
  })
  for (const { bytes, tracks } of selected) {
    for (const { trackId, time, at } of tracks) {
      bytes.writeBigUInt64BE(time - BigInt(SECONDS * (scales.get(trackId) ?? 1)), at)
    }
  }
  const file = path.join(into, `${name}.mp4`)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, Buffer.concat([init, ...selected.map(({ bytes }) => bytes)]))
  console.log(`${file}: ${selected.length} fragments, ${fs.statSync(file).size} bytes`)
}

const h264 = ['-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'main', '-sc_threshold', '0', '-bf', '0']
const aac = ['-c:a', 'aac', '-b:a', '16k']
const vp9 = [
  '-c:v',
  'libvpx-vp9',
  '-crf',
  '48',
  '-b:v',
  '0',
  '-auto-alt-ref',
  '0',
  '-lag-in-frames',
  '0',
  '-cpu-used',
  '3',
]

for (const scene of SCENES) {
  fs.mkdirSync(path.join(folder, scene))
  const picture = path.join(folder, `${scene}.webp`)
  const request = new Request(`http://localhost${sceneAddress(scene)}?w=1280`, { headers: { accept: 'image/webp' } })
  fs.writeFileSync(picture, Buffer.from(await (await media.handle(request)).arrayBuffer()))
  video(`${scene}/low`, picture, '480:270', ...h264, '-crf', '34', ...aac)
  video(`${scene}/high`, picture, '960:540', ...h264, '-crf', '36', ...aac)
  // Chromium rejects a sample rate other than that of the tracks.
  video(`${scene}/open`, picture, '480:270', ...vp9, '-c:a', 'libopus', '-b:a', '12k', '-ar', '48000')
  for (const name of ['low', 'high', 'open']) keep(`${scene}/${name}`)
}
ffmpeg(...[...noise(32_000), ...length, '-ac', '1', '-c:a', 'aac', '-b:a', '24k', ...fragmented(1600)], made('sound'))
keep('sound')
fs.rmSync(folder, { recursive: true })
