import type { TagId } from '../tags.ts'
import type { Text } from '../text.ts'

/** The types of tags, to pick interests from; each tag is of one. */
export const TAG_TYPES: readonly { readonly id: string; readonly name: Text; readonly tagIds: readonly TagId[] }[] = [
  {
    id: 'safety',
    name: ['产品认证', 'Product safety', '製品安全認証', '제품 안전 인증'],
    tagIds: ['ce', 'ul', 'fcc', 'rohs', 'mdr', 'fda', 'kfda', 'iec62619', 'iec61215', 'en71', 'astm', 'iso10218'],
  },
  {
    id: 'management',
    name: ['管理体系', 'Management systems', 'マネジメントシステム', '경영 시스템'],
    tagIds: ['iso9001', 'iatf16949', 'iso13485', 'bsci', 'haccp', 'brc'],
  },
  {
    id: 'origin',
    name: ['环保与来源', 'Environment and origin', '環境・由来', '환경·원산지'],
    tagIds: ['oekotex', 'gots', 'grs', 'fsc', 'carb-p2', 'leed', 'jas', 'halal', 'organic'],
  },
  {
    id: 'feature',
    name: ['产品特点', 'Features', '製品の特徴', '제품 특징'],
    tagIds: ['food-safe', 'dishwasher', 'handmade', 'gift', 'kd', 'dali2', 'bluetooth6', 'rtk', 'premiere'],
  },
  {
    id: 'terms',
    name: ['供货条件', 'Terms of supply', '供給条件', '공급 조건'],
    tagIds: [
      'low-moq',
      'sample7',
      'sample-cut',
      'stock',
      'local-stock',
      'spare-parts',
      'odm',
      'custom',
      'private-label',
    ],
  },
  {
    id: 'service',
    name: ['服务与其他', 'Service and more', 'サービスほか', '서비스 및 기타'],
    tagIds: ['training', 'contract', 'first-time'],
  },
]

/** The type of tags that no type names: those of another fair. */
export const OTHER_TAGS = { id: 'other', name: ['其他', 'Other', 'その他', '기타'] as Text } as const
