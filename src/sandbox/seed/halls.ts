import type { Text } from './text.ts'

/** The halls of the venue with what they hold, highest first. */
export const HALLS: readonly (readonly [hall: string, name: Text])[] = [
  ['9.1', ['石材建材', 'Building materials', '石材・建材', '석재·건축자재']],
  ['8.2', ['轴承五金', 'Components', '軸受・機械要素', '베어링·기계요소']],
  ['8.1', ['机床与机器人', 'Machinery', '工作機械・ロボット', '공작기계·로봇']],
  ['7.2', ['低空装备', 'Drones', 'ドローン', '드론']],
  ['7.1', ['新能源', 'Energy', '新エネルギー', '신에너지']],
  ['6.1', ['医疗器械', 'Medical', '医療機器', '의료기기']],
  ['5.2', ['纺织面料', 'Textiles', '繊維・生地', '섬유·원단']],
  ['5.1', ['辅料箱包', 'Trims and luggage', '副資材・かばん', '부자재·가방']],
  ['4.2', ['照明', 'Lighting', '照明', '조명']],
  ['4.1', ['陶瓷家具', 'Tableware and furniture', '陶磁器・家具', '도자기·가구']],
  ['3.1', ['食品饮料', 'Food and drink', '食品・飲料', '식품·음료']],
  ['2.2', ['光学影像', 'Optics and imaging', '光学・映像', '광학·영상']],
  ['2.1', ['消费电子', 'Electronics', 'コンシューマー電子', '소비자 전자']],
  ['1.2', ['玩具', 'Toys', '玩具', '완구']],
]

/** "8.1 馆", "Hall 8.1", "8.1館", "8.1관". */
export const hallName = (hall: string): Text => [`${hall} 馆`, `Hall ${hall}`, `${hall}館`, `${hall}관`]

/** Central places of the venue, for meetings. */
export const CENTRAL_HALL: Text = ['中央大厅', 'Central Hall', '中央ホール', '중앙홀']
