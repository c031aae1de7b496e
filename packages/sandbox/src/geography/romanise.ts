import { customPinyin, pinyin } from 'pinyin-pro'
import { load } from '../data/load.ts'
import { divisionName, type Kind, PEOPLES } from './division-name.ts'

/** Readings of names that differ from the characters' usual ones and from the package's. */
customPinyin({
  喀什: 'kā shí',
  什邡: 'shí fāng',
  单县: 'shàn xiàn',
  涡阳: 'guō yáng',
  洪洞: 'hóng tóng',
  泌阳: 'bì yáng',
  繁峙: 'fán shì',
  大埔: 'dà bù',
})

/** Names that are known abroad in their own language's form, not by the sound of the Chinese characters. */
const KNOWN_AS: Readonly<Record<string, string>> = load('geography/known-as')

const KIND_NAMES: Readonly<Record<Kind, string>> = {
  新区: 'New Area',
  林区: 'Forestry District',
  矿区: 'Mining District',
  地区: 'Prefecture',
  群岛: 'Islands',
  区: 'District',
  县: 'County',
  市: '',
  州: 'Prefecture',
  旗: 'Banner',
  盟: 'League',
}

/** The syllables of a name without tones: ['ning', 'bo']. ü is 'v'. */
export function syllables(name: string): string[] {
  return pinyin(name, { toneType: 'none', v: true, type: 'array', nonZh: 'removed' })
}

/** The pinyin of a name in one word: Ningbo, Xi'an, Lüshun. */
function word(name: string): string {
  const joined = syllables(name)
    .map((one, at) => (at > 0 && /^[aeo]/.test(one) ? `'${one}` : one))
    .join('')
    .replaceAll('v', 'ü')
  return joined.charAt(0).toUpperCase() + joined.slice(1)
}

/** A division's name in English: Ningbo, Yinzhou District, Jingning She Autonomous County. */
export function romanised(name: string): string {
  const { base, peoples, isAutonomous, kind } = divisionName(name)
  // 城区 and 郊区 are not districts called 城 and 郊.
  if (base.length === 1 && kind === '区' && peoples.length === 0) return word(name)
  const own = KNOWN_AS[name] ?? KNOWN_AS[base] ?? (base === '' ? '' : word(base))
  const parts = [own, ...peoples.map((one) => PEOPLES[one]?.[0] ?? ''), isAutonomous ? 'Autonomous' : '']
  return [...parts, kind === '' ? '' : KIND_NAMES[kind]].filter((part) => part !== '').join(' ')
}
