/**
 * The browser plays HLS itself, and well (WebKit). Chromium answers "maybe" too since 142, but stalls on playlists that
 * hls.js plays: where both could, hls.js does.
 */
export const playsHls = (video: HTMLVideoElement): boolean =>
  video.canPlayType('application/vnd.apple.mpegurl') !== '' &&
  ('ManagedMediaSource' in window || !('MediaSource' in window))
