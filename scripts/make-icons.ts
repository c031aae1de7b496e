/**
 * Draws the icons in public/: those of a tenant with neither logo nor colour, which builds replace and `npm run dev`
 * shows. Run it after a change of packages/build/src/icons.ts: node scripts/run.mjs scripts/make-icons.ts
 */
import { fileURLToPath } from 'node:url'
import { drawIcons, writeIcons } from '@fair/build/icons.ts'
import { BLACK, parseHex } from '../src/styles/colour.ts'
import { DEFAULT_PRIMARY } from '../src/styles/palette.ts'

writeIcons(
  fileURLToPath(new URL('../public/', import.meta.url)),
  await drawIcons(parseHex(DEFAULT_PRIMARY) ?? BLACK, null),
)
