import type { FamilyProse } from './family-prose.ts'

export const lighting: FamilyProse = {
  kinds: {
    table: [
      '功率 {watt}，光通量 {lumen}，{kelvin} 暖光，显色 {cri}，高 {height}。',
      '{watt} and {lumen} at {kelvin}, {cri}, {height} high.',
      '{watt}、光束 {lumen}、色温度 {kelvin}、{cri}。高さは {height} です。',
      '{watt}, 광속 {lumen}, 색온도 {kelvin}, {cri}. 높이는 {height}입니다.',
    ],
    reading: [
      '光通量 {lumen}，{cri}，无频闪无蓝光危害，灯臂任意停留，高 {height}。',
      '{lumen} at {cri}, without flicker or blue-light hazard; the arm stays where it is put, {height} high.',
      '光束 {lumen}、{cri}。ちらつきとブルーライトの心配がなく、アームは好きな位置で止まります。高さ {height}。',
      '광속 {lumen}, {cri}. 깜박임과 청색광 위험이 없고 암이 원하는 위치에 멈춥니다. 높이 {height}.',
    ],
    globe: [
      '{globe}灯罩均匀发光，看不到光源；功率 {watt}，色温 {kelvin}，高 {height}。',
      'The globe glows evenly and hides its source: {watt}, {kelvin}, {height} high.',
      '球体が均一に光り、光源が見えません。{watt}、色温度 {kelvin}、高さ {height}。',
      '구체가 고르게 빛나 광원이 보이지 않습니다. {watt}, 색온도 {kelvin}, 높이 {height}.',
    ],
    floor: [
      '高 {floorHeight}，光通量 {floorLumen}，功率 {floorWatt}，一盏照亮一个会客区。',
      '{floorHeight} high, {floorLumen} from {floorWatt}: one lamp lights a sitting area.',
      '高さ {floorHeight}、光束 {floorLumen}、{floorWatt}。一灯で応接空間を照らします。',
      '높이 {floorHeight}, 광속 {floorLumen}, {floorWatt}. 등 하나로 응접 공간을 밝힙니다.',
    ],
    portable: [
      '充一次电可用 {run}，功率 {smallWatt}，{scenes}场景，自重 {smallWeight}。',
      'One charge lasts {run}: {smallWatt}, {scenes}, {smallWeight}.',
      '一度の充電で {run}。{smallWatt}、シーン {scenes}、重さ {smallWeight} です。',
      '한 번 충전으로 {run}. {smallWatt}, 장면 {scenes}, 무게 {smallWeight}입니다.',
    ],
  },
  opening: [
    [
      '好灯先看暗处。这款{noun}的光从灯罩边缘缓缓收住，桌面亮而墙面不刺眼，{who}为此做了十七版配光。',
      'A good lamp shows in the dark parts. The light of this {noun} ends softly at the edge, bright on the table and calm on the wall; {who} drew seventeen versions of it.',
      'よい照明は暗いところでわかります。この{noun}の光は縁でやわらかく収まり、手元は明るく壁はまぶしくありません。{who}は配光を17回作り直しました。',
      '좋은 조명은 어두운 곳에서 드러납니다. 이 {noun}의 빛은 가장자리에서 부드럽게 잦아들어 책상은 밝고 벽은 눈부시지 않습니다. {who:은} 배광을 열일곱 번 고쳤습니다.',
    ],
    [
      '这款{noun}的光源、驱动与灯体都可拆换，{who}承诺十年供应同规格备件。',
      'Source, driver and body of this {noun} can be replaced, and {who} keeps matching parts for ten years.',
      'この{noun}は光源、電源、本体を交換でき、{who}は同じ仕様の部品を10年間供給します。',
      '이 {noun:은} 광원, 구동부, 몸체를 교체할 수 있으며 {who:은} 같은 사양의 부품을 10년간 공급합니다.',
    ],
  ],
  points: [
    [
      '每盏出厂前点亮老化八小时并测光。',
      'Every lamp burns for eight hours and is measured before it leaves.',
      '出荷前に8時間の点灯エージングと測光を全数で行います。',
      '출고 전 모든 제품을 8시간 점등 에이징하고 측광합니다.',
    ],
    [
      '同批次色差控制在三阶以内。',
      'Colour scatter within a batch stays inside three steps.',
      '同一ロットの色ばらつきは3ステップ以内です。',
      '같은 로트의 색 편차를 3스텝 이내로 관리합니다.',
    ],
    [
      '驱动可选多种调光协议，兼容常见智能系统。',
      'Drivers come in several dimming protocols and join the common smart systems.',
      '調光方式は複数から選べ、主なスマートシステムに対応します。',
      '조광 방식을 여러 가지 가운데 고를 수 있고 주요 스마트 시스템과 호환됩니다.',
    ],
    [
      '提供配光文件，方便设计师做照度计算。',
      'Photometric files are available for lighting calculations.',
      '配光データを提供し、照度計算にお使いいただけます。',
      '배광 파일을 제공해 조도 계산에 쓸 수 있습니다.',
    ],
    [
      '灯体颜色可按色卡定制，五十件起订。',
      'Body colours follow your colour card from fifty pieces.',
      '本体色は色見本に合わせ、50点から変更できます。',
      '몸체 색상을 색상표에 맞춰 50개부터 바꿀 수 있습니다.',
    ],
    [
      '包装用模塑纸浆，全程不含泡沫。',
      'Packed in moulded pulp, without any foam.',
      '梱包はパルプモールドで、発泡材を使いません。',
      '포장은 펄프 몰드로 하며 발포재를 쓰지 않습니다.',
    ],
  ],
}
