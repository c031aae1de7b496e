import type { FamilyProse } from './family-prose.ts'

export const medical: FamilyProse = {
  kinds: {
    monitor: [
      '{screen}屏，电池 {battery}，血氧精度 {spo2}，心电 {leads} 导，可接入护士站。',
      '{screen} screen, {battery} of battery, SpO₂ within {spo2}, {leads}-lead ECG, ready for the nurses’ station.',
      '{screen}画面、バッテリー {battery}、SpO₂精度 {spo2}、心電図 {leads}誘導。ナースステーションに接続できます。',
      '{screen} 화면, 배터리 {battery}, SpO₂ 정확도 {spo2}, 심전도 {leads} 유도. 간호사실에 연결할 수 있습니다.',
    ],
    microscope: [
      '放大 {zoom}，相机 {camera}，数值孔径 {aperture}，视场数 {field}。',
      '{zoom}, {camera} camera, numerical aperture {aperture}, field number {field}.',
      '倍率 {zoom}、カメラ {camera}、開口数 {aperture}、視野数 {field}。',
      '배율 {zoom}, 카메라 {camera}, 개구수 {aperture}, 시야수 {field}.',
    ],
    analyser: [
      '检测速度 {throughput}，样本量 {sample}，{positions}样本位，噪声 {noise}。',
      '{throughput} from {sample} of sample, {positions}, {noise}.',
      '処理能力 {throughput}、検体量 {sample}、架設 {positions}、騒音 {noise}。',
      '처리 속도 {throughput}, 검체량 {sample}, 검체 위치 {positions}, 소음 {noise}.',
    ],
    imaging: [
      '{screen}屏，探头 {frequency}，{channels} 通道，扫描深度 {depth}，电池 {battery}。',
      '{screen} screen, {frequency} probes, {channels} channels, {depth} deep, {battery} of battery.',
      '{screen}画面、プローブ {frequency}、{channels}チャンネル、走査深度 {depth}、バッテリー {battery}。',
      '{screen} 화면, 프로브 {frequency}, {channels}채널, 스캔 깊이 {depth}, 배터리 {battery}.',
    ],
    reagent: [
      '每盒 {kitSize}，{minutes}出结果，检出限 {limit}，有效期 {keep}。',
      '{kitSize} a kit, a result in {minutes}, detection from {limit}, shelf life {keep}.',
      '1キット {kitSize}、{minutes}で結果が得られ、検出限界 {limit}、使用期限 {keep}。',
      '키트당 {kitSize}, {minutes} 안에 결과가 나오며 검출 한계 {limit}, 유효 기간 {keep}.',
    ],
  },
  opening: [
    [
      '这款{noun}由{who}与三家教学医院共同定义需求，按键大小、报警声调与清洁方式都来自病房里的观察。',
      '{who} defined this {noun} with three teaching hospitals. Size of keys, tone of alarms and way of cleaning all come from watching wards at work.',
      'この{noun}は{who}が三つの教育病院とともに要件を定めました。キーの大きさ、警報音、清掃方法は病棟の観察から決めています。',
      '이 {noun:은} {who:이} 교육병원 세 곳과 함께 요구 사항을 정했습니다. 버튼 크기, 경보음, 세척 방법은 병동 관찰에서 나왔습니다.',
    ],
    [
      '生产在{place}的质量体系下进行，每台{noun}都有独立的生产与检验档案，注册文件可供进口商查阅。',
      'It is made under a quality system in {place}. Every {noun} has a file of its own, and importers may read the registration papers.',
      '{place}の品質システムのもとで生産し、{noun}一台ごとに製造・検査記録を残します。輸入業者は登録書類を閲覧できます。',
      '{place}의 품질 시스템 아래에서 생산하며 {noun}마다 생산·검사 기록을 남깁니다. 수입사는 등록 서류를 열람할 수 있습니다.',
    ],
  ],
  points: [
    [
      '界面支持二十种语言，切换无需重启。',
      'The interface speaks twenty languages and switches without a restart.',
      '画面は20言語に対応し、再起動なしで切り替えられます。',
      '화면은 20개 언어를 지원하며 재시작 없이 바꿀 수 있습니다.',
    ],
    [
      '数据接口遵循通用标准，可接医院信息系统。',
      'Data follow the common standards and join the hospital’s systems.',
      'データは標準規格に準拠し、病院情報システムに接続できます。',
      '데이터는 표준 규격을 따르며 병원 정보 시스템에 연결됩니다.',
    ],
    [
      '外壳耐受常用消毒剂擦拭。',
      'The housing stands up to the usual disinfectants.',
      '外装は一般的な消毒剤での清拭に耐えます。',
      '외장은 일반 소독제로 닦아도 견딥니다.',
    ],
    [
      '提供安装确认与操作确认文件。',
      'Papers for installation and operation qualification are supplied.',
      '据付時・運転時の適格性確認書を用意しています。',
      '설치 적격성과 운전 적격성 문서를 제공합니다.',
    ],
    [
      '临床工程师可远程协助校准。',
      'Clinical engineers help to calibrate remotely.',
      '臨床工学技士が遠隔で校正をお手伝いします。',
      '임상 엔지니어가 원격으로 보정을 돕습니다.',
    ],
    [
      '关键备件保有期为停产后十年。',
      'Key parts stay available for ten years after the last unit.',
      '主要部品は生産終了後10年間保有します。',
      '핵심 부품은 단종 후 10년간 보유합니다.',
    ],
  ],
}
