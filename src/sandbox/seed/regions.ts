import type { Text } from './text.ts'
import { each } from './text.ts'

/** A country of exhibitors. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  readonly name: Text
  readonly timeZone: string
}

/** A town with its place in the facets: "CN-ZJ" or "JP". */
export interface Town {
  readonly regionCode: string
  readonly countryCode: string
  readonly name: Text
}

const country = (code: string, timeZone: string, ...name: Text): Country => ({ code, timeZone, name })

export const COUNTRIES: readonly Country[] = [
  country('CN', 'Asia/Shanghai', '中国', 'China', '中国', '중국'),
  country('JP', 'Asia/Tokyo', '日本', 'Japan', '日本', '일본'),
  country('KR', 'Asia/Seoul', '韩国', 'Korea', '韓国', '한국'),
  country('DE', 'Europe/Berlin', '德国', 'Germany', 'ドイツ', '독일'),
  country('IT', 'Europe/Rome', '意大利', 'Italy', 'イタリア', '이탈리아'),
  country('SE', 'Europe/Stockholm', '瑞典', 'Sweden', 'スウェーデン', '스웨덴'),
  country('NL', 'Europe/Amsterdam', '荷兰', 'Netherlands', 'オランダ', '네덜란드'),
  country('GB', 'Europe/London', '英国', 'United Kingdom', 'イギリス', '영국'),
  country('FR', 'Europe/Paris', '法国', 'France', 'フランス', '프랑스'),
  country('ES', 'Europe/Madrid', '西班牙', 'Spain', 'スペイン', '스페인'),
  country('PT', 'Europe/Lisbon', '葡萄牙', 'Portugal', 'ポルトガル', '포르투갈'),
  country('CH', 'Europe/Zurich', '瑞士', 'Switzerland', 'スイス', '스위스'),
  country('AT', 'Europe/Vienna', '奥地利', 'Austria', 'オーストリア', '오스트리아'),
  country('BE', 'Europe/Brussels', '比利时', 'Belgium', 'ベルギー', '벨기에'),
  country('DK', 'Europe/Copenhagen', '丹麦', 'Denmark', 'デンマーク', '덴마크'),
  country('FI', 'Europe/Helsinki', '芬兰', 'Finland', 'フィンランド', '핀란드'),
  country('PL', 'Europe/Warsaw', '波兰', 'Poland', 'ポーランド', '폴란드'),
  country('CZ', 'Europe/Prague', '捷克', 'Czechia', 'チェコ', '체코'),
  country('TR', 'Europe/Istanbul', '土耳其', 'Türkiye', 'トルコ', '튀르키예'),
  country('US', 'America/Chicago', '美国', 'United States', 'アメリカ', '미국'),
  country('CA', 'America/Toronto', '加拿大', 'Canada', 'カナダ', '캐나다'),
  country('MX', 'America/Mexico_City', '墨西哥', 'Mexico', 'メキシコ', '멕시코'),
  country('BR', 'America/Sao_Paulo', '巴西', 'Brazil', 'ブラジル', '브라질'),
  country('AU', 'Australia/Sydney', '澳大利亚', 'Australia', 'オーストラリア', '호주'),
  country('IN', 'Asia/Kolkata', '印度', 'India', 'インド', '인도'),
  country('VN', 'Asia/Ho_Chi_Minh', '越南', 'Vietnam', 'ベトナム', '베트남'),
  country('TH', 'Asia/Bangkok', '泰国', 'Thailand', 'タイ', '태국'),
  country('MY', 'Asia/Kuala_Lumpur', '马来西亚', 'Malaysia', 'マレーシア', '말레이시아'),
  country('ID', 'Asia/Jakarta', '印度尼西亚', 'Indonesia', 'インドネシア', '인도네시아'),
  country('SG', 'Asia/Singapore', '新加坡', 'Singapore', 'シンガポール', '싱가포르'),
]

/** Provinces of China, for the second level of the region facet. */
export const PROVINCES: readonly (readonly [code: string, name: Text])[] = [
  ['CN-ZJ', ['浙江', 'Zhejiang', '浙江省', '저장성']],
  ['CN-GD', ['广东', 'Guangdong', '広東省', '광둥성']],
  ['CN-JS', ['江苏', 'Jiangsu', '江蘇省', '장쑤성']],
  ['CN-SD', ['山东', 'Shandong', '山東省', '산둥성']],
  ['CN-FJ', ['福建', 'Fujian', '福建省', '푸젠성']],
  ['CN-SH', ['上海', 'Shanghai', '上海市', '상하이시']],
  ['CN-HB', ['湖北', 'Hubei', '湖北省', '후베이성']],
  ['CN-SC', ['四川', 'Sichuan', '四川省', '쓰촨성']],
  ['CN-LN', ['辽宁', 'Liaoning', '遼寧省', '랴오닝성']],
  ['CN-JX', ['江西', 'Jiangxi', '江西省', '장시성']],
  ['CN-NM', ['内蒙古', 'Inner Mongolia', '内モンゴル自治区', '네이멍구']],
  ['CN-XJ', ['新疆', 'Xinjiang', '新疆ウイグル自治区', '신장']],
  ['CN-AH', ['安徽', 'Anhui', '安徽省', '안후이성']],
  ['CN-HE', ['河北', 'Hebei', '河北省', '허베이성']],
]

const town = (regionCode: string, ...name: Text): Town => ({ regionCode, countryCode: regionCode.slice(0, 2), name })

export const TOWNS: readonly Town[] = [
  town('CN-ZJ', '宁波', 'Ningbo', '寧波', '닝보'),
  town('CN-ZJ', '杭州', 'Hangzhou', '杭州', '항저우'),
  town('CN-ZJ', '湖州', 'Huzhou', '湖州', '후저우'),
  town('CN-ZJ', '平湖', 'Pinghu', '平湖', '핑후'),
  town('CN-ZJ', '温州', 'Wenzhou', '温州', '원저우'),
  town('CN-ZJ', '台州', 'Taizhou', '台州', '타이저우'),
  town('CN-ZJ', '义乌', 'Yiwu', '義烏', '이우'),
  town('CN-ZJ', '绍兴', 'Shaoxing', '紹興', '사오싱'),
  town('CN-GD', '深圳', 'Shenzhen', '深圳', '선전'),
  town('CN-GD', '东莞', 'Dongguan', '東莞', '둥관'),
  town('CN-GD', '佛山', 'Foshan', '仏山', '포산'),
  town('CN-GD', '中山', 'Zhongshan', '中山', '중산'),
  town('CN-GD', '惠州', 'Huizhou', '恵州', '후이저우'),
  town('CN-GD', '汕头', 'Shantou', '汕頭', '산터우'),
  town('CN-GD', '广州', 'Guangzhou', '広州', '광저우'),
  town('CN-GD', '潮州', 'Chaozhou', '潮州', '차오저우'),
  town('CN-JS', '苏州', 'Suzhou', '蘇州', '쑤저우'),
  town('CN-JS', '无锡', 'Wuxi', '無錫', '우시'),
  town('CN-JS', '常州', 'Changzhou', '常州', '창저우'),
  town('CN-JS', '南通', 'Nantong', '南通', '난퉁'),
  town('CN-JS', '宜兴', 'Yixing', '宜興', '이싱'),
  town('CN-SD', '济南', 'Jinan', '済南', '지난'),
  town('CN-SD', '青岛', 'Qingdao', '青島', '칭다오'),
  town('CN-SD', '淄博', 'Zibo', '淄博', '쯔보'),
  town('CN-FJ', '南安', 'Nan’an', '南安', '난안'),
  town('CN-FJ', '泉州', 'Quanzhou', '泉州', '취안저우'),
  town('CN-FJ', '厦门', 'Xiamen', '厦門', '샤먼'),
  town('CN-FJ', '福州', 'Fuzhou', '福州', '푸저우'),
  town('CN-SH', '上海', 'Shanghai', '上海', '상하이'),
  town('CN-HB', '武汉', 'Wuhan', '武漢', '우한'),
  town('CN-SC', '成都', 'Chengdu', '成都', '청두'),
  town('CN-LN', '大连', 'Dalian', '大連', '다롄'),
  town('CN-LN', '沈阳', 'Shenyang', '瀋陽', '선양'),
  town('CN-JX', '景德镇', 'Jingdezhen', '景徳鎮', '징더전'),
  town('CN-JX', '赣州', 'Ganzhou', '贛州', '간저우'),
  town('CN-NM', '呼和浩特', 'Hohhot', 'フフホト', '후허하오터'),
  town('CN-XJ', '乌鲁木齐', 'Urumqi', 'ウルムチ', '우루무치'),
  town('CN-AH', '合肥', 'Hefei', '合肥', '허페이'),
  town('CN-HE', '石家庄', 'Shijiazhuang', '石家荘', '스자좡'),
  town('JP', '名古屋', 'Nagoya', '名古屋', '나고야'),
  town('JP', '濑户', 'Seto', '瀬戸', '세토'),
  town('JP', '鹿儿岛', 'Kagoshima', '鹿児島', '가고시마'),
  town('JP', '福井', 'Fukui', '福井', '후쿠이'),
  town('JP', '金泽', 'Kanazawa', '金沢', '가나자와'),
  town('JP', '飞驒', 'Hida', '飛騨', '히다'),
  town('JP', '大阪', 'Osaka', '大阪', '오사카'),
  town('JP', '滨松', 'Hamamatsu', '浜松', '하마마쓰'),
  town('JP', '诹访', 'Suwa', '諏訪', '스와'),
  town('JP', '燕市', 'Tsubame', '燕', '쓰바메'),
  town('JP', '京都', 'Kyoto', '京都', '교토'),
  town('KR', '大田', 'Daejeon', '大田', '대전'),
  town('KR', '昌原', 'Changwon', '昌原', '창원'),
  town('KR', '安山', 'Ansan', '安山', '안산'),
  town('KR', '仁川', 'Incheon', '仁川', '인천'),
  town('KR', '蔚山', 'Ulsan', '蔚山', '울산'),
  town('KR', '釜山', 'Busan', '釜山', '부산'),
  town('KR', '大邱', 'Daegu', '大邱', '대구'),
  town('KR', '水原', 'Suwon', '水原', '수원'),
  town('KR', '利川', 'Icheon', '利川', '이천'),
  town('DE', '不来梅', 'Bremen', 'ブレーメン', '브레멘'),
  town('DE', '斯图加特', 'Stuttgart', 'シュトゥットガルト', '슈투트가르트'),
  town('DE', '索林根', 'Solingen', 'ゾーリンゲン', '졸링겐'),
  town('DE', '德累斯顿', 'Dresden', 'ドレスデン', '드레스덴'),
  town('IT', '维琴察', 'Vicenza', 'ヴィチェンツァ', '비첸차'),
  town('IT', '卡拉拉', 'Carrara', 'カラーラ', '카라라'),
  town('IT', '科莫', 'Como', 'コモ', '코모'),
  town('IT', '摩德纳', 'Modena', 'モデナ', '모데나'),
  town('SE', '哥德堡', 'Gothenburg', 'ヨーテボリ', '예테보리'),
  town('SE', '韦斯特罗斯', 'Västerås', 'ヴェステロース', '베스테로스'),
  town('NL', '埃因霍温', 'Eindhoven', 'アイントホーフェン', '에인트호번'),
  town('NL', '代尔夫特', 'Delft', 'デルフト', '델프트'),
  town('GB', '布里斯托尔', 'Bristol', 'ブリストル', '브리스틀'),
  town('GB', '谢菲尔德', 'Sheffield', 'シェフィールド', '셰필드'),
  town('FR', '里昂', 'Lyon', 'リヨン', '리옹'),
  town('FR', '利摩日', 'Limoges', 'リモージュ', '리모주'),
  town('ES', '巴伦西亚', 'Valencia', 'バレンシア', '발렌시아'),
  town('PT', '波尔图', 'Porto', 'ポルト', '포르투'),
  town('CH', '比尔', 'Biel', 'ビール', '비엘'),
  town('AT', '林茨', 'Linz', 'リンツ', '린츠'),
  town('BE', '根特', 'Ghent', 'ゲント', '헨트'),
  town('DK', '欧登塞', 'Odense', 'オーデンセ', '오덴세'),
  town('FI', '坦佩雷', 'Tampere', 'タンペレ', '탐페레'),
  town('PL', '罗兹', 'Łódź', 'ウッチ', '우치'),
  town('CZ', '布尔诺', 'Brno', 'ブルノ', '브르노'),
  town('TR', '布尔萨', 'Bursa', 'ブルサ', '부르사'),
  town('TR', '伊兹密尔', 'İzmir', 'イズミル', '이즈미르'),
  town('US', '密尔沃基', 'Milwaukee', 'ミルウォーキー', '밀워키'),
  town('US', '奥斯汀', 'Austin', 'オースティン', '오스틴'),
  town('CA', '滑铁卢', 'Waterloo', 'ウォータールー', '워털루'),
  town('MX', '蒙特雷', 'Monterrey', 'モンテレイ', '몬테레이'),
  town('BR', '若茵维莱', 'Joinville', 'ジョインヴィレ', '조인빌리'),
  town('AU', '纽卡斯尔', 'Newcastle', 'ニューカッスル', '뉴캐슬'),
  town('IN', '浦那', 'Pune', 'プネー', '푸네'),
  town('IN', '苏拉特', 'Surat', 'スーラト', '수라트'),
  town('VN', '平阳', 'Binh Duong', 'ビンズオン', '빈즈엉'),
  town('VN', '海防', 'Haiphong', 'ハイフォン', '하이퐁'),
  town('TH', '清迈', 'Chiang Mai', 'チェンマイ', '치앙마이'),
  town('MY', '槟城', 'Penang', 'ペナン', '페낭'),
  town('ID', '泗水', 'Surabaya', 'スラバヤ', '수라바야'),
  town('SG', '新加坡', 'Singapore', 'シンガポール', '싱가포르'),
]

const COUNTRY_BY_CODE = new Map(COUNTRIES.map((one) => [one.code, one]))
const TOWN_BY_NAME = new Map(TOWNS.map((one) => [one.name[1], one]))
const townsByCountry = Map.groupBy(TOWNS, (one) => one.countryCode)

/** The country of a code; throws on an unknown one. */
export function countryOf(code: string): Country {
  const found = COUNTRY_BY_CODE.get(code)
  if (!found) throw new RangeError(`no country ${code}`)
  return found
}

/** The town of an English name; throws on an unknown one. */
export function townOf(english: string): Town {
  const found = TOWN_BY_NAME.get(english)
  if (!found) throw new RangeError(`no town ${english}`)
  return found
}

export const townsOf = (countryCode: string): readonly Town[] => townsByCountry.get(countryCode) ?? []

/** "中国 宁波", "Ningbo, China", "中国・寧波", "중국 닝보"; a city state says its name once. */
export function placeName({ name, countryCode }: Town): Text {
  const country = countryOf(countryCode).name
  if (name[1] === country[1]) return country
  return each((column) => {
    if (column === 1) return `${name[1]}, ${country[1]}`
    return `${country[column]}${column === 2 ? '・' : ' '}${name[column]}`
  })
}

/** The same inside a sentence: Chinese puts no space between country and town. */
export function placeInSentence(town: Town): Text {
  const [zh, en, ja, ko] = placeName(town)
  return [zh.replace(' ', ''), en, ja, ko]
}
