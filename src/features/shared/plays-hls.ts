/**
 * Whether the browser plays HLS natively and reliably (WebKit). Chromium has also answered "maybe" since 142, but
 * stalls on playlists that hls.js plays: where both could play, hls.js is used.
 */
export const playsHls = (video: HTMLVideoElement): boolean =>
  video.canPlayType('application/vnd.apple.mpegurl') !== '' &&
  ('ManagedMediaSource' in window || !('MediaSource' in window))
