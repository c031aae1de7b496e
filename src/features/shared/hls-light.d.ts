// The build of hls.js without what this site does not use (DRM, alternate audio, its own subtitles): two thirds of the bytes.
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
