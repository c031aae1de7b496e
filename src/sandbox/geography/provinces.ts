import type { Text } from '../seed/text.ts'

/**
 * China's provinces, autonomous regions and municipalities: ISO 3166-2:CN, and the first two digits of their division
 * code (GB/T 2260). Hong Kong, Macao and Taiwan have country codes of their own in ISO 3166-1 and stand there.
 */
export const PROVINCES: Readonly<Record<string, { readonly iso: string; readonly name: Text }>> = {
  11: { iso: 'CN-BJ', name: ['北京市', 'Beijing', '北京市', '베이징시'] },
  12: { iso: 'CN-TJ', name: ['天津市', 'Tianjin', '天津市', '톈진시'] },
  13: { iso: 'CN-HE', name: ['河北省', 'Hebei', '河北省', '허베이성'] },
  14: { iso: 'CN-SX', name: ['山西省', 'Shanxi', '山西省', '산시성(山西)'] },
  15: { iso: 'CN-NM', name: ['内蒙古自治区', 'Inner Mongolia', '内モンゴル自治区', '네이멍구 자치구'] },
  21: { iso: 'CN-LN', name: ['辽宁省', 'Liaoning', '遼寧省', '랴오닝성'] },
  22: { iso: 'CN-JL', name: ['吉林省', 'Jilin', '吉林省', '지린성'] },
  23: { iso: 'CN-HL', name: ['黑龙江省', 'Heilongjiang', '黒竜江省', '헤이룽장성'] },
  31: { iso: 'CN-SH', name: ['上海市', 'Shanghai', '上海市', '상하이시'] },
  32: { iso: 'CN-JS', name: ['江苏省', 'Jiangsu', '江蘇省', '장쑤성'] },
  33: { iso: 'CN-ZJ', name: ['浙江省', 'Zhejiang', '浙江省', '저장성'] },
  34: { iso: 'CN-AH', name: ['安徽省', 'Anhui', '安徽省', '안후이성'] },
  35: { iso: 'CN-FJ', name: ['福建省', 'Fujian', '福建省', '푸젠성'] },
  36: { iso: 'CN-JX', name: ['江西省', 'Jiangxi', '江西省', '장시성'] },
  37: { iso: 'CN-SD', name: ['山东省', 'Shandong', '山東省', '산둥성'] },
  41: { iso: 'CN-HA', name: ['河南省', 'Henan', '河南省', '허난성'] },
  42: { iso: 'CN-HB', name: ['湖北省', 'Hubei', '湖北省', '후베이성'] },
  43: { iso: 'CN-HN', name: ['湖南省', 'Hunan', '湖南省', '후난성'] },
  44: { iso: 'CN-GD', name: ['广东省', 'Guangdong', '広東省', '광둥성'] },
  45: { iso: 'CN-GX', name: ['广西壮族自治区', 'Guangxi', '広西チワン族自治区', '광시 좡족 자치구'] },
  46: { iso: 'CN-HI', name: ['海南省', 'Hainan', '海南省', '하이난성'] },
  50: { iso: 'CN-CQ', name: ['重庆市', 'Chongqing', '重慶市', '충칭시'] },
  51: { iso: 'CN-SC', name: ['四川省', 'Sichuan', '四川省', '쓰촨성'] },
  52: { iso: 'CN-GZ', name: ['贵州省', 'Guizhou', '貴州省', '구이저우성'] },
  53: { iso: 'CN-YN', name: ['云南省', 'Yunnan', '雲南省', '윈난성'] },
  54: { iso: 'CN-XZ', name: ['西藏自治区', 'Tibet', 'チベット自治区', '시짱 자치구'] },
  61: { iso: 'CN-SN', name: ['陕西省', 'Shaanxi', '陝西省', '산시성(陝西)'] },
  62: { iso: 'CN-GS', name: ['甘肃省', 'Gansu', '甘粛省', '간쑤성'] },
  63: { iso: 'CN-QH', name: ['青海省', 'Qinghai', '青海省', '칭하이성'] },
  64: { iso: 'CN-NX', name: ['宁夏回族自治区', 'Ningxia', '寧夏回族自治区', '닝샤 후이족 자치구'] },
  65: { iso: 'CN-XJ', name: ['新疆维吾尔自治区', 'Xinjiang', '新疆ウイグル自治区', '신장 위구르 자치구'] },
}
