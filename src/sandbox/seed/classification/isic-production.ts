import type { Section } from './isic.ts'

/** Agriculture, mining, energy, water and construction. */
export const PRODUCTION: readonly Section[] = [
  {
    code: 'A',
    name: ['农业、林业及渔业', 'Agriculture, forestry and fishing', '農業、林業及び漁業', '농업, 임업 및 어업'],
    divisions: [
      [
        '01',
        [
          '作物和牲畜生产、狩猎和相关服务',
          'Crop and animal production, hunting',
          '作物・畜産、狩猟業',
          '작물 재배, 축산 및 수렵업',
        ],
      ],
      ['02', ['林业与伐木业', 'Forestry and logging', '林業・伐採業', '임업']],
      ['03', ['渔业与水产业', 'Fishing and aquaculture', '漁業・養殖業', '어업 및 양식업']],
    ],
  },
  {
    code: 'B',
    name: ['采矿和采石', 'Mining and quarrying', '鉱業及び採石業', '광업 및 채석업'],
    divisions: [
      ['05', ['煤炭和褐煤的开采', 'Coal and lignite', '石炭・亜炭鉱業', '석탄 및 갈탄 광업']],
      [
        '06',
        ['石油及天然气的开采', 'Crude petroleum and natural gas', '原油・天然ガス採取業', '원유 및 천연가스 채굴업'],
      ],
      ['07', ['金属矿的开采', 'Metal ores', '金属鉱業', '금속 광업']],
      ['08', ['其他采矿和采石', 'Other mining and quarrying', 'その他の鉱業・採石業', '기타 광업 및 채석업']],
      ['09', ['开采辅助服务', 'Mining support services', '鉱業支援サービス業', '광업 지원 서비스업']],
    ],
  },
  {
    code: 'D',
    name: [
      '电、煤气、蒸气和空调的供应',
      'Electricity, gas, steam and air conditioning',
      '電気、ガス、蒸気及び空調供給業',
      '전기, 가스, 증기 및 공기 조절 공급업',
    ],
    divisions: [
      [
        '35',
        [
          '电、煤气、蒸气和空调的供应',
          'Electricity, gas, steam and air conditioning supply',
          '電気・ガス・蒸気・空調供給業',
          '전기, 가스, 증기 및 공기 조절 공급업',
        ],
      ],
    ],
  },
  {
    code: 'E',
    name: [
      '供水；污水处理、废物管理和补救',
      'Water supply, sewerage and waste management',
      '水供給、下水処理及び廃棄物管理業',
      '수도, 하수 및 폐기물 처리업',
    ],
    divisions: [
      ['36', ['集水、水处理与水供应', 'Water collection, treatment and supply', '取水・浄水・給水業', '수도업']],
      ['37', ['污水处理', 'Sewerage', '下水処理業', '하수·폐수 처리업']],
      [
        '38',
        [
          '废物的收集、处理和处置；材料回收',
          'Waste collection, treatment and materials recovery',
          '廃棄物収集・処理・素材回収業',
          '폐기물 수집·처리 및 원료 재생업',
        ],
      ],
      [
        '39',
        [
          '补救和其他废物管理服务',
          'Remediation and other waste management',
          '浄化・その他の廃棄物管理業',
          '환경 정화 및 복원업',
        ],
      ],
    ],
  },
  {
    code: 'F',
    name: ['建筑业', 'Construction', '建設業', '건설업'],
    divisions: [
      ['41', ['楼宇的建筑', 'Buildings', '建築工事業', '건물 건설업']],
      ['42', ['土木工程', 'Civil engineering', '土木工事業', '토목 건설업']],
      ['43', ['特殊建筑活动', 'Specialised construction', '専門工事業', '전문직별 공사업']],
    ],
  },
]
