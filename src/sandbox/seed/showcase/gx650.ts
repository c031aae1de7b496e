import type { TagId } from '../tags.ts'
import type { Text } from '../text.ts'
import { same } from '../text.ts'

/** The words of an exhibit that its editors wrote themselves, where others are composed. */
export interface WrittenExhibit {
  readonly tagIds: readonly TagId[]
  readonly summary: Text
  readonly figures: readonly (readonly [label: Text, value: string, unit: string])[]
  readonly groups: readonly {
    readonly name: Text
    readonly rows: readonly (readonly [label: Text, value: Text])[]
  }[]
  readonly heading: Text
  readonly paragraphs: readonly Text[]
  readonly points: readonly Text[]
}

/** The fair's leading exhibit, whose page is the model of all others. */
export const GX_650: WrittenExhibit = {
  tagIds: ['premiere', 'ce', 'sample-cut', 'custom'],
  summary: [
    '面向叶轮、模具与医疗零件的小型五轴机床。一次装夹完成五面加工，摇篮转台直驱，热补偿后全行程定位精度 5 微米。',
    'A compact five-axis machine for impellers, moulds and medical parts. Five faces in one clamping, direct-drive trunnion table, 5 µm positioning over the full travel after thermal compensation.',
    'インペラ、金型、医療部品に向けた小型5軸機です。1回の段取りで5面を加工し、ダイレクトドライブの揺りかご形テーブルと熱変位補正により、全ストロークで位置決め精度5 µmを実現します。',
    '임펠러, 금형, 의료 부품을 위한 소형 5축 장비입니다. 한 번의 셋업으로 다섯 면을 가공하며, 직결 구동 트러니언 테이블과 열변위 보정으로 전체 이송 구간에서 위치결정 정밀도 5 µm를 유지합니다.',
  ],
  figures: [
    [['行程 X/Y/Z', 'Travel X/Y/Z', '移動量 X/Y/Z', '이송 X/Y/Z'], '650/520/475', 'mm'],
    [['主轴', 'Spindle', '主軸', '주축'], '18,000', 'rpm'],
    [['定位精度', 'Positioning', '位置決め精度', '위치결정'], '5', 'µm'],
  ],
  groups: [
    {
      name: ['加工能力', 'Machining', '加工能力', '가공 능력'],
      rows: [
        [['工作台直径', 'Table diameter', 'テーブル直径', '테이블 지름'], same('Ø 500 mm')],
        [['最大承重', 'Maximum load', '最大積載質量', '최대 적재 중량'], same('350 kg')],
        [
          ['A 轴 / C 轴', 'A axis / C axis', 'A軸 / C軸', 'A축 / C축'],
          ['±120° / 360° 连续', '±120° / 360° continuous', '±120° / 360°連続', '±120° / 360° 연속'],
        ],
        [['快移速度', 'Rapid traverse', '早送り速度', '급속 이송'], same('48 m/min')],
      ],
    },
    {
      name: ['主轴与刀库', 'Spindle and magazine', '主軸と工具マガジン', '주축과 공구 매거진'],
      rows: [
        [
          ['主轴功率', 'Spindle power', '主軸出力', '주축 출력'],
          ['22 / 30 kW（S1 / S6）', '22 / 30 kW (S1 / S6)', '22 / 30 kW（S1 / S6）', '22 / 30 kW (S1 / S6)'],
        ],
        [['主轴接口', 'Spindle interface', '主軸端', '주축 규격'], same('HSK-A63')],
        [
          ['刀库容量', 'Tool magazine', '工具収納本数', '공구 수'],
          ['40 把，可扩展至 60 把', '40 pockets, up to 60', '40本（最大60本）', '40개, 최대 60개'],
        ],
        [
          ['换刀时间', 'Tool change', '工具交換時間', '공구 교환'],
          ['刀对刀 1.8 秒', '1.8 s tool to tool', '1.8秒（ツール・ツー・ツール）', '1.8초'],
        ],
      ],
    },
    {
      name: ['外形与供货', 'Size and delivery', '外形と納期', '크기와 납기'],
      rows: [
        [['占地面积', 'Footprint', '設置面積', '설치 면적'], same('2,350 × 3,100 mm')],
        [['整机重量', 'Weight', '機械質量', '기계 중량'], same('8,600 kg')],
        [
          ['数控系统', 'Control', '制御装置', '제어 장치'],
          [
            '西门子 ONE 或发那科 31i-B5',
            'Siemens ONE or Fanuc 31i-B5',
            'シーメンス ONE またはファナック 31i-B5',
            '지멘스 ONE 또는 화낙 31i-B5',
          ],
        ],
        [
          ['供货周期', 'Lead time', '納期', '납기'],
          ['90 天', '90 days', '90日', '90일'],
        ],
        [
          ['认证', 'Certificates', '認証', '인증'],
          ['CE、ISO 9001', 'CE, ISO 9001', 'CE、ISO 9001', 'CE, ISO 9001'],
        ],
      ],
    },
  ],
  heading: ['设计要点', 'Design points', '設計のポイント', '설계 포인트'],
  paragraphs: [
    [
      'GX-650 的床身为整体矿物铸件，阻尼约为铸铁的六倍，摇篮转台两端支撑，重切时仍能保持表面质量。主轴、丝杠与立柱共布置 14 个温度测点，补偿模型每 200 毫秒更新一次。',
      'The bed is a single mineral casting with about six times the damping of grey iron. The trunnion is carried at both ends, so surface quality holds in heavy cuts. Fourteen probes feed a thermal model that updates every 200 ms.',
      'ベッドは一体のミネラルキャスト製で、減衰性は鋳鉄の約6倍です。揺りかご形テーブルは両端支持のため、重切削でも面品位を保ちます。主軸、ボールねじ、コラムの14か所で温度を測り、補正モデルを200ミリ秒ごとに更新します。',
      '베드는 일체형 미네랄 캐스팅으로 감쇠 성능이 주철의 약 6배입니다. 트러니언 테이블을 양쪽에서 지지하므로 중절삭에서도 표면 품질을 유지합니다. 주축과 볼스크루, 칼럼의 14개 지점에서 온도를 측정하고 보정 모델을 200밀리초마다 갱신합니다.',
    ],
    [
      '展期内每天 10:30 与 14:30 在展位试切钛合金叶轮，线上观众可同步看到测头数据。',
      'Every day at 10:30 and 14:30 the stand cuts a titanium impeller. Online visitors see the probe data as it arrives.',
      '会期中は毎日10時30分と14時30分に、小間でチタン合金のインペラを試し削りします。オンラインの来場者も測定データを同時にご覧いただけます。',
      '전시 기간 매일 10시 30분과 14시 30분에 부스에서 티타늄 임펠러를 시험 가공합니다. 온라인 관람객도 측정 데이터를 실시간으로 볼 수 있습니다.',
    ],
  ],
  points: [
    [
      '摇篮转台直驱，无背隙，分度精度五角秒。',
      'Direct-drive trunnion without backlash, indexing to five arc seconds.',
      '揺りかご形テーブルはダイレクトドライブでバックラッシがなく、割出し精度は5秒です。',
      '트러니언 테이블은 직결 구동으로 백래시가 없으며 분할 정밀도는 5초입니다.',
    ],
    [
      '机内对刀与工件测头为标准配置。',
      'Tool setter and work probe are standard.',
      '機内工具測定と工件プローブを標準装備しています。',
      '기내 공구 측정과 공작물 프로브를 기본으로 갖추었습니다.',
    ],
    [
      '预留机器人门与托盘库接口。',
      'A robot door and the interface of a pallet store are in place.',
      'ロボットドアとパレットストッカの接続口を備えています。',
      '로봇 도어와 팔레트 스토커 인터페이스를 갖추었습니다.',
    ],
  ],
}
