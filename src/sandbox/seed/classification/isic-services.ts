import type { Section } from './isic.ts'

/** Trade, transport and all other services. */
export const SERVICES: readonly Section[] = [
  {
    code: 'G',
    name: [
      '批发和零售业；汽车和摩托车的修理',
      'Wholesale and retail trade; repair of motor vehicles',
      '卸売・小売業、自動車・オートバイ修理業',
      '도매 및 소매업; 자동차 수리업',
    ],
    divisions: [
      [
        '45',
        [
          '汽车和摩托车的批发、零售和修理',
          'Trade and repair of motor vehicles and motorcycles',
          '自動車・オートバイの卸売・小売・修理業',
          '자동차·모터사이클 판매 및 수리업',
        ],
      ],
      [
        '46',
        [
          '批发贸易（汽车和摩托车除外）',
          'Wholesale trade, except of motor vehicles',
          '卸売業（自動車・オートバイを除く）',
          '도매 및 상품 중개업',
        ],
      ],
      [
        '47',
        [
          '零售贸易（汽车和摩托车除外）',
          'Retail trade, except of motor vehicles',
          '小売業（自動車・オートバイを除く）',
          '소매업(자동차 제외)',
        ],
      ],
    ],
  },
  {
    code: 'H',
    name: ['运输和储存', 'Transportation and storage', '運輸及び保管業', '운수 및 창고업'],
    divisions: [
      [
        '49',
        [
          '陆路运输与管道运输',
          'Land transport and pipelines',
          '陸運業・パイプライン輸送業',
          '육상 운송 및 파이프라인 운송업',
        ],
      ],
      ['50', ['水上运输', 'Water transport', '水運業', '수상 운송업']],
      ['51', ['航空运输', 'Air transport', '航空運輸業', '항공 운송업']],
      [
        '52',
        [
          '运输的储存和辅助活动',
          'Warehousing and support for transport',
          '倉庫業・運輸支援業',
          '창고 및 운송 관련 서비스업',
        ],
      ],
      ['53', ['邮政和邮递活动', 'Postal and courier services', '郵便・宅配業', '우편 및 통신배달업']],
    ],
  },
  {
    code: 'I',
    name: ['食宿服务活动', 'Accommodation and food services', '宿泊及び飲食サービス業', '숙박 및 음식점업'],
    divisions: [
      ['55', ['住宿', 'Accommodation', '宿泊業', '숙박업']],
      ['56', ['食品和饮料供应服务', 'Food and beverage services', '飲食サービス業', '음식점 및 주점업']],
    ],
  },
  {
    code: 'J',
    name: ['信息和通信', 'Information and communication', '情報通信業', '정보통신업'],
    divisions: [
      ['58', ['出版', 'Publishing', '出版業', '출판업']],
      [
        '59',
        [
          '电影、录像和电视节目的制作，录音及音乐作品出版',
          'Film, video, television and sound recording',
          '映画・ビデオ・テレビ番組・音楽制作業',
          '영상·오디오 기록물 제작 및 배급업',
        ],
      ],
      ['60', ['电台和电视广播', 'Programming and broadcasting', '放送業', '방송업']],
      ['61', ['电信', 'Telecommunications', '通信業', '통신업']],
      [
        '62',
        [
          '计算机程序设计、咨询及相关活动',
          'Computer programming and consultancy',
          'コンピュータプログラミング・相談業',
          '컴퓨터 프로그래밍 및 시스템 통합업',
        ],
      ],
      ['63', ['信息服务', 'Information services', '情報サービス業', '정보 서비스업']],
    ],
  },
  {
    code: 'K',
    name: ['金融和保险活动', 'Financial and insurance activities', '金融及び保険業', '금융 및 보험업'],
    divisions: [
      ['64', ['金融服务（保险和养恤金除外）', 'Financial services', '金融サービス業', '금융업']],
      ['65', ['保险、再保险和养恤金', 'Insurance and pension funding', '保険・年金業', '보험 및 연금업']],
      [
        '66',
        ['金融保险服务辅助活动', 'Auxiliary financial activities', '金融・保険補助業', '금융 및 보험 관련 서비스업'],
      ],
    ],
  },
  {
    code: 'L',
    name: ['房地产活动', 'Real estate activities', '不動産業', '부동산업'],
    divisions: [['68', ['房地产活动', 'Real estate activities', '不動産業', '부동산업']]],
  },
  {
    code: 'M',
    name: [
      '专业、科学和技术活动',
      'Professional, scientific and technical activities',
      '専門・科学・技術サービス業',
      '전문, 과학 및 기술 서비스업',
    ],
    divisions: [
      ['69', ['法律和会计', 'Legal and accounting', '法務・会計サービス業', '법무 및 회계 서비스업']],
      [
        '70',
        [
          '总公司活动；管理咨询',
          'Head offices; management consultancy',
          '本社活動・経営コンサルタント業',
          '회사 본부 및 경영 컨설팅업',
        ],
      ],
      [
        '71',
        [
          '建筑和工程活动；技术测试和分析',
          'Architecture and engineering; technical testing',
          '建築・エンジニアリング・技術試験業',
          '건축·엔지니어링 및 기술 시험업',
        ],
      ],
      ['72', ['科学研究与发展', 'Scientific research and development', '科学研究開発業', '연구개발업']],
      ['73', ['广告业和市场调研', 'Advertising and market research', '広告・市場調査業', '광고 및 시장 조사업']],
      [
        '74',
        [
          '其他专业、科学和技术活动',
          'Other professional and technical activities',
          'その他の専門・科学・技術サービス業',
          '기타 전문·과학·기술 서비스업',
        ],
      ],
      ['75', ['兽医活动', 'Veterinary activities', '獣医業', '수의업']],
    ],
  },
  {
    code: 'N',
    name: [
      '行政和辅助活动',
      'Administrative and support services',
      '管理・支援サービス業',
      '사업시설 관리 및 사업 지원 서비스업',
    ],
    divisions: [
      ['77', ['出租和租赁', 'Rental and leasing', '物品賃貸業', '임대업']],
      ['78', ['就业活动', 'Employment activities', '職業紹介・労働者派遣業', '고용 알선 및 인력 공급업']],
      [
        '79',
        ['旅行社、旅游经营者和预订服务', 'Travel agencies and tour operators', '旅行業', '여행사 및 예약 서비스업'],
      ],
      ['80', ['安保和调查', 'Security and investigation', '警備・調査業', '경비 및 조사업']],
      [
        '81',
        [
          '为楼宇和院落景观活动提供服务',
          'Services to buildings and landscape',
          '建物管理・造園サービス業',
          '건물 관리 및 조경 서비스업',
        ],
      ],
      [
        '82',
        [
          '办公室行政管理、支持和其他企业辅助',
          'Office administration and business support',
          '事務管理・事業支援サービス業',
          '사무 및 사업 지원 서비스업',
        ],
      ],
    ],
  },
  {
    code: 'O',
    name: [
      '公共管理与国防；强制性社会保障',
      'Public administration and defence; social security',
      '公務及び国防、強制社会保障',
      '공공행정, 국방 및 사회보장 행정',
    ],
    divisions: [
      [
        '84',
        [
          '公共管理与国防；强制性社会保障',
          'Public administration and defence; compulsory social security',
          '公務・国防・強制社会保障事業',
          '공공행정, 국방 및 사회보장 행정',
        ],
      ],
    ],
  },
  {
    code: 'P',
    name: ['教育', 'Education', '教育', '교육 서비스업'],
    divisions: [['85', ['教育', 'Education', '教育', '교육 서비스업']]],
  },
  {
    code: 'Q',
    name: [
      '人体健康和社会工作活动',
      'Human health and social work',
      '保健衛生及び社会事業',
      '보건업 및 사회복지 서비스업',
    ],
    divisions: [
      ['86', ['人体健康活动', 'Human health', '保健医療業', '보건업']],
      ['87', ['留宿护理', 'Residential care', '居住型介護業', '거주 복지시설 운영업']],
      [
        '88',
        [
          '不配备食宿的社会服务',
          'Social work without accommodation',
          '宿泊を伴わない社会事業',
          '비거주 복지시설 운영업',
        ],
      ],
    ],
  },
  {
    code: 'R',
    name: [
      '艺术、娱乐和文娱活动',
      'Arts, entertainment and recreation',
      '芸術・娯楽及びレクリエーション業',
      '예술, 스포츠 및 여가 서비스업',
    ],
    divisions: [
      ['90', ['艺术创作和文娱活动', 'Creative arts and entertainment', '創造的芸術・娯楽業', '창작 및 예술 서비스업']],
      [
        '91',
        [
          '图书馆、档案馆、博物馆和其他文化活动',
          'Libraries, archives and museums',
          '図書館・文書館・博物館業',
          '도서관, 기록보존소 및 박물관 운영업',
        ],
      ],
      ['92', ['赌博和押宝', 'Gambling and betting', '賭博業', '사행시설 운영업']],
      [
        '93',
        ['体育、娱乐和文娱活动', 'Sports, amusement and recreation', 'スポーツ・娯楽業', '스포츠 및 오락 서비스업'],
      ],
    ],
  },
  {
    code: 'S',
    name: ['其他服务活动', 'Other service activities', 'その他のサービス業', '협회, 수리 및 기타 개인 서비스업'],
    divisions: [
      ['94', ['各种会员组织的活动', 'Membership organisations', '会員制団体', '협회 및 단체']],
      [
        '95',
        [
          '电脑及个人和家庭用品的修理',
          'Repair of computers and household goods',
          'コンピュータ・家庭用品修理業',
          '컴퓨터 및 개인용품 수리업',
        ],
      ],
      ['96', ['其他个人服务', 'Other personal services', 'その他の対個人サービス業', '기타 개인 서비스업']],
    ],
  },
  {
    code: 'T',
    name: [
      '家庭作为雇主的活动',
      'Activities of households as employers',
      '雇い主としての世帯活動',
      '가구 내 고용 및 자가 소비 생산 활동',
    ],
    divisions: [
      [
        '97',
        [
          '家庭作为家政人员雇主的活动',
          'Households as employers of domestic staff',
          '家事労働者の雇い主としての世帯活動',
          '가구 내 고용 활동',
        ],
      ],
      [
        '98',
        [
          '未加区分的私人家庭自用生产',
          'Goods and services produced by households for own use',
          '世帯による自家使用の財・サービス生産',
          '자가 소비를 위한 가사 생산 활동',
        ],
      ],
    ],
  },
  {
    code: 'U',
    name: ['国际组织和机构的活动', 'Extraterritorial organisations', '治外法権機関及び団体', '국제 및 외국기관'],
    divisions: [
      [
        '99',
        ['国际组织和机构的活动', 'Extraterritorial organisations and bodies', '治外法権機関・団体', '국제 및 외국기관'],
      ],
    ],
  },
]
