import type { Text } from '../text.ts'

interface Partner {
  readonly name: Text
  /** The seed of its mark. */
  readonly mark: string
}

const partner = (mark: string, ...name: Text): Partner => ({ mark, name })

export const PARTNERS: readonly { readonly name: Text; readonly partners: readonly Partner[] }[] = [
  {
    name: ['战略合作', 'Strategic partners', '戦略パートナー', '전략 파트너'],
    partners: [
      partner('20', '远洋联合银行', 'Ocean United Bank', '遠洋連合銀行', '원양연합은행'),
      partner('21', '东海航运', 'East Sea Line', '東海海運', '동해해운'),
      partner('22', '恒信认证', 'Hengxin Certification', '恒信認証', '헝신인증'),
    ],
  },
  {
    name: ['支持单位', 'Supported by', '後援', '후원'],
    partners: [
      partner(
        '24',
        '长三角机床协会',
        'Delta Machine Tool Association',
        '長江デルタ工作機械協会',
        '창장삼각주공작기계협회',
      ),
      partner(
        '25',
        '日本工业标准推广会',
        'Japan Standards Promotion Society',
        '日本工業標準普及会',
        '일본공업표준보급회',
      ),
      partner('26', '韩国贸易促进中心', 'Korea Trade Promotion Centre', '韓国貿易促進センター', '한국무역촉진센터'),
      partner('27', '德意志设计联盟', 'German Design Alliance', 'ドイツデザイン連盟', '독일디자인연맹'),
    ],
  },
  {
    name: ['媒体', 'Media', 'メディア', '미디어'],
    partners: [
      partner('29', '环球采购周刊', 'Global Sourcing Weekly', '週刊グローバル調達', '글로벌 소싱 위클리'),
      partner('30', '制造与设计', 'Making and Design', '製造とデザイン', '제조와 디자인'),
      partner('31', '产业新闻社', 'Sangyo News Agency', '産業新聞社', '산업신문사'),
      partner('32', '贸易地图', 'Trade Atlas', 'トレード・アトラス', '트레이드 아틀라스'),
      partner('33', '市场日志', 'Market Journal', 'マーケット・ジャーナル', '마켓 저널'),
    ],
  },
]
