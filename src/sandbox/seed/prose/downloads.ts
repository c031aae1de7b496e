import type { Exhibit as ExhibitEntity } from '../../../contract/catalogue.ts'
import { drawInt } from '../draw.ts'
import type { Exhibit } from '../exhibits.ts'
import type { Column, Text } from '../text.ts'

interface Paper {
  readonly name: Text
  readonly format: string
  readonly slug: string
  readonly kilobytes: readonly [number, number]
}

const BROCHURE: Paper = {
  name: ['产品样本', 'Brochure', '製品カタログ', '제품 카탈로그'],
  format: 'PDF',
  slug: 'brochure',
  kilobytes: [310, 620],
}
const REPORT: Paper = {
  name: ['检测报告', 'Test report', '試験成績書', '시험 보고서'],
  format: 'PDF',
  slug: 'test-report',
  kilobytes: [320, 620],
}
const DRAWING: Paper = {
  name: ['外形图', 'Dimension drawing', '外形図', '외형도'],
  format: 'PDF',
  slug: 'drawing',
  kilobytes: [310, 620],
}
const COLOURS: Paper = {
  name: ['色卡', 'Colour card', 'カラーカード', '컬러 카드'],
  format: 'PDF',
  slug: 'colour-card',
  kilobytes: [270, 820],
}
const MANUAL: Paper = {
  name: ['使用说明书', 'User manual', '取扱説明書', '사용 설명서'],
  format: 'PDF',
  slug: 'manual',
  kilobytes: [400, 620],
}

/** The third paper of a family, beside brochure and report. */
const THIRD: Readonly<Record<string, Paper>> = {
  machine: DRAWING,
  robot: DRAWING,
  hardware: DRAWING,
  furniture: DRAWING,
  textile: COLOURS,
  trims: COLOURS,
  ceramics: COLOURS,
  luggage: COLOURS,
  stone: COLOURS,
  energy: MANUAL,
  drone: MANUAL,
  medical: MANUAL,
  lighting: DRAWING,
  electronics: MANUAL,
  optics: DRAWING,
}

/** What can be downloaded of an exhibit: drawn when it is asked for (pages/papers.ts), and as long as it says. */
export function downloadsOf({ id, key, family }: Exhibit, column: Column): ExhibitEntity['downloads'] {
  const third = THIRD[family.id]
  return [BROCHURE, REPORT, ...(third ? [third] : [])].map(({ name, format, slug, kilobytes }, index) => ({
    fileName: name[column],
    format,
    bytes: drawInt(key, 90 + index, kilobytes[0], kilobytes[1]) * 1024,
    url: `/media/paper/${id}/${slug}.${format.toLowerCase()}`,
  }))
}
