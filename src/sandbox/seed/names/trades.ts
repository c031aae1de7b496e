import type { Text } from '../text.ts'

/** How companies of an industry call their trade after their stem. */
export interface Trade {
  readonly chinese: readonly Text[]
  readonly japanese: readonly Text[]
  readonly korean: readonly Text[]
  readonly western: readonly Text[]
  /** The trade in the languages of local names: de, it, fr, es, pt, sv, nl, tr, pl. */
  readonly local: readonly [
    de: string,
    it: string,
    fr: string,
    es: string,
    pt: string,
    sv: string,
    nl: string,
    tr: string,
    pl: string,
  ]
}

/** Keyed by family id. The words of one column differ within a trade, so that two companies of one stem do. */
export const TRADES: Readonly<Record<string, Trade>> = {
  machine: {
    chinese: [
      ['精密机械', 'Precision Machinery', '精密機械', '정밀기계'],
      ['数控', 'CNC', '数控', '수치제어'],
      ['机床', 'Machine Tools', '工作機械', '공작기계'],
      ['重工', 'Heavy Industry', '重工', '중공업'],
    ],
    japanese: [
      ['精机', 'Seiki', '精機', '세이키'],
      ['铁工所', 'Ironworks', '鉄工所', '철공소'],
      ['机械工业', 'Kikai', '機械工業', '기계공업'],
    ],
    korean: [
      ['精密', 'Precision', '精密', '정밀'],
      ['机床', 'Machine Tools', '工作機械', '공작기계'],
      ['机械', 'Machinery', '機械', '기계'],
    ],
    western: [
      ['机床', 'Machine Tools', 'マシンツール', '머신툴'],
      ['精密工程', 'Precision Engineering', 'プレシジョン', '프리시전'],
    ],
    local: [
      'Werkzeugmaschinen',
      'Macchine Utensili',
      'Machines-Outils',
      'Máquinas Herramienta',
      'Máquinas-Ferramenta',
      'Verktygsmaskiner',
      'Machinefabriek',
      'Takım Tezgahları',
      'Obrabiarki',
    ],
  },
  robot: {
    chinese: [
      ['机器人', 'Robotics', 'ロボット', '로봇'],
      ['自动化', 'Automation', 'オートメーション', '오토메이션'],
      ['智能装备', 'Intelligent Equipment', '智能装備', '지능장비'],
    ],
    japanese: [
      ['机器人', 'Robotics', 'ロボティクス', '로보틱스'],
      ['自动机', 'Jidoki', '自動機', '자동기'],
      ['系统技研', 'Systems', 'システム技研', '시스템'],
    ],
    korean: [
      ['机器人', 'Robotics', 'ロボティクス', '로보틱스'],
      ['自动化', 'Automation', '自動化', '자동화'],
    ],
    western: [
      ['机器人', 'Robotics', 'ロボティクス', '로보틱스'],
      ['自动化', 'Automation', 'オートメーション', '오토메이션'],
    ],
    local: ['Robotik', 'Robotica', 'Robotique', 'Robótica', 'Robótica', 'Robotik', 'Robotica', 'Robotik', 'Robotyka'],
  },
  hardware: {
    chinese: [
      ['轴承', 'Bearings', '軸受', '베어링'],
      ['传动', 'Transmission', '伝動', '트랜스미션'],
      ['五金', 'Hardware', '金物', '하드웨어'],
      ['紧固件', 'Fasteners', '締結', '패스너'],
    ],
    japanese: [
      ['精工', 'Seiko', '精工', '세이코'],
      ['螺丝', 'Screw', '螺子', '나사'],
      ['齿车', 'Gear', '歯車', '기어'],
    ],
    korean: [
      ['轴承', 'Bearing', 'ベアリング', '베어링'],
      ['金属', 'Metal', '金属', '금속'],
    ],
    western: [
      ['轴承', 'Bearings', 'ベアリング', '베어링'],
      ['五金', 'Fittings', 'フィッティングス', '피팅스'],
    ],
    local: [
      'Wälzlager',
      'Cuscinetti',
      'Roulements',
      'Rodamientos',
      'Rolamentos',
      'Lager',
      'Lagers',
      'Rulman',
      'Łożyska',
    ],
  },
  energy: {
    chinese: [
      ['新能源', 'New Energy', '新能源', '신에너지'],
      ['储能', 'Energy Storage', '蓄能', '에너지저장'],
      ['光伏', 'Solar', 'ソーラー', '솔라'],
      ['电力科技', 'Power Technology', '電力科技', '전력기술'],
    ],
    japanese: [
      ['电池', 'Battery', '電池', '전지'],
      ['能源', 'Energy', 'エナジー', '에너지'],
    ],
    korean: [
      ['电池', 'Battery', 'バッテリー', '배터리'],
      ['能源', 'Energy', 'エナジー', '에너지'],
    ],
    western: [
      ['能源', 'Energy', 'エナジー', '에너지'],
      ['电源', 'Power', 'パワー', '파워'],
    ],
    local: ['Energie', 'Energia', 'Énergie', 'Energía', 'Energia', 'Energi', 'Energie', 'Enerji', 'Energia'],
  },
  drone: {
    chinese: [
      ['无人机', 'Drones', '無人機', '무인기'],
      ['航空科技', 'Aviation', '航空科技', '항공기술'],
      ['智飞', 'Flight', '智飛', '즈페이'],
    ],
    japanese: [
      ['航空', 'Aviation', '航空', '항공'],
      ['空技研', 'Aero', 'エアロ', '에어로'],
    ],
    korean: [
      ['航空', 'Aerospace', '航空', '항공'],
      ['无人机', 'Drone', 'ドローン', '드론'],
    ],
    western: [
      ['航空', 'Aerial', 'エアリアル', '에어리얼'],
      ['无人系统', 'Unmanned Systems', 'アンマンドシステムズ', '무인시스템'],
    ],
    local: [
      'Flugsysteme',
      'Sistemi di Volo',
      'Systèmes de Vol',
      'Sistemas de Vuelo',
      'Sistemas de Voo',
      'Flygsystem',
      'Vliegsystemen',
      'Havacılık',
      'Systemy Lotnicze',
    ],
  },
  medical: {
    chinese: [
      ['医疗', 'Medical', '医療', '메디컬'],
      ['生物科技', 'Biotech', '生物科技', '바이오텍'],
      ['医学仪器', 'Medical Instruments', '医学機器', '의학기기'],
    ],
    japanese: [
      ['医科工业', 'Ika', '医科工業', '의과공업'],
      ['医疗器械', 'Medical', 'メディカル', '메디컬'],
      ['光学医用', 'Clinical', 'クリニカル', '클리니컬'],
    ],
    korean: [
      ['医疗器械', 'Medical', 'メディカル', '의료기기'],
      ['生物', 'Bio', 'バイオ', '바이오'],
    ],
    western: [
      ['医疗', 'Medical', 'メディカル', '메디컬'],
      ['影像', 'Imaging', 'イメージング', '이미징'],
    ],
    local: [
      'Medizintechnik',
      'Medicale',
      'Médical',
      'Médica',
      'Médica',
      'Medicinteknik',
      'Medische Techniek',
      'Medikal',
      'Technika Medyczna',
    ],
  },
  textile: {
    chinese: [
      ['纺织', 'Textile', '紡織', '방직'],
      ['面料', 'Fabrics', '生地', '원단'],
      ['印染', 'Dyeing and Printing', '捺染', '염색'],
      ['丝绸', 'Silk', '絹業', '실크'],
    ],
    japanese: [
      ['织物', 'Orimono', '織物', '직물'],
      ['染工', 'Dye Works', '染工', '염직'],
      ['纤维', 'Fibre', '繊維', '섬유'],
    ],
    korean: [
      ['纤维', 'Textile', '繊維', '섬유'],
      ['织物', 'Fabrics', '織物', '직물'],
    ],
    western: [
      ['纺织', 'Textiles', 'テキスタイル', '텍스타일'],
      ['织造', 'Mills', 'ミルズ', '밀스'],
    ],
    local: ['Weberei', 'Tessuti', 'Tissages', 'Tejidos', 'Têxteis', 'Väveri', 'Weverij', 'Tekstil', 'Tkaniny'],
  },
  trims: {
    chinese: [
      ['服装辅料', 'Garment Accessories', '服飾資材', '의류부자재'],
      ['线业', 'Thread', '糸業', '사업'],
      ['织带', 'Tapes', '織テープ', '테이프'],
    ],
    japanese: [
      ['服饰', 'Fukushoku', '服飾', '복식'],
      ['制丝', 'Thread Works', '製糸', '제사'],
    ],
    korean: [
      ['辅料', 'Trims', '副資材', '부자재'],
      ['制线', 'Thread', '製糸', '제사'],
    ],
    western: [
      ['辅料', 'Trimmings', 'トリミングス', '트리밍스'],
      ['线业', 'Threads', 'スレッズ', '스레드'],
    ],
    local: [
      'Kurzwaren',
      'Passamanerie',
      'Passementerie',
      'Pasamanería',
      'Passamanarias',
      'Sybehör',
      'Fournituren',
      'Aksesuar',
      'Pasmanteria',
    ],
  },
  luggage: {
    chinese: [
      ['箱包', 'Luggage', 'かばん', '가방'],
      ['旅行用品', 'Travel Goods', '旅行用品', '여행용품'],
      ['皮具', 'Leather Goods', '皮革', '피혁'],
    ],
    japanese: [
      ['鞄', 'Kaban', '鞄', '가방'],
      ['皮革', 'Leather', 'レザー', '레더'],
    ],
    korean: [
      ['箱包', 'Luggage', 'カバン', '가방'],
      ['皮革', 'Leather', 'レザー', '피혁'],
    ],
    western: [
      ['箱包', 'Luggage', 'ラゲージ', '러기지'],
      ['皮具', 'Leather', 'レザー', '레더'],
    ],
    local: ['Reisegepäck', 'Valigeria', 'Bagages', 'Equipajes', 'Malas', 'Resväskor', 'Koffers', 'Bavul', 'Walizki'],
  },
  ceramics: {
    chinese: [
      ['陶瓷', 'Ceramics', '陶磁', '도자'],
      ['瓷业', 'Porcelain', '磁業', '자기'],
      ['窑', 'Kiln', '窯', '가마'],
    ],
    japanese: [
      ['陶器', 'Ceramics', '陶器', '도기'],
      ['窑业', 'Yogyo', '窯業', '요업'],
      ['漆器', 'Lacquer', '漆器', '칠기'],
    ],
    korean: [
      ['陶瓷', 'Ceramics', '陶磁器', '도자기'],
      ['窑', 'Kiln', '窯', '가마'],
    ],
    western: [
      ['陶瓷', 'Ceramics', 'セラミックス', '세라믹스'],
      ['瓷器', 'Porcelain', 'ポーセリン', '포슬린'],
    ],
    local: ['Keramik', 'Ceramiche', 'Céramiques', 'Cerámica', 'Cerâmica', 'Keramik', 'Keramiek', 'Seramik', 'Ceramika'],
  },
  furniture: {
    chinese: [
      ['家具', 'Furniture', '家具', '가구'],
      ['家居', 'Living', 'リビング', '리빙'],
      ['木业', 'Woodcraft', '木業', '목재'],
    ],
    japanese: [
      ['木工', 'Mokko', '木工', '목공'],
      ['家具制作所', 'Furniture', '家具製作所', '가구'],
    ],
    korean: [
      ['家具', 'Furniture', '家具', '가구'],
      ['生活', 'Living', 'リビング', '리빙'],
    ],
    western: [
      ['家具', 'Furniture', 'ファニチャー', '퍼니처'],
      ['室内', 'Interiors', 'インテリア', '인테리어'],
    ],
    local: ['Möbel', 'Mobili', 'Meubles', 'Muebles', 'Móveis', 'Möbler', 'Meubelen', 'Mobilya', 'Meble'],
  },
  lighting: {
    chinese: [
      ['照明', 'Lighting', '照明', '조명'],
      ['灯饰', 'Lamps', '灯飾', '등'],
      ['光电', 'Optoelectronics', '光電', '광전'],
    ],
    japanese: [
      ['照明', 'Shomei', '照明', '조명'],
      ['电灯', 'Dento', '電灯', '전등'],
    ],
    korean: [
      ['照明', 'Lighting', '照明', '조명'],
      ['光电', 'Optoelectronics', '光電', '광전'],
    ],
    western: [
      ['照明', 'Lighting', 'ライティング', '라이팅'],
      ['灯具', 'Lamps', 'ランプス', '램프스'],
    ],
    local: [
      'Leuchten',
      'Illuminazione',
      'Luminaires',
      'Iluminación',
      'Iluminação',
      'Belysning',
      'Verlichting',
      'Aydınlatma',
      'Oświetlenie',
    ],
  },
  food: {
    chinese: [
      ['食品', 'Foods', '食品', '식품'],
      ['茶业', 'Tea', '茶業', '차'],
      ['农产', 'Agriproducts', '農産', '농산'],
      ['酿造', 'Brewing', '醸造', '양조'],
    ],
    japanese: [
      ['食品', 'Foods', '食品', '식품'],
      ['酿造', 'Jozo', '醸造', '양조'],
      ['制茶', 'Seicha', '製茶', '제다'],
    ],
    korean: [
      ['食品', 'Foods', '食品', '식품'],
      ['水产', 'Seafood', '水産', '수산'],
      ['农产', 'Farm', '農産', '농산'],
    ],
    western: [
      ['食品', 'Foods', 'フーズ', '푸드'],
      ['农场', 'Farms', 'ファームズ', '팜스'],
    ],
    local: [
      'Feinkost',
      'Alimentari',
      'Épicerie',
      'Alimentos',
      'Alimentos',
      'Livsmedel',
      'Levensmiddelen',
      'Gıda',
      'Spożywcza',
    ],
  },
  electronics: {
    chinese: [
      ['电子', 'Electronics', '電子', '전자'],
      ['声学', 'Audio', '音響', '오디오'],
      ['数码', 'Digital', 'デジタル', '디지털'],
      ['智联', 'Connect', '智聯', '커넥트'],
    ],
    japanese: [
      ['电机', 'Denki', '電機', '전기'],
      ['音响', 'Onkyo', '音響', '음향'],
    ],
    korean: [
      ['电子', 'Electronics', '電子', '전자'],
      ['科技', 'Tech', 'テック', '테크'],
    ],
    western: [
      ['电子', 'Electronics', 'エレクトロニクス', '일렉트로닉스'],
      ['音响', 'Audio', 'オーディオ', '오디오'],
    ],
    local: [
      'Elektronik',
      'Elettronica',
      'Électronique',
      'Electrónica',
      'Eletrônica',
      'Elektronik',
      'Elektronica',
      'Elektronik',
      'Elektronika',
    ],
  },
  optics: {
    chinese: [
      ['光学', 'Optics', '光学', '광학'],
      ['影像', 'Imaging', '映像', '이미징'],
      ['光电科技', 'Photonics', '光電科技', '포토닉스'],
    ],
    japanese: [
      ['光学', 'Kogaku', '光学', '광학'],
      ['映像', 'Imaging', 'イメージング', '이미징'],
    ],
    korean: [
      ['光学', 'Optics', '光学', '광학'],
      ['影像', 'Imaging', 'イメージング', '이미징'],
    ],
    western: [
      ['光学', 'Optics', 'オプティクス', '옵틱스'],
      ['光子', 'Photonics', 'フォトニクス', '포토닉스'],
    ],
    local: ['Optik', 'Ottica', 'Optique', 'Óptica', 'Óptica', 'Optik', 'Optiek', 'Optik', 'Optyka'],
  },
  toys: {
    chinese: [
      ['玩具', 'Toys', '玩具', '완구'],
      ['童趣', 'Kids', 'キッズ', '키즈'],
      ['益智', 'Play', '知育', '플레이'],
    ],
    japanese: [
      ['玩具', 'Gangu', '玩具', '완구'],
      ['木玩', 'Wooden Toys', '木のおもちゃ', '나무장난감'],
    ],
    korean: [
      ['玩具', 'Toys', 'トイズ', '완구'],
      ['儿童', 'Kids', 'キッズ', '키즈'],
    ],
    western: [
      ['玩具', 'Toys', 'トイズ', '토이즈'],
      ['乐园', 'Play', 'プレイ', '플레이'],
    ],
    local: [
      'Spielwaren',
      'Giocattoli',
      'Jouets',
      'Juguetes',
      'Brinquedos',
      'Leksaker',
      'Speelgoed',
      'Oyuncak',
      'Zabawki',
    ],
  },
  stone: {
    chinese: [
      ['石材', 'Stone', '石材', '석재'],
      ['建材', 'Building Materials', '建材', '건재'],
      ['岩板', 'Slabs', '岩板', '암판'],
    ],
    japanese: [
      ['石材', 'Sekizai', '石材', '석재'],
      ['建材', 'Kenzai', '建材', '건재'],
    ],
    korean: [
      ['石材', 'Stone', '石材', '석재'],
      ['建材', 'Building Materials', '建材', '건재'],
    ],
    western: [
      ['石材', 'Stone', 'ストーン', '스톤'],
      ['大理石', 'Marble', 'マーブル', '마블'],
    ],
    local: ['Naturstein', 'Marmi', 'Marbres', 'Mármoles', 'Mármores', 'Natursten', 'Natuursteen', 'Mermer', 'Kamień'],
  },
}
