import { drawInt, drawOf } from './draw.ts'
import type { Text } from './text.ts'
import { each } from './text.ts'

/** Surnames and given names with their four forms, by the language that a person's name comes from. */
interface NameTable {
  readonly surnames: readonly Text[]
  readonly givens: readonly Text[]
  /** The parts in the order of each language: surname first in the east, and how they are joined. */
  join(surname: Text, given: Text): Text
}

const parsed = (rows: string): Text[] =>
  rows
    .trim()
    .split(/\s*\n\s*/)
    .map((row) => {
      const [zh = '', en = '', ja = '', ko = ''] = row.split('|')
      return [zh, en, ja, ko]
    })

const EASTERN_TIGHT: NameTable['join'] = (surname, given) => [
  surname[0] + given[0],
  `${surname[1]} ${given[1]}`,
  surname[2] + given[2],
  surname[3] + given[3],
]

const CHINESE: NameTable = {
  surnames: parsed(`
    王|Wang|王|왕
    李|Li|李|리
    陈|Chen|陳|천
    周|Zhou|周|저우
    吴|Wu|呉|우
    徐|Xu|徐|쉬
    孙|Sun|孫|쑨
    朱|Zhu|朱|주
    何|He|何|허
    林|Lin|林|린
    高|Gao|高|가오
    郭|Guo|郭|궈
    梁|Liang|梁|량
    宋|Song|宋|쑹
    唐|Tang|唐|탕
    沈|Shen|沈|선`),
  givens: parsed(`
    岚|Lan|嵐|란
    程|Cheng|程|청
    思远|Siyuan|思遠|쓰위안
    雨桐|Yutong|雨桐|위퉁
    志强|Zhiqiang|志強|즈창
    晓雯|Xiaowen|暁雯|샤오원
    家豪|Jiahao|家豪|자하오
    静怡|Jingyi|静怡|징이
    明轩|Mingxuan|明軒|밍쉬안
    慧敏|Huimin|慧敏|후이민
    建华|Jianhua|建華|젠화
    诗涵|Shihan|詩涵|스한
    文博|Wenbo|文博|원보
    丽娜|Lina|麗娜|리나
    海涛|Haitao|海涛|하이타오
    梓萱|Zixuan|梓萱|쯔쉬안`),
  join: EASTERN_TIGHT,
}

const JAPANESE: NameTable = {
  surnames: parsed(`
    佐藤|Sato|佐藤|사토
    铃木|Suzuki|鈴木|스즈키
    高桥|Takahashi|高橋|다카하시
    田中|Tanaka|田中|다나카
    伊藤|Ito|伊藤|이토
    渡边|Watanabe|渡辺|와타나베
    中村|Nakamura|中村|나카무라
    小林|Kobayashi|小林|고바야시
    加藤|Kato|加藤|가토
    山本|Yamamoto|山本|야마모토`),
  givens: parsed(`
    健|Ken|健|겐
    美咲|Misaki|美咲|미사키
    翔太|Shota|翔太|쇼타
    由美子|Yumiko|由美子|유미코
    大辅|Daisuke|大輔|다이스케
    彩香|Ayaka|彩香|아야카
    直树|Naoki|直樹|나오키
    惠子|Keiko|恵子|게이코
    拓也|Takuya|拓也|다쿠야
    真理|Mari|真理|마리`),
  join: (surname, given) => [
    surname[0] + given[0],
    `${given[1]} ${surname[1]}`,
    `${surname[2]} ${given[2]}`,
    `${surname[3]} ${given[3]}`,
  ],
}

const KOREAN: NameTable = {
  surnames: parsed(`
    金|Kim|キム|김
    李|Lee|イ|이
    朴|Park|パク|박
    崔|Choi|チェ|최
    郑|Jung|チョン|정
    姜|Kang|カン|강
    赵|Cho|チョ|조
    尹|Yoon|ユン|윤`),
  givens: parsed(`
    民俊|Min-jun|ミンジュン|민준
    书妍|Seo-yeon|ソヨン|서연
    志勋|Ji-hoon|ジフン|지훈
    秀珍|Soo-jin|スジン|수진
    泰英|Tae-young|テヨン|태영
    惠媛|Hye-won|ヘウォン|혜원
    东贤|Dong-hyun|ドンヒョン|동현
    娜莱|Na-rae|ナレ|나래`),
  join: (surname, given) => [
    surname[0] + given[0],
    `${surname[1]} ${given[1]}`,
    `${surname[2]}・${given[2]}`,
    surname[3] + given[3],
  ],
}

const WESTERN: NameTable = {
  surnames: parsed(`
    凯勒|Keller|ケラー|켈러
    罗西|Rossi|ロッシ|로시
    林德奎斯特|Lindqvist|リンドクヴィスト|린드크비스트
    德容|de Jong|デヨング|더용
    哈里斯|Harris|ハリス|해리스
    杜邦|Dupont|デュポン|뒤퐁
    加西亚|Garcia|ガルシア|가르시아
    席尔瓦|Silva|シルヴァ|실바
    耶尔马兹|Yilmaz|ユルマズ|이을마즈
    诺瓦克|Novak|ノヴァーク|노바크
    夏尔马|Sharma|シャルマ|샤르마
    阮|Nguyen|グエン|응우옌`),
  givens: parsed(`
    安娜|Anna|アンナ|안나
    马可|Marco|マルコ|마르코
    埃里克|Erik|エリック|에리크
    索菲|Sophie|ソフィー|소피
    丹尼尔|Daniel|ダニエル|다니엘
    玛丽亚|Maria|マリア|마리아
    托马斯|Thomas|トーマス|토마스
    埃琳娜|Elena|エレナ|엘레나
    大卫|David|デイビッド|데이비드
    米拉|Mira|ミラ|미라
    卢卡斯|Lucas|ルーカス|루카스
    妮娜|Nina|ニーナ|니나`),
  join: (surname, given) => [
    `${given[0]}·${surname[0]}`,
    `${given[1]} ${surname[1]}`,
    `${given[2]}・${surname[2]}`,
    `${given[3]} ${surname[3]}`,
  ],
}

const TABLES: Readonly<Record<string, NameTable>> = { CN: CHINESE, JP: JAPANESE, KR: KOREAN }

/** The name of a person from a country, in the four languages. */
export function personName(countryCode: string, key: number, salt: number): Text {
  const table = TABLES[countryCode] ?? WESTERN
  return table.join(drawOf(table.surnames, key, salt), drawOf(table.givens, key, salt + 1))
}

const JOBS: readonly Text[] = [
  ['外贸经理', 'Export manager', '輸出担当課長', '수출 매니저'],
  ['销售总监', 'Sales director', '営業部長', '영업 이사'],
  ['产品经理', 'Product manager', '製品担当', '제품 매니저'],
  ['应用工程师', 'Application engineer', '技術営業', '기술 영업'],
  ['客户经理', 'Key account manager', '顧客担当', '고객 담당'],
]

export const jobTitle = (key: number, salt: number): Text => drawOf(JOBS, key, salt)

/** "50–100 人" of a company's size. */
export function employeesText(key: number, salt: number): Text {
  const steps = ['10–50', '50–100', '100–200', '200–500', '500–1,000', '1,000–3,000'] as const
  const range = drawOf(steps, key, salt)
  return each((column) =>
    column === 0 ? `${range} 人` : column === 1 ? range : column === 2 ? `${range}名` : `${range}명`,
  )
}

const MARKETS: readonly Text[] = [
  ['欧洲', 'Europe', 'ヨーロッパ', '유럽'],
  ['北美', 'North America', '北米', '북미'],
  ['东南亚', 'Southeast Asia', '東南アジア', '동남아시아'],
  ['日韩', 'Japan and Korea', '日本・韓国', '일본·한국'],
  ['中东', 'Middle East', '中東', '중동'],
  ['南美', 'South America', '南米', '남미'],
  ['澳新', 'Oceania', 'オセアニア', '오세아니아'],
  ['非洲', 'Africa', 'アフリカ', '아프리카'],
]

export function marketsOf(key: number, salt: number): readonly Text[] {
  const first = drawInt(key, salt, 0, MARKETS.length - 1)
  const count = drawInt(key, salt + 1, 2, 4)
  return Array.from(
    { length: count },
    (_, index) => MARKETS[(first + index * 3) % MARKETS.length] ?? MARKETS[0],
  ).filter((market) => market !== undefined)
}
