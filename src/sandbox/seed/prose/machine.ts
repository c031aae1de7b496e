import type { FamilyProse } from './family-prose.ts'

export const machine: FamilyProse = {
  kinds: {
    'five-axis': [
      '面向叶轮、模具与医疗零件的五轴机床，X 轴行程 {travel}，主轴 {spindle}，一次装夹完成五面加工，全行程定位精度 {accuracy}。',
      'A five-axis machine for impellers, moulds and medical parts: {travel} of X travel, {spindle} at the spindle, five faces in one clamping and {accuracy} positioning over the full travel.',
      'インペラ、金型、医療部品に向けた5軸機です。X軸移動量 {travel}、主軸 {spindle}。一度の段取りで5面を加工し、全ストロークで位置決め精度 {accuracy} を保ちます。',
      '임펠러, 금형, 의료 부품을 위한 5축 장비입니다. X축 이송 {travel}, 주축 {spindle}. 한 번의 셋업으로 다섯 면을 가공하며 전체 이송 구간에서 위치결정 정밀도 {accuracy}입니다.',
    ],
    vertical: [
      '适合箱体、壳体与板类零件的批量加工，X 轴行程 {travel}，快移 {rapid}，主轴最高 {spindle}。',
      'Made for series of housings, covers and plates: {travel} of X travel, {rapid} rapid traverse and up to {spindle}.',
      '箱物、ケース、板物の量産に適しています。X軸移動量 {travel}、早送り {rapid}、主軸は最高 {spindle} です。',
      '박스형, 케이스형, 판재 부품의 양산에 적합합니다. X축 이송 {travel}, 급속 이송 {rapid}, 주축 최고 {spindle}입니다.',
    ],
    lathe: [
      '轴类与盘类零件的高效车削，最大车削直径 {turning}，主轴 {turnSpeed}，加工圆度 {roundness}。',
      'Efficient turning of shafts and discs up to {turning}, at {turnSpeed}, with a roundness of {roundness}.',
      '軸物・円板物を効率よく旋削します。最大加工径 {turning}、主軸 {turnSpeed}、真円度 {roundness} です。',
      '축류와 원판류를 효율적으로 선삭합니다. 최대 선삭 지름 {turning}, 주축 {turnSpeed}, 진원도 {roundness}입니다.',
    ],
    grinder: [
      '磨削长度 {grindLength}，表面粗糙度可达 Ra {finish}，在线测量自动补偿砂轮磨损。',
      'Grinds up to {grindLength} with a finish down to Ra {finish}; in-process gauging makes up for wheel wear.',
      '研削長さ {grindLength}、表面粗さ Ra {finish} に対応。機上計測が砥石の摩耗を自動で補正します。',
      '연삭 길이 {grindLength}, 표면 거칠기 Ra {finish}까지 대응하며 기상 측정으로 숫돌 마모를 자동 보정합니다.',
    ],
    laser: [
      '激光功率 {laser}，碳钢最大切割厚度 {sheet}，快移 {rapid}，自动调焦切割头不停机换料。',
      '{laser} of laser power cuts mild steel up to {sheet}; {rapid} rapid traverse and a self-focusing head that never waits for material.',
      'レーザー出力 {laser}、軟鋼の最大切断板厚 {sheet}。早送り {rapid}、自動焦点ヘッドで材料交換中も止まりません。',
      '레이저 출력 {laser}, 연강 최대 절단 두께 {sheet}. 급속 이송 {rapid}, 자동 초점 헤드로 소재 교체 중에도 멈추지 않습니다.',
    ],
    edm: [
      '加工尺寸 {wire}，最佳表面粗糙度 Ra {sparkFinish}，定位精度 {accuracy}，适合精密模具与硬质合金。',
      'Work size {wire}, a finish down to Ra {sparkFinish} and {accuracy} positioning, for precision dies and carbide.',
      '加工範囲 {wire}、最良面粗さ Ra {sparkFinish}、位置決め精度 {accuracy}。精密金型や超硬合金に適しています。',
      '가공 범위 {wire}, 최상 표면 거칠기 Ra {sparkFinish}, 위치결정 정밀도 {accuracy}. 정밀 금형과 초경합금에 적합합니다.',
    ],
  },
  opening: [
    [
      '这款{noun}采用整体矿物铸件床身，阻尼约为铸铁的六倍，长时间满负荷加工仍能保持尺寸稳定。主轴、丝杠与立柱共布置多个温度测点，补偿模型实时更新。',
      'This {noun} stands on a single mineral casting with about six times the damping of grey iron, so dimensions hold through long runs at full load. Probes in spindle, screws and column feed a thermal model in real time.',
      'この{noun}のベッドは一体のミネラルキャスト製で、減衰性は鋳鉄の約6倍。長時間の全負荷運転でも寸法が安定します。主軸、ボールねじ、コラムの温度を測り、補正モデルを随時更新します。',
      '이 {noun:은} 일체형 미네랄 캐스팅 베드를 채택해 감쇠 성능이 주철의 약 6배이며, 장시간 최대 부하 가공에서도 치수가 안정적입니다. 주축, 볼스크루, 칼럼의 온도를 측정해 보정 모델을 실시간으로 갱신합니다.',
    ],
    [
      '{who}为中小批量车间设计了这款{noun}：占地紧凑，操作侧与排屑侧分开，换型时间以分钟计。',
      '{who} designed this {noun} for shops with small and medium lots: a compact footprint, operator and chip sides kept apart, and change-overs counted in minutes.',
      '{who}は中小ロットの工場のためにこの{noun}を設計しました。設置面積を抑え、作業側と切りくず排出側を分け、段取り替えは分単位で済みます。',
      '{who:은} 중소 로트 공장을 위해 이 {noun:을} 설계했습니다. 설치 면적이 작고 작업 쪽과 칩 배출 쪽을 분리했으며, 기종 교체는 분 단위로 끝납니다.',
    ],
    [
      '从调试到量产，这款{noun}提供同一套工艺数据：首件参数、刀具寿命与能耗记录可直接导出给质量部门。',
      'From set-up to series this {noun} keeps one record: first-piece data, tool life and energy use can be handed straight to quality control.',
      '立ち上げから量産まで、この{noun}は一つの記録を保ちます。初品データ、工具寿命、電力量をそのまま品質部門へ渡せます。',
      '시운전부터 양산까지 이 {noun:은} 하나의 기록을 유지합니다. 초품 데이터, 공구 수명, 전력 사용량을 바로 품질 부서에 넘길 수 있습니다.',
    ],
  ],
  points: [
    [
      '每台机床出厂前用激光干涉仪逐轴检定，检定曲线随机提供。',
      'Each axis is checked by laser interferometer before delivery, and the curves come with the machine.',
      '出荷前に全軸をレーザー干渉計で検査し、測定曲線を添付します。',
      '출고 전 모든 축을 레이저 간섭계로 검사하고 측정 곡선을 함께 제공합니다.',
    ],
    [
      '冷却液、润滑与排屑集中在一侧，日常点检不超过十分钟。',
      'Coolant, lubrication and chips are on one side, so the daily check takes under ten minutes.',
      'クーラント、潤滑、切りくず処理を片側に集め、日常点検は10分以内です。',
      '절삭유, 윤활, 칩 처리를 한쪽에 모아 일상 점검이 10분을 넘지 않습니다.',
    ],
    [
      '预留机器人与料仓接口，可在不移机的情况下升级为自动单元。',
      'Interfaces for robot and magazine are in place, so it can become an automatic cell without being moved.',
      'ロボットとストッカの接続口を備え、移設せずに自動セルへ拡張できます。',
      '로봇과 소재 스토커 인터페이스를 갖추어 이설 없이 자동 셀로 확장할 수 있습니다.',
    ],
    [
      '待机时主轴、液压与排屑自动进入节能状态，年耗电约降低两成。',
      'Spindle, hydraulics and conveyor sleep while idle, which saves about a fifth of the yearly energy.',
      '待機中は主軸、油圧、コンベヤが自動で省電力に切り替わり、年間電力を約2割抑えます。',
      '대기 중에는 주축, 유압, 칩 컨베이어가 자동 절전으로 전환되어 연간 전력을 약 20% 줄입니다.',
    ],
    [
      '培训五天，内容含编程、对刀与保养，可在用户工厂进行。',
      'Five days of training in programming, tool setting and care, at the user’s works if wanted.',
      'プログラム、工具測定、保守を含む5日間の研修。お客様の工場でも実施できます。',
      '프로그래밍, 공구 설정, 유지보수를 포함한 5일 교육을 사용자 공장에서도 진행합니다.',
    ],
    [
      '主轴与丝杠等关键件常备库存，四十八小时内发货。',
      'Spindles, screws and other key parts are kept in stock and leave within forty-eight hours.',
      '主軸やボールねじなどの重要部品を常備し、48時間以内に発送します。',
      '주축과 볼스크루 등 핵심 부품을 상시 보유해 48시간 안에 발송합니다.',
    ],
  ],
}
