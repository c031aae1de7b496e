import path from 'node:path'
import { RULES_ENDING, RULES_TYPE } from './speculation.ts'

export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.ts': 'video/mp2t',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
  [RULES_ENDING]: RULES_TYPE,
}

/** The media type of a file by its extension; unknown extensions are plain bytes. */
export function mediaTypeOf(file: string): string {
  return TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream'
}

/** Smaller files are not worth compressing. */
const SMALLEST_COMPRESSED = 256

/** Whether compressing pays: it does for texts and vector pictures; pictures and videos are compressed already. */
export function compresses(mediaType: string, bytes: number): boolean {
  return bytes >= SMALLEST_COMPRESSED && /^text\/|json|xml|mpegurl|wasm|x-icon/.test(mediaType)
}
