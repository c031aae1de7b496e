// The sample fair as a platform on separate hosts, for the stories that run a second time that way: its site contains
// these addresses (build flags), and the tests' browser maps them to whatever ports are free.

/** API calls and the chat connection; streams, uploads and pictures. */
const CALLS = 'http://localhost:7101'
const FILES = 'http://localhost:7102'
const IM = CALLS.replace('http', 'ws')

/** Two languages and one exhibition, which is what the stories need. */
export const APART_BUILD = [
  ...['--sandbox', '--domain', 'a.localhost', '--languages', 'zh-CN,en-US', '--exhibition', 'current', '--og', 'none'],
  ...['--api-base', CALLS, '--im-origins', IM],
  ...['--stream-origins', FILES, '--upload-origins', FILES, '--media-origins', FILES],
]

/** Flags for scripts/sandbox.ts. @public playwright.config.ts */
export const APART_SANDBOX = ['--db', ':memory:', '--now', '2026-11-19T10:42+08:00', '--im', IM, '--files', FILES]

/** The other origins that its pages may connect to. @public playwright.config.ts */
export const APART_ORIGINS = [CALLS, FILES]

/** @public playwright.config.ts @param {number} calls @param {number} files ports where they really are */
export const apartArgs = (calls, files) => [
  `--host-resolver-rules=MAP ${new URL(CALLS).host} 127.0.0.1:${calls},MAP ${new URL(FILES).host} 127.0.0.1:${files}`,
]
