import type { FamilyProse } from './family-prose.ts'

export const luggage: FamilyProse = {
  kinds: {
    suitcase: [
      '{inch}，容积 {volume}，{shell}箱体，自重 {weight}，适合两周以上的旅行。',
      'Size {inch}, volume {volume}, {weight} in weight, for journeys of two weeks and more.',
      'サイズ {inch}、容量 {volume}、本体 {weight}。二週間以上の旅行に適しています。',
      '사이즈 {inch}, 용량 {volume}, 무게 {weight}. 2주 이상의 여행에 적합합니다.',
    ],
    cabin: [
      '{cabin}登机尺寸，容积 {cabinVolume}，自重 {cabinWeight}，主流航空公司均可随身携带。',
      'A cabin case of {cabin}, {cabinVolume} and {cabinWeight} that the main airlines accept on board.',
      '{cabin}の機内持込サイズ。容量 {cabinVolume}、本体 {cabinWeight}。主要航空会社で持ち込めます。',
      '{cabin} 기내용 사이즈입니다. 용량 {cabinVolume}, 무게 {cabinWeight}. 주요 항공사에서 기내 반입이 가능합니다.',
    ],
    business: [
      '前袋可放 {laptop}电脑，容积 {cabinVolume}，安检时无需打开主仓。',
      'The front pocket takes laptops of {laptop}, the body holds {cabinVolume}, and security checks need not open it.',
      '前面ポケットに {laptop}のPCを収納。容量 {cabinVolume}、保安検査で本体を開ける必要はありません。',
      '앞주머니에 {laptop} 노트북을 넣을 수 있습니다. 용량 {cabinVolume}, 보안 검색 때 본체를 열지 않아도 됩니다.',
    ],
    set: [
      '一套 {pieces}，最大 {inch}，容积 {volume}，可嵌套收纳，节省运输与仓储空间。',
      'A set of {pieces}, the largest {inch} with {volume}; they nest for shipping and storage.',
      '{pieces}のセット。最大 {inch}、容量 {volume}。入れ子にして輸送と保管の空間を節約できます。',
      '{pieces} 세트입니다. 최대 {inch}, 용량 {volume}. 겹쳐 담아 운송과 보관 공간을 줄일 수 있습니다.',
    ],
    child: [
      '{child}的儿童箱，骑乘承重 {ride}，边角全部圆滑处理，自重 {childWeight}。',
      'A children’s case of {child} that carries a rider of {ride}; all edges are rounded, and it weighs {childWeight}.',
      '{child}の子ども用ケース。乗用耐荷重 {ride}、角はすべて丸く仕上げ、本体 {childWeight} です。',
      '{child} 어린이용 캐리어입니다. 탑승 하중 {ride}, 모서리를 모두 둥글게 처리했으며 무게는 {childWeight}입니다.',
    ],
  },
  opening: [
    [
      '这款{noun}的箱体、轮子与拉杆都在{place}的同一厂区生产，箱壳注塑后静置四十八小时再组装，低温下不易开裂。',
      'Shell, wheels and handle of this {noun} are made on one site in {place}. Shells rest for forty-eight hours before assembly, so that they do not crack in the cold.',
      'この{noun}はシェル、キャスター、ハンドルを{place}の同じ敷地で生産しています。成形後48時間寝かせてから組み立てるため、低温でも割れにくくなっています。',
      '이 {noun:은} 외피, 바퀴, 손잡이를 {place}의 한 부지에서 생산합니다. 성형 후 48시간 안정화한 뒤 조립해 저온에서도 잘 갈라지지 않습니다.',
    ],
    [
      '{who}为酒店、航空与跨境电商客户代工多年，这款{noun}支持换色、换标与换内衬，百件起订。',
      '{who} has made luggage for hotels, airlines and online shops for years. This {noun} can change colour, mark and lining from a hundred pieces.',
      '{who}はホテル、航空会社、越境EC向けの受託製造を長く続けています。この{noun}は色、ロゴ、内装を100点から変更できます。',
      '{who:은} 호텔, 항공사, 크로스보더 쇼핑몰을 위한 위탁 생산을 오래 해 왔습니다. 이 {noun:은} 색상, 로고, 안감을 100개부터 바꿀 수 있습니다.',
    ],
  ],
  points: [
    [
      '轮子、拉杆与锁具均可单独更换，备件长期供应。',
      'Wheels, handle and lock can be replaced one by one, and spares stay available.',
      'キャスター、ハンドル、ロックは個別に交換でき、補修部品を長く供給します。',
      '바퀴, 손잡이, 잠금장치는 따로 교체할 수 있으며 부품을 오래 공급합니다.',
    ],
    [
      '箱壳可选再生料，比例最高达七成，并提供溯源证书。',
      'Shells can hold up to seventy per cent recycled material, with certificates of origin.',
      'シェルは再生材を最大7割まで使用でき、由来証明書を発行します。',
      '외피에 재생 소재를 최대 70%까지 쓸 수 있으며 이력 증명서를 발급합니다.',
    ],
    [
      '每批次抽检跌落、滚筒与拉杆三项测试，视频随检验报告提供。',
      'Every batch is dropped, tumbled and pulled; the videos come with the report.',
      'ロットごとに落下、回転ドラム、ハンドルの三試験を行い、映像を成績書に添えます。',
      '로트마다 낙하, 텀블, 손잡이 세 가지 시험을 하고 영상을 보고서와 함께 제공합니다.',
    ],
    [
      '内里可拆洗，隔层位置可调。',
      'The lining comes out for washing, and the dividers can be moved.',
      '内装は取り外して洗え、仕切りの位置を変えられます。',
      '안감을 분리해 세탁할 수 있고 칸막이 위치를 조절할 수 있습니다.',
    ],
    [
      '套装嵌套装柜，一个高柜可装两千件以上。',
      'Nested sets fit more than two thousand pieces into one high container.',
      '入れ子積載により、ハイキューブコンテナ1本に2,000点以上を積めます。',
      '겹쳐 적재해 하이큐브 컨테이너 한 대에 2,000개 이상 실을 수 있습니다.',
    ],
  ],
}
