import type { Company } from '../names/company.ts'
import { namedCompany } from '../names/company.ts'
import type { TagId } from '../tags.ts'
import type { Text } from '../text.ts'

/** An exhibitor that the home page, the news and the agenda speak of, so it is the same in every fair. */
export interface Showcase {
  readonly familyId: string
  readonly company: Company
  readonly hall: string
  readonly stand: string
  readonly tagIds: readonly TagId[]
  readonly foundedYear: number
  readonly isLive: boolean
}

const row = (
  familyId: string,
  names: Text,
  [localName, localLanguage, jaInitial]: readonly [string, string, string],
  [town, hall, stand, foundedYear, live]: readonly [string, string, string, number, number],
  tagIds: readonly TagId[],
): Showcase => ({
  familyId,
  company: namedCompany(names, localName, localLanguage, jaInitial, town),
  hall,
  stand,
  tagIds,
  foundedYear,
  isLive: live === 1,
})

/** In the order in which they are recommended. */
export const SHOWCASE: readonly Showcase[] = [
  row(
    'machine',
    ['瀚林精密机械', 'Hanlin Precision Machinery', '瀚林精密機械', '한린정밀기계'],
    ['瀚林精密机械', 'zh-CN', 'K'],
    ['Ningbo', '8.1', 'B12', 1998, 1],
    ['custom', 'ce', 'odm'],
  ),
  row(
    'robot',
    ['北森机器人', 'Kitamori Robotics', '北森ロボティクス', '기타모리 로보틱스'],
    ['北森ロボティクス株式会社', 'ja-JP', 'K'],
    ['Nagoya', '8.1', 'C04', 2009, 1],
    ['iso10218', 'ce'],
  ),
  row(
    'textile',
    ['苏韵纺织集团', 'Suyun Textile Group', '蘇韵紡織グループ', '쑤윈방직그룹'],
    ['苏韵纺织集团', 'zh-CN', 'S'],
    ['Suzhou', '5.2', 'A31', 1987, 0],
    ['oekotex', 'low-moq', 'sample7'],
  ),
  row(
    'medical',
    ['天汉医疗器械', 'Haneul Medical Systems', 'ハヌル医療機器', '하늘의료기기'],
    ['하늘의료기기', 'ko-KR', ''],
    ['Daejeon', '6.1', 'D18', 2004, 0],
    ['mdr', 'kfda'],
  ),
  row(
    'food',
    ['江南茶食', 'Jiangnan Tea & Foods', '江南茶食', '장난차식품'],
    ['江南茶食', 'zh-CN', 'K'],
    ['Hangzhou', '3.1', 'F07', 1956, 1],
    ['organic', 'haccp', 'private-label'],
  ),
  row(
    'energy',
    ['伏特澜储能', 'Voltara Energy Storage', 'ボルタラ蓄電', '볼타라 에너지저장'],
    ['伏特澜储能', 'zh-CN', ''],
    ['Shenzhen', '7.1', 'A02', 2012, 0],
    ['ul', 'ce'],
  ),
  row(
    'lighting',
    ['卢蒙与弗姆照明', 'Lumen & Form', 'ルーメン・アンド・フォルム', '루멘 앤드 포름'],
    ['Lumen & Form GmbH', 'de', ''],
    ['Bremen', '4.2', 'E22', 1994, 0],
    ['dali2', 'ce'],
  ),
  row(
    'ceramics',
    ['濑户丘陶器', 'Seto Hills Ceramics', '瀬戸丘陶器', '세토오카 도기'],
    ['瀬戸丘陶器', 'ja-JP', 'S'],
    ['Seto', '4.1', 'C15', 1926, 0],
    ['handmade', 'food-safe'],
  ),
  row(
    'electronics',
    ['远驰声学', 'Yuanchi Audio', '遠馳音響', '위안츠오디오'],
    ['远驰声学', 'zh-CN', 'E'],
    ['Dongguan', '2.1', 'B40', 2007, 1],
    ['bluetooth6', 'odm'],
  ),
  row(
    'hardware',
    ['诺德霍尔姆轴承', 'Nordholm Bearings', 'ノルドホルム・ベアリング', '노르드홀름 베어링'],
    ['Nordholm Lager AB', 'sv', ''],
    ['Gothenburg', '8.2', 'A19', 1919, 0],
    ['iso9001', 'custom'],
  ),
  row(
    'furniture',
    ['橡芦家居', 'Oak & Reed Furniture', '橡蘆家居', '샹루리빙'],
    ['橡芦家居', 'zh-CN', 'S'],
    ['Foshan', '4.1', 'H02', 2001, 0],
    ['fsc', 'kd'],
  ),
  row(
    'drone',
    ['天渡无人系统', 'Skyward Unmanned Systems', '天渡無人システム', '톈두무인시스템'],
    ['天渡无人系统', 'zh-CN', 'T'],
    ['Chengdu', '7.2', 'B06', 2014, 1],
    ['rtk', 'training'],
  ),
  row(
    'machine',
    ['大洋精密', 'Daeyang Precision', 'テヤン精密', '대양정밀'],
    ['대양정밀', 'ko-KR', ''],
    ['Changwon', '8.1', 'B27', 1983, 0],
    ['ce', 'iso9001'],
  ),
  row(
    'hardware',
    ['齐鲁齿轮', 'Qilu Gear Works', '斉魯歯車', '치루기어'],
    ['齐鲁齿轮', 'zh-CN', 'S'],
    ['Jinan', '8.2', 'C11', 1972, 0],
    ['custom', 'iatf16949'],
  ),
  row(
    'food',
    ['南食品工业', 'Minami Foods', '南食品工業', '미나미식품'],
    ['南食品工業', 'ja-JP', 'M'],
    ['Kagoshima', '3.1', 'D29', 1949, 0],
    ['jas', 'halal'],
  ),
  row(
    'energy',
    ['蓝岭光伏', 'Bluepeak Solar', '藍嶺ソーラー', '블루피크 솔라'],
    ['蓝岭光伏', 'zh-CN', 'R'],
    ['Wuxi', '7.1', 'C20', 2010, 0],
    ['iec61215', 'local-stock'],
  ),
  row(
    'optics',
    ['安山光学', 'Ansan Optics', 'アンサン光学', '안산광학'],
    ['안산광학', 'ko-KR', ''],
    ['Ansan', '2.2', 'A08', 1996, 0],
    ['odm', 'custom'],
  ),
  row(
    'textile',
    ['太湖丝绸', 'Taihu Silk Mill', '太湖絹業', '타이후실크'],
    ['太湖丝绸', 'zh-CN', 'T'],
    ['Huzhou', '5.2', 'B14', 1964, 0],
    ['gots', 'sample7'],
  ),
  row(
    'lighting',
    ['费拉里与孔蒂灯饰', 'Ferrari & Conti Lighting', 'フェラーリ・エ・コンティ照明', '페라리 에 콘티 조명'],
    ['Ferrari & Conti S.r.l.', 'it', ''],
    ['Vicenza', '4.2', 'A05', 1968, 0],
    ['handmade', 'contract'],
  ),
  row(
    'medical',
    ['中科手术器械', 'Zhongke Surgical', '中科手術器械', '중커수술기기'],
    ['中科手术器械', 'zh-CN', 'C'],
    ['Wuhan', '6.1', 'A33', 1991, 0],
    ['iso13485', 'ce'],
  ),
  row(
    'machine',
    ['奥若拉数控', 'Aurora CNC', 'オーロラ数控', '오로라수치제어'],
    ['奥若拉数控', 'zh-CN', ''],
    ['Dalian', '8.1', 'D02', 2003, 0],
    ['iso9001', 'odm'],
  ),
  row(
    'luggage',
    ['娜莱箱包', 'Narae Luggage', 'ナレかばん', '나래가방'],
    ['나래가방', 'ko-KR', ''],
    ['Incheon', '5.1', 'C19', 1999, 0],
    ['odm', 'low-moq'],
  ),
  row(
    'luggage',
    ['行远箱包', 'Wayfarer Luggage', '行遠かばん', '싱위안가방'],
    ['行远箱包', 'zh-CN', 'K'],
    ['Pinghu', '5.1', 'D40', 2005, 0],
    ['odm', 'bsci'],
  ),
  row(
    'furniture',
    ['东篱家具', 'Dongli Furniture', '東籬家具', '둥리가구'],
    ['东篱家具', 'zh-CN', 'T'],
    ['Ganzhou', '4.1', 'G16', 2000, 0],
    ['fsc', 'sample7'],
  ),
  row(
    'lighting',
    ['恒晖照明', 'Eversun Lighting', '恒暉照明', '헝후이조명'],
    ['恒晖照明', 'zh-CN', 'K'],
    ['Zhongshan', '4.2', 'C30', 2002, 1],
    ['ce', 'custom'],
  ),
  row(
    'textile',
    ['福井织物', 'Fukui Fabrics', '福井織物', '후쿠이직물'],
    ['福井織物', 'ja-JP', 'F'],
    ['Fukui', '5.2', 'C02', 1934, 0],
    ['oekotex', 'low-moq'],
  ),
  row(
    'food',
    ['光茗乳业', 'Guangming Dairy Works', '光茗乳業', '광밍유업'],
    ['光茗乳业', 'zh-CN', 'K'],
    ['Hohhot', '3.1', 'A11', 1993, 0],
    ['haccp', 'private-label'],
  ),
  row(
    'energy',
    ['和盛电池', 'Hwasung Battery', 'ファソンバッテリー', '화성배터리'],
    ['화성배터리', 'ko-KR', ''],
    ['Ulsan', '7.1', 'B33', 2008, 0],
    ['ul', 'iec62619'],
  ),
  row(
    'ceramics',
    ['石川漆器', 'Ishikawa Lacquer', '石川漆器', '이시카와칠기'],
    ['石川漆器', 'ja-JP', 'I'],
    ['Kanazawa', '4.1', 'C28', 1911, 0],
    ['handmade', 'gift'],
  ),
  row(
    'ceramics',
    ['玉河瓷业', 'Jade River Porcelain', '玉河磁業', '위허자기'],
    ['玉河瓷业', 'zh-CN', 'G'],
    ['Jingdezhen', '4.1', 'D05', 1979, 0],
    ['food-safe', 'low-moq'],
  ),
  row(
    'drone',
    ['凯斯特瑞航空', 'Kestrel Aerial', 'ケストレル・エアリアル', '케스트럴 에어리얼'],
    ['Kestrel Aerial Ltd', 'en', ''],
    ['Bristol', '7.2', 'C12', 2013, 0],
    ['ce', 'rtk'],
  ),
  row(
    'electronics',
    ['力信声学', 'Lixin Audio Lab', '力信音響', '리신오디오'],
    ['力信声学', 'zh-CN', 'R'],
    ['Huizhou', '2.1', 'D21', 2011, 0],
    ['odm', 'rohs'],
  ),
  row(
    'medical',
    ['梅里迪安影像', 'Meridian Imaging', 'メリディアン・イメージング', '메리디언 이미징'],
    ['Meridian Imaging BV', 'nl', ''],
    ['Eindhoven', '6.1', 'C07', 1988, 0],
    ['mdr', 'iso13485'],
  ),
  row(
    'food',
    ['南海水产', 'Namhae Seafood', 'ナムヘ水産', '남해수산'],
    ['남해수산', 'ko-KR', ''],
    ['Busan', '3.1', 'B36', 1975, 1],
    ['haccp', 'halal'],
  ),
  row(
    'toys',
    ['亮积玩具', 'Bright Block Toys', '亮積玩具', '량지완구'],
    ['亮积玩具', 'zh-CN', 'R'],
    ['Shantou', '1.2', 'F18', 1997, 0],
    ['en71', 'odm'],
  ),
  row(
    'stone',
    ['太平洋石材', 'Pacific Stone', '太平洋石材', '태평양석재'],
    ['太平洋石材', 'zh-CN', 'T'],
    ['Nan’an', '9.1', 'B25', 1990, 0],
    ['ce', 'contract'],
  ),
  row(
    'stone',
    ['阿尔诺大理石', 'Arno Marble', 'アルノ・マーブル', '아르노 마블'],
    ['Arno Marmi S.p.A.', 'it', ''],
    ['Carrara', '9.1', 'E10', 1932, 0],
    ['ce', 'custom'],
  ),
  row(
    'toys',
    ['木漏日玩具', 'Komorebi Toys', '木漏れ日玩具', '고모레비완구'],
    ['木漏れ日玩具', 'ja-JP', 'K'],
    ['Hida', '1.2', 'A15', 1985, 0],
    ['en71', 'fsc'],
  ),
  row(
    'textile',
    ['天山毛纺', 'Tianshan Wool', '天山毛織', '톈산모직'],
    ['天山毛纺', 'zh-CN', 'T'],
    ['Urumqi', '5.2', 'D44', 1969, 0],
    ['grs', 'custom'],
  ),
  row(
    'furniture',
    ['宇野木工', 'Uno Furniture', '宇野木工', '우노목공'],
    ['宇野木工', 'ja-JP', 'U'],
    ['Hida', '4.1', 'F09', 1958, 0],
    ['fsc', 'sample7'],
  ),
]
