/**
 * Writes the icons in public/, those of a tenant with neither logo nor colour: `npm run dev` shows them, builds replace
 * them. Run it after a change of packages/build/src/icons.ts: node scripts/run.mjs scripts/make-icons.ts
 */
import { fileURLToPath } from 'node:url'
import { renderIcons, writeIcons } from '@fair/build/icons.ts'
import { primaryOf } from '../src/styles/brand.ts'

writeIcons(fileURLToPath(new URL('../public/', import.meta.url)), await renderIcons(primaryOf(''), null))
