import type { Language } from '../../../domain/language.ts'
import { coverPicture, hallPicture, type MediaPicture, type Motif } from '../../media/address.ts'
import type { Text } from '../text.ts'

/** A video of a channel. `age` in hours before the moment of the fair, negative for one to come; `length` in seconds. */
export interface ShowcaseVideo {
  readonly code: string
  readonly title: Text
  readonly summary: Text
  readonly cover: MediaPicture
  readonly spoken: Language
  readonly age: number
  readonly length: number
  readonly views: number
}

/** A channel of /concert. `live`: the exhibition's running stream of that place in its list is on air in it. */
export interface ShowcaseChannel {
  readonly code: string
  readonly name: Text
  readonly summary: Text
  readonly cover: MediaPicture
  readonly live: number | null
  readonly videos: readonly ShowcaseVideo[]
}

const video = (
  code: string,
  [age, length, views]: readonly [number, number, number],
  [motif, spoken]: readonly [Motif | 'hall', Language],
  title: Text,
  summary: Text,
): ShowcaseVideo => ({
  code,
  title,
  summary,
  spoken,
  age,
  length,
  views,
  cover: motif === 'hall' ? hallPicture(`video-${code}`) : coverPicture(motif, `video-${code}`),
})

/** The channels of the current exhibition, in their order. */
export const CHANNELS: readonly ShowcaseChannel[] = [
  {
    code: 'floor',
    name: ['展馆现场', 'On the floor', '会場から', '전시장에서'],
    summary: [
      '跟着镜头逛展馆：每天三次巡馆，不错过任何一个新品首发。',
      'Three walks through the halls each day, so that no launch is missed.',
      '1日3回、カメラが会場を巡ります。新製品の発表を見逃しません。',
      '하루 세 번 카메라가 전시장을 돕니다. 신제품 발표를 놓치지 마세요.',
    ],
    cover: hallPicture('channel-floor'),
    live: 0,
    videos: [
      video(
        'floor-1',
        [3, 1260, 4820],
        ['hall', 'zh-CN'],
        [
          '第二天早间巡馆：8.1 馆',
          'Day two, the morning walk: Hall 8.1',
          '2日目・朝の会場めぐり：8.1館',
          '둘째 날 아침 투어: 8.1관',
        ],
        [
          '从五轴加工中心到协作机器人，二十分钟看完机床馆的新面孔。',
          'From five-axis centres to cobots: the new faces of the machinery hall in twenty minutes.',
          '5軸加工機から協働ロボットまで、工作機械ホールの新顔を20分で紹介します。',
          '5축 가공기부터 협동 로봇까지, 기계관의 새 얼굴을 20분에 살펴봅니다.',
        ],
      ),
      video(
        'floor-2',
        [20, 1485, 7310],
        ['hall', 'zh-CN'],
        ['开幕日全记录', 'The opening day, start to finish', '開幕日の記録', '개막일 전체 기록'],
        [
          '剪彩、开幕论坛与第一批签约，现场声音完整保留。',
          'The ribbon, the opening forum and the first contracts, with the sound of the place.',
          'テープカット、開幕フォーラム、最初の契約調印までを会場の音とともにお届けします。',
          '테이프 커팅, 개막 포럼, 첫 계약 체결까지 현장음 그대로 담았습니다.',
        ],
      ),
      video(
        'floor-3',
        [26, 942, 3105],
        ['textile', 'zh-CN'],
        [
          '5.2 馆：面料的触感怎么拍出来',
          'Hall 5.2: how to film the feel of cloth',
          '5.2館：生地の手触りを映す',
          '5.2관: 원단의 촉감을 담는 법',
        ],
        [
          '微距镜头下的亚麻、羊毛与再生纤维。',
          'Linen, wool and recycled fibre through a macro lens.',
          'マクロレンズで見る麻、羊毛、再生繊維。',
          '접사 렌즈로 본 리넨, 양모, 재생 섬유.',
        ],
      ),
    ],
  },
  {
    code: 'works',
    name: ['走进工厂', 'Inside the works', '工場を歩く', '공장 속으로'],
    summary: [
      '展商打开车间大门：原料、工序、检验，一路看到装箱。',
      'Exhibitors open their gates: material, process, inspection, packing.',
      '出展者が工場を公開。原料から工程、検査、梱包までを追います。',
      '참가업체가 공장 문을 엽니다. 원료와 공정, 검사, 포장까지 따라갑니다.',
    ],
    cover: coverPicture('machine', 'channel-works'),
    live: 3,
    videos: [
      video(
        'works-1',
        [52, 1104, 2940],
        ['machine', 'zh-CN'],
        ['一台主轴的诞生', 'The making of a spindle', '主軸が生まれるまで', '주축이 태어나기까지'],
        [
          '锻件、精磨、动平衡：四十道工序浓缩成十八分钟。',
          'Forging, grinding, balancing: forty steps in eighteen minutes.',
          '鍛造、研削、動バランス。40の工程を18分にまとめました。',
          '단조, 연삭, 동적 균형. 40단계 공정을 18분에 담았습니다.',
        ],
      ),
      video(
        'works-2',
        [76, 876, 2215],
        ['ceramics', 'ja-JP'],
        ['濑户窑场的一天', 'A day at a kiln in Seto', '瀬戸の窯場の一日', '세토 가마의 하루'],
        [
          '从清晨练泥到深夜封窑，听匠人讲火候。',
          'From wedging at dawn to sealing the kiln at night, told by the potters.',
          '早朝の土練りから深夜の窯詰めまで、職人が火加減を語ります。',
          '새벽 흙 반죽부터 한밤 가마 봉하기까지, 장인이 불을 이야기합니다.',
        ],
      ),
      video(
        'works-3',
        [98, 1320, 1870],
        ['energy', 'zh-CN'],
        [
          '储能电芯的二十八项检验',
          'Twenty-eight tests of a storage cell',
          '蓄電セル28項目の検査',
          '저장 셀 28가지 검사',
        ],
        [
          '针刺、跌落、热箱，合格的电芯才能装柜。',
          'Nail, drop, heat: only what passes goes into the cabinet.',
          '釘刺し、落下、加熱。合格したセルだけが組み込まれます。',
          '관통, 낙하, 가열. 통과한 셀만 캐비닛에 들어갑니다.',
        ],
      ),
      video(
        'works-4',
        [-6, 1500, 0],
        ['food', 'ko-KR'],
        [
          '釜山冷链车间连线',
          'A call to the cold chain in Busan',
          '釜山のコールドチェーン工場から',
          '부산 콜드체인 작업장 연결',
        ],
        [
          '今晚播出：零下十八度里的分拣与包装。',
          'Tonight: sorting and packing at eighteen below.',
          '今夜公開。マイナス18度の選別と梱包。',
          '오늘 저녁 공개: 영하 18도의 선별과 포장.',
        ],
      ),
    ],
  },
  {
    code: 'lessons',
    name: ['出海课堂', 'Export lessons', '輸出の教室', '수출 교실'],
    summary: [
      '认证、报关、收汇、售后，每课十分钟讲透一件事。',
      'Certificates, customs, payment, service: one matter a lesson, ten minutes each.',
      '認証、通関、決済、アフターサービス。1回10分でひとつのテーマを学びます。',
      '인증, 통관, 결제, 사후 서비스. 10분에 한 가지씩 배웁니다.',
    ],
    cover: hallPicture('channel-lessons'),
    live: null,
    videos: [
      video(
        'lessons-1',
        [120, 612, 5230],
        ['hall', 'zh-CN'],
        [
          '第一课：CE 标志到底由谁负责',
          'Lesson 1: who answers for the CE mark',
          '第1回：CEマークの責任は誰にあるか',
          '1강: CE 마크는 누가 책임지는가',
        ],
        [
          '制造商、进口商、授权代表三方的责任边界。',
          'What falls to the maker, the importer and the authorised representative.',
          '製造者、輸入者、認定代理人の責任範囲を整理します。',
          '제조자, 수입자, 공인 대리인의 책임 범위를 정리합니다.',
        ],
      ),
      video(
        'lessons-2',
        [96, 655, 4410],
        ['hall', 'zh-CN'],
        [
          '第二课：信用证里的五个陷阱',
          'Lesson 2: five traps in a letter of credit',
          '第2回：信用状にひそむ5つの落とし穴',
          '2강: 신용장 속 다섯 가지 함정',
        ],
        [
          '软条款、交单期、单据不符，逐条对照样本讲解。',
          'Soft clauses, presentation dates and discrepancies, shown on samples.',
          'ソフトクローズ、呈示期限、書類の不一致を実例で解説します。',
          '소프트 조항, 제시 기한, 서류 불일치를 실제 사례로 설명합니다.',
        ],
      ),
      video(
        'lessons-3',
        [72, 598, 3980],
        ['hall', 'en-US'],
        [
          '第三课：英文询盘怎么回',
          'Lesson 3: answering an inquiry in English',
          '第3回：英文の引き合いへの返信',
          '3강: 영문 문의에 답하는 법',
        ],
        [
          '四个真实询盘，四种回复方式，差别在哪里。',
          'Four real inquiries, four answers, and what makes the difference.',
          '実際の引き合い4件と返信例4つ。違いはどこにあるのか。',
          '실제 문의 네 건과 답변 네 가지, 차이는 어디에 있을까요.',
        ],
      ),
    ],
  },
  {
    code: 'buyers',
    name: ['买家说', 'Buyers speak', 'バイヤーの声', '바이어가 말하다'],
    summary: [
      '来自二十个国家的采购负责人，讲他们为什么下单，又为什么没下。',
      'Buyers from twenty countries say why they ordered, and why they did not.',
      '20か国の調達責任者が、発注した理由と見送った理由を語ります。',
      '20개국 구매 책임자가 주문한 이유와 하지 않은 이유를 말합니다.',
    ],
    cover: coverPicture('electronics', 'channel-buyers'),
    live: null,
    videos: [
      video(
        'buyers-1',
        [30, 436, 2690],
        ['lighting', 'en-US'],
        [
          '斯德哥尔摩：我们只看寿命数据',
          'Stockholm: we look at lifetime data only',
          'ストックホルム：寿命データしか見ない',
          '스톡홀름: 수명 데이터만 봅니다',
        ],
        [
          '北欧照明连锁的采购经理谈选品。',
          'The buyer of a Nordic lighting chain on how she chooses.',
          '北欧の照明チェーンの調達担当者が選定を語ります。',
          '북유럽 조명 체인 구매 담당자가 선정 기준을 말합니다.',
        ],
      ),
      video(
        'buyers-2',
        [54, 502, 2130],
        ['furniture', 'ja-JP'],
        [
          '大阪：小批量、短交期、不缺货',
          'Osaka: small lots, short lead times, never out of stock',
          '大阪：小ロット・短納期・欠品なし',
          '오사카: 소량, 짧은 납기, 품절 없음',
        ],
        [
          '家居连锁谈与新供应商的第一年。',
          'A furniture chain on its first year with a new supplier.',
          '家具チェーンが語る、新しい仕入先との最初の1年。',
          '가구 체인이 말하는 새 공급처와의 첫해.',
        ],
      ),
      video(
        'buyers-3',
        [78, 471, 1760],
        ['medical', 'ko-KR'],
        [
          '首尔：文件比价格先到',
          'Seoul: papers before prices',
          'ソウル：価格より先に書類',
          '서울: 가격보다 서류가 먼저',
        ],
        [
          '医院采购中心谈注册资料与售后响应。',
          'A hospital purchasing centre on registration files and service.',
          '病院の購買センターが登録書類と保守対応を語ります。',
          '병원 구매센터가 등록 서류와 사후 대응을 이야기합니다.',
        ],
      ),
    ],
  },
  {
    code: 'stage',
    name: ['城市与舞台', 'City and stage', '街と舞台', '도시와 무대'],
    summary: [
      '白天谈生意，晚上看城市：展会之夜的音乐与本地味道。',
      'Business by day, the city by night: music and food of the fair’s evenings.',
      '昼は商談、夜は街へ。展示会の夜の音楽と地元の味をお届けします。',
      '낮에는 상담, 밤에는 도시. 박람회의 밤 음악과 지역의 맛을 전합니다.',
    ],
    cover: hallPicture('channel-stage', 'ink'),
    live: null,
    videos: [
      video(
        'stage-1',
        [15, 3180, 6240],
        ['hall', 'zh-CN'],
        ['开幕之夜音乐会', 'The opening night concert', '開幕の夜のコンサート', '개막의 밤 음악회'],
        [
          '城市交响乐团与四国乐手同台，完整演出。',
          'The city orchestra with players from four countries, the whole evening.',
          '市の交響楽団と4か国の演奏家が共演した夜を全編でお届けします。',
          '시립 교향악단과 4개국 연주자가 함께한 공연 전편입니다.',
        ],
      ),
      video(
        'stage-2',
        [40, 745, 3350],
        ['food', 'zh-CN'],
        [
          '从展馆步行十分钟的早餐',
          'Breakfast, ten minutes on foot from the halls',
          '会場から徒歩10分の朝ごはん',
          '전시장에서 걸어서 10분, 아침 식사',
        ],
        [
          '三家老店，一碗面、一笼包子、一杯茶。',
          'Three old houses: noodles, buns, a cup of tea.',
          '老舗3軒。麺一杯、包子一籠、お茶一杯。',
          '오래된 가게 세 곳. 국수 한 그릇, 만두 한 판, 차 한 잔.',
        ],
      ),
      video(
        'stage-3',
        [-30, 2700, 0],
        ['hall', 'zh-CN'],
        ['闭幕之夜预告', 'The closing night', '閉幕の夜', '폐막의 밤'],
        [
          '闭幕当晚八点开播，可先预约。',
          'On air at eight on the last evening.',
          '最終日の夜8時に公開します。',
          '마지막 날 저녁 8시에 공개합니다.',
        ],
      ),
    ],
  },
]
