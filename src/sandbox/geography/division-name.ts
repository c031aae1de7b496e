/** A Chinese division's name taken apart: 景宁畲族自治县 is 景宁, of the 畲, an autonomous county. */
export interface DivisionName {
  readonly base: string
  /** The peoples that an autonomous division is named for, in order. */
  readonly peoples: readonly string[]
  readonly isAutonomous: boolean
  /** What kind of division: the last word of its name; '' for a name without one. */
  readonly kind: Kind | ''
}

const KINDS = ['新区', '林区', '矿区', '地区', '群岛', '区', '县', '市', '州', '旗', '盟'] as const
export type Kind = (typeof KINDS)[number]

/** The peoples that give their names to divisions, in English and Korean. */
export const PEOPLES: Readonly<Record<string, readonly [en: string, ko: string]>> = {
  柯尔克孜: ['Kyrgyz', '키르기스족'],
  达斡尔: ['Daur', '다우르족'],
  鄂伦春: ['Oroqen', '오로촌족'],
  鄂温克: ['Evenki', '에벤키족'],
  哈萨克: ['Kazakh', '카자흐족'],
  塔吉克: ['Tajik', '타지크족'],
  维吾尔: ['Uyghur', '위구르족'],
  蒙古: ['Mongol', '몽골족'],
  朝鲜: ['Korean', '조선족'],
  土家: ['Tujia', '투자족'],
  布依: ['Buyei', '부이족'],
  哈尼: ['Hani', '하니족'],
  傈僳: ['Lisu', '리쑤족'],
  拉祜: ['Lahu', '라후족'],
  东乡: ['Dongxiang', '둥샹족'],
  纳西: ['Nakhi', '나시족'],
  景颇: ['Jingpo', '징포족'],
  仫佬: ['Mulao', '무라오족'],
  布朗: ['Blang', '부랑족'],
  撒拉: ['Salar', '살라족'],
  毛南: ['Maonan', '마오난족'],
  仡佬: ['Gelao', '거라오족'],
  锡伯: ['Xibe', '시버족'],
  普米: ['Pumi', '푸미족'],
  保安: ['Bonan', '바오안족'],
  裕固: ['Yugur', '위구족'],
  独龙: ['Derung', '두룽족'],
  满: ['Manchu', '만주족'],
  回: ['Hui', '후이족'],
  藏: ['Tibetan', '티베트족'],
  苗: ['Miao', '먀오족'],
  彝: ['Yi', '이족'],
  壮: ['Zhuang', '좡족'],
  侗: ['Dong', '둥족'],
  瑶: ['Yao', '야오족'],
  白: ['Bai', '바이족'],
  傣: ['Dai', '다이족'],
  黎: ['Li', '리족'],
  佤: ['Va', '와족'],
  畲: ['She', '서족'],
  水: ['Sui', '수이족'],
  土: ['Tu', '투족'],
  羌: ['Qiang', '창족'],
  怒: ['Nu', '누족'],
  各: ['Various Nationalities', '각족'],
}

const people = Object.keys(PEOPLES).join('|')
// 族 may be left out in an autonomous division (博尔塔拉蒙古自治州), not in a district (管城回族区).
const autonomous = new RegExp(`^(.*?)((?:(?:${people})族?)+)自治(县|州|旗)$`)
const ethnicDistrict = new RegExp(`^(.+?)((?:(?:${people})族)+)(区)$`)
const ofPeople = new RegExp(`(${people})族?`, 'g')

/** Longer names first, so that 新区 is not read as a 区 whose name ends in 新. A name is at least one character. */
const plain = new RegExp(`^(.+?)(${KINDS.join('|')})$`)

export function divisionName(name: string): DivisionName {
  const named = autonomous.exec(name) ?? ethnicDistrict.exec(name)
  if (named) {
    const [, base = '', peoples = '', kind = ''] = named
    const all = [...peoples.matchAll(ofPeople)].map(([, one = '']) => one)
    return { base, peoples: all, isAutonomous: kind !== '区', kind: kindOf(kind) }
  }
  const [, base = name, kind = ''] = plain.exec(name) ?? []
  return { base, peoples: [], isAutonomous: false, kind: kindOf(kind) }
}

function kindOf(text: string): Kind | '' {
  return KINDS.find((kind) => kind === text) ?? ''
}
