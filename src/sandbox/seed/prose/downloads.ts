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
  kilobytes: [900, 7200],
}
const REPORT: Paper = {
  name: ['检测报告', 'Test report', '試験成績書', '시험 보고서'],
  format: 'PDF',
  slug: 'test-report',
  kilobytes: [400, 2400],
}
const MODEL: Paper = {
  name: ['三维模型', '3D model', '3Dモデル', '3D 모델'],
  format: 'STEP',
  slug: 'model',
  kilobytes: [6000, 42000],
}
const COLOURS: Paper = {
  name: ['色卡', 'Colour card', 'カラーカード', '컬러 카드'],
  format: 'PDF',
  slug: 'colour-card',
  kilobytes: [1200, 9000],
}
const MANUAL: Paper = {
  name: ['使用说明书', 'User manual', '取扱説明書', '사용 설명서'],
  format: 'PDF',
  slug: 'manual',
  kilobytes: [1500, 12000],
}

/** The third paper of a family, beside brochure and report. */
const THIRD: Readonly<Record<string, Paper>> = {
  machine: MODEL,
  robot: MODEL,
  hardware: MODEL,
  furniture: MODEL,
  textile: COLOURS,
  trims: COLOURS,
  ceramics: COLOURS,
  luggage: COLOURS,
  stone: COLOURS,
  energy: MANUAL,
  drone: MANUAL,
  medical: MANUAL,
  lighting: MODEL,
  electronics: MANUAL,
  optics: MODEL,
}

/** What can be downloaded of an exhibit: /files/{exhibit}/{paper}, drawn or sent by whoever serves the sandbox's files. */
export function downloadsOf({ id, key, family }: Exhibit, column: Column): ExhibitEntity['downloads'] {
  const third = THIRD[family.id]
  return [BROCHURE, REPORT, ...(third ? [third] : [])].map(({ name, format, slug, kilobytes }, index) => ({
    fileName: name[column],
    format,
    bytes: drawInt(key, 90 + index, kilobytes[0], kilobytes[1]) * 1024,
    url: `/files/${id}/${slug}.${format.toLowerCase()}`,
  }))
}
