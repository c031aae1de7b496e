import { customPinyin, pinyin } from 'pinyin-pro'
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

/** Names that are known abroad by their own language's form, not by the Chinese characters' sound. */
const KNOWN_AS: Readonly<Record<string, string>> = {
  呼和浩特: 'Hohhot',
  鄂尔多斯: 'Ordos',
  呼伦贝尔: 'Hulunbuir',
  巴彦淖尔: 'Bayannur',
  乌兰察布: 'Ulanqab',
  乌兰浩特: 'Ulanhot',
  锡林郭勒: 'Xilingol',
  锡林浩特: 'Xilinhot',
  二连浩特: 'Erenhot',
  兴安盟: 'Hinggan',
  阿拉善: 'Alxa',
  科尔沁: 'Horqin',
  哈尔滨: 'Harbin',
  齐齐哈尔: 'Qiqihar',
  拉萨: 'Lhasa',
  日喀则: 'Shigatse',
  昌都: 'Qamdo',
  林芝: 'Nyingchi',
  那曲: 'Nagqu',
  阿里: 'Ngari',
  阿坝: 'Ngawa',
  甘孜: 'Garze',
  果洛: 'Golog',
  香格里拉: 'Shangri-La',
  格尔木: 'Golmud',
  德令哈: 'Delingha',
  乌鲁木齐: 'Urumqi',
  克拉玛依: 'Karamay',
  吐鲁番: 'Turpan',
  博尔塔拉: 'Bortala',
  巴音郭楞: 'Bayingolin',
  库尔勒: 'Korla',
  阿克苏: 'Aksu',
  克孜勒苏: 'Kizilsu',
  喀什: 'Kashgar',
  和田: 'Hotan',
  伊犁: 'Ili',
  阿勒泰: 'Altay',
}

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
  // 城区 and 郊区 are no districts called 城 and 郊.
  if (base.length === 1 && kind === '区' && peoples.length === 0) return word(name)
  const own = KNOWN_AS[name] ?? KNOWN_AS[base] ?? (base === '' ? '' : word(base))
  const parts = [own, ...peoples.map((one) => PEOPLES[one]?.[0] ?? ''), isAutonomous ? 'Autonomous' : '']
  return [...parts, kind === '' ? '' : KIND_NAMES[kind]].filter((part) => part !== '').join(' ')
}
