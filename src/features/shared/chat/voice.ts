/** Number of bars in a voice message's waveform. */
export const BARS = 34

/** Seconds as a clock shows them: 0:21. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** The loudness of each bar's part of a recording, 0 to 1, the loudest being 1; samples are -1 to 1. */
export function loudness(samples: Float32Array, bars = BARS): number[] {
  const part = Math.max(1, Math.floor(samples.length / bars))
  const loud = Array.from({ length: bars }, (_, bar) => {
    const own = samples.subarray(bar * part, (bar + 1) * part)
    return Math.sqrt(own.reduce((sum, value) => sum + value * value, 0) / Math.max(1, own.length))
  })
  const most = Math.max(...loud)
  return loud.map((value) => (most === 0 ? 0 : value / most))
}

/** The waveform of a recording; null if it cannot be read, as from a store that blocks scripts. */
export async function pictureOf(address: string): Promise<number[] | null> {
  try {
    const reply = await fetch(address)
    if (!reply.ok) return null
    const context = new OfflineAudioContext(1, 1, 8000)
    const decoded = await context.decodeAudioData(await reply.arrayBuffer())
    return loudness(decoded.getChannelData(0))
  } catch {
    return null
  }
}
