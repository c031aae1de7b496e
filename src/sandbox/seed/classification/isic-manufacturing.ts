import type { Section } from './isic.ts'

export const MANUFACTURING: Section = {
  code: 'C',
  name: ['制造业', 'Manufacturing', '製造業', '제조업'],
  divisions: [
    ['10', ['食品的制造', 'Food products', '食料品製造業', '식료품 제조업']],
    ['11', ['饮料的制造', 'Beverages', '飲料製造業', '음료 제조업']],
    ['12', ['烟草制品的制造', 'Tobacco products', 'たばこ製造業', '담배 제조업']],
    ['13', ['纺织品的制造', 'Textiles', '繊維製造業', '섬유제품 제조업']],
    ['14', ['服装的制造', 'Wearing apparel', '衣服製造業', '의복 제조업']],
    [
      '15',
      ['皮革和相关产品的制造', 'Leather and related products', '皮革・関連製品製造業', '가죽 및 관련 제품 제조업'],
    ],
    [
      '16',
      [
        '木材、木材制品和软木制品的制造（家具除外）',
        'Wood and products of wood and cork, except furniture',
        '木材・木製品・コルク製品製造業（家具を除く）',
        '목재 및 나무·코르크 제품 제조업(가구 제외)',
      ],
    ],
    ['17', ['纸和纸制品的制造', 'Paper and paper products', '紙・紙製品製造業', '종이 및 종이제품 제조업']],
    [
      '18',
      [
        '记录媒介物的印制及复制',
        'Printing and reproduction of recorded media',
        '印刷・記録媒体複製業',
        '인쇄 및 기록매체 복제업',
      ],
    ],
    [
      '19',
      [
        '焦炭和精炼石油产品的制造',
        'Coke and refined petroleum products',
        'コークス・精製石油製品製造業',
        '코크스 및 석유정제품 제조업',
      ],
    ],
    [
      '20',
      [
        '化学品及化学制品的制造',
        'Chemicals and chemical products',
        '化学品・化学製品製造業',
        '화학물질 및 화학제품 제조업',
      ],
    ],
    [
      '21',
      [
        '基本医药产品和医药制剂的制造',
        'Basic pharmaceutical products and preparations',
        '基礎医薬品・医薬製剤製造業',
        '기초 의약물질 및 의약품 제조업',
      ],
    ],
    [
      '22',
      [
        '橡胶和塑料制品的制造',
        'Rubber and plastics products',
        'ゴム・プラスチック製品製造業',
        '고무 및 플라스틱제품 제조업',
      ],
    ],
    [
      '23',
      [
        '其他非金属矿物制品的制造',
        'Other non-metallic mineral products',
        'その他の非金属鉱物製品製造業',
        '비금속 광물제품 제조업',
      ],
    ],
    ['24', ['基本金属的制造', 'Basic metals', '第一次金属製造業', '1차 금속 제조업']],
    [
      '25',
      [
        '金属制品的制造，但机械设备除外',
        'Fabricated metal products, except machinery and equipment',
        '金属製品製造業（機械器具を除く）',
        '금속가공제품 제조업(기계 및 가구 제외)',
      ],
    ],
    [
      '26',
      [
        '计算机、电子产品和光学产品的制造',
        'Computer, electronic and optical products',
        'コンピュータ・電子・光学製品製造業',
        '컴퓨터·전자·광학제품 제조업',
      ],
    ],
    ['27', ['电力设备的制造', 'Electrical equipment', '電気機器製造業', '전기장비 제조업']],
    [
      '28',
      [
        '未另分类的机械和设备的制造',
        'Machinery and equipment not elsewhere classified',
        '他に分類されない機械器具製造業',
        '기타 기계 및 장비 제조업',
      ],
    ],
    [
      '29',
      [
        '汽车、挂车和半挂车的制造',
        'Motor vehicles, trailers and semi-trailers',
        '自動車・トレーラー製造業',
        '자동차 및 트레일러 제조업',
      ],
    ],
    ['30', ['其他运输设备的制造', 'Other transport equipment', 'その他の輸送用機器製造業', '기타 운송장비 제조업']],
    ['31', ['家具的制造', 'Furniture', '家具製造業', '가구 제조업']],
    ['32', ['其他制造业', 'Other manufacturing', 'その他の製造業', '기타 제품 제조업']],
    [
      '33',
      [
        '机械和设备的修理和安装',
        'Repair and installation of machinery and equipment',
        '機械器具の修理・据付業',
        '산업용 기계 및 장비 수리·설치업',
      ],
    ],
  ],
}
