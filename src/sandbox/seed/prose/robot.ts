import type { FamilyProse } from './family-prose.ts'

export const robot: FamilyProse = {
  kinds: {
    cobot: [
      '负载 {payload}，工作半径 {reach}，重复定位精度 {repeat}。人机同台作业，无需围栏即可部署。',
      'Payload {payload}, reach {reach}, repeatability {repeat}. It works beside people and can be set up without a fence.',
      '可搬質量 {payload}、最大リーチ {reach}、繰返し精度 {repeat}。人と並んで働き、安全柵なしで導入できます。',
      '가반하중 {payload}, 작업 반경 {reach}, 반복 정밀도 {repeat}. 사람과 나란히 작업하며 울타리 없이 설치할 수 있습니다.',
    ],
    articulated: [
      '负载 {heavy}，工作半径 {longReach}，适合码垛、喷涂与大件搬运，三班连续运转。',
      'Payload {heavy} and reach {longReach}, for palletising, painting and heavy handling in three shifts.',
      '可搬質量 {heavy}、最大リーチ {longReach}。パレタイジング、塗装、大物搬送を三交代で続けられます。',
      '가반하중 {heavy}, 작업 반경 {longReach}. 팔레타이징, 도장, 대형물 이송을 3교대로 이어 갈 수 있습니다.',
    ],
    desktop: [
      '一张桌子就能放下：负载 {small}，工作半径 {shortReach}，重复定位精度 {repeat}，适合实验室与小件装配。',
      'It fits on a desk: payload {small}, reach {shortReach}, repeatability {repeat}, for laboratories and small assembly.',
      '机の上に収まります。可搬質量 {small}、最大リーチ {shortReach}、繰返し精度 {repeat}。実験室や小物組立に適しています。',
      '책상 위에 놓을 수 있습니다. 가반하중 {small}, 작업 반경 {shortReach}, 반복 정밀도 {repeat}. 실험실과 소형 조립에 적합합니다.',
    ],
    mobile: [
      '一台车服务多台设备：机械臂负载 {carry}，续航 {battery}，停靠精度 {stop}。',
      'One cart serves several machines: arm payload {carry}, run time {battery}, docking accuracy {stop}.',
      '一台で複数の設備を担当します。アーム可搬質量 {carry}、連続稼働 {battery}、停止精度 {stop} です。',
      '한 대로 여러 설비를 담당합니다. 암 가반하중 {carry}, 연속 가동 {battery}, 정지 정밀도 {stop}입니다.',
    ],
    welding: [
      '焊接厚度可达 {weld}，工作半径 {reach}，自动跟踪焊缝并逐条记录数据。',
      'Welds up to {weld} within a reach of {reach}; every seam is tracked and recorded.',
      '溶接板厚は最大 {weld}、リーチ {reach}。溶接線を追従し、一本ごとにデータを記録します。',
      '용접 두께 최대 {weld}, 작업 반경 {reach}. 용접선을 추적하고 하나하나 데이터를 기록합니다.',
    ],
  },
  opening: [
    [
      '这款{noun}把关节、驱动与安全控制做进同一套平台，{who}在{place}完成设计、装配与老化测试，每台连续运行七十二小时后出厂。',
      'Joints, drives and safety control of this {noun} share one platform. {who} designs, assembles and burns it in at {place}; every unit runs for seventy-two hours before it leaves.',
      'この{noun}は関節、駆動、安全制御を一つのプラットフォームにまとめました。{who}が{place}で設計、組立、エージングを行い、全数72時間の連続運転を経て出荷します。',
      '이 {noun:은} 관절, 구동, 안전 제어를 하나의 플랫폼에 담았습니다. {who:이} {place}에서 설계, 조립, 에이징을 진행하며 모든 제품은 72시간 연속 운전 뒤 출고합니다.',
    ],
    [
      '很多工厂没有机器人工程师，所以这款{noun}从开箱到跑通第一个程序只需要一个下午：拖一遍轨迹，选好动作块，就能开始。',
      'Many works have no robot engineer, so this {noun} goes from box to first program in an afternoon: guide it once, pick the blocks, and start.',
      'ロボット技術者のいない工場は少なくありません。この{noun}は開梱から最初のプログラムまで半日。一度動きを教え、ブロックを選べば始められます。',
      '로봇 엔지니어가 없는 공장이 많습니다. 이 {noun:은} 개봉부터 첫 프로그램까지 반나절이면 충분합니다. 한 번 움직임을 가르치고 블록을 고르면 시작할 수 있습니다.',
    ],
  ],
  points: [
    [
      '关节扭矩传感器实时检测接触，超过阈值即停。',
      'Torque sensors in the joints feel contact and stop it at once.',
      '関節のトルクセンサが接触を検知し、しきい値を超えると直ちに停止します。',
      '관절 토크 센서가 접촉을 감지해 기준을 넘으면 즉시 정지합니다.',
    ],
    [
      '减速器与编码器为自有产线制造，备件四十八小时内发出。',
      'Gears and encoders come from our own line, and spare parts leave within forty-eight hours.',
      '減速機とエンコーダは自社ライン製。補修部品は48時間以内に発送します。',
      '감속기와 엔코더는 자사 라인에서 생산하며 예비 부품은 48시간 안에 발송합니다.',
    ],
    [
      '支持主流现场总线，提供常见机床与输送线的接口程序。',
      'It speaks the common fieldbuses and ships with interfaces for machine tools and conveyors.',
      '主要なフィールドバスに対応し、工作機械や搬送ラインの接続プログラムを用意しています。',
      '주요 필드버스를 지원하며 공작기계와 이송 라인용 인터페이스 프로그램을 제공합니다.',
    ],
    [
      '离线仿真与真机使用同一份程序，节拍误差小于百分之三。',
      'Simulation and machine run the same program, and cycle times differ by less than three per cent.',
      'シミュレーションと実機は同じプログラムで動き、サイクルタイムの差は3%未満です。',
      '시뮬레이션과 실제 장비가 같은 프로그램을 쓰며 사이클 오차는 3% 미만입니다.',
    ],
    [
      '低电压驱动，平均功耗与一台台式电脑相当。',
      'Low-voltage drives: on average it uses about as much power as a desktop computer.',
      '低電圧駆動で、平均消費電力はデスクトップパソコン1台ほどです。',
      '저전압 구동으로 평균 소비 전력이 데스크톱 컴퓨터 한 대 수준입니다.',
    ],
    [
      '安全评估文件与风险分析模板随机提供，方便通过验收。',
      'Safety documents and a template for the risk assessment come with it and ease acceptance.',
      '安全評価書類とリスクアセスメントのひな形を添付し、検収を円滑にします。',
      '안전 평가 문서와 위험성 평가 양식을 함께 제공해 검수를 돕습니다.',
    ],
  ],
}
