import { digestOf } from '../content/digest.ts'
import smef from '../styles/skins/smef.css?raw'
import ucan from '../styles/skins/ucan.css?raw'
import wicexpo from '../styles/skins/wicexpo.css?raw'
import type { Skin } from '../styles/special.ts'

const SHEETS: Readonly<Record<Skin, string>> = { ucan, smef, wicexpo }

/** The sheet of a special theme, without comments, under an address that changes with it: only its own pages load it. */
export function skinSheet(skin: Skin): { name: string; css: string } {
  const css = SHEETS[skin].replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ')
  return { name: `skin-${skin}.${digestOf(css).slice(0, 8)}`, css }
}
