import { load } from '../data/load.ts'
/** The parts of a Chinese division's name: 景宁畲族自治县 is 景宁, of the 畲, an autonomous county. */
export interface DivisionName {
  readonly base: string
  /** The peoples that an autonomous division is named after, in order. */
  readonly peoples: readonly string[]
  readonly isAutonomous: boolean
  /** The type of division: the last word of its name; '' if there is none. */
  readonly kind: Kind | ''
}

const KINDS = ['新区', '林区', '矿区', '地区', '群岛', '区', '县', '市', '州', '旗', '盟'] as const
export type Kind = (typeof KINDS)[number]

/** The peoples that divisions are named after, in English and Korean. */
export const PEOPLES: Readonly<Record<string, readonly [en: string, ko: string]>> = load('geography/peoples')

const people = Object.keys(PEOPLES).join('|')
// 族 is optional in an autonomous division (博尔塔拉蒙古自治州), but not in a district (管城回族区).
const autonomous = new RegExp(`^(.*?)((?:(?:${people})族?)+)自治(县|州|旗)$`)
const ethnicDistrict = new RegExp(`^(.+?)((?:(?:${people})族)+)(区)$`)
const ofPeople = new RegExp(`(${people})族?`, 'g')

/** Longer names first, so that 新区 is not parsed as a 区 whose name ends in 新. A name has at least one character. */
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
