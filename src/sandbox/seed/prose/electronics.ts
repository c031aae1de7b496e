import type { FamilyProse } from './family-prose.ts'

export const electronics: FamilyProse = {
  kinds: {
    headset: [
      '续航 {play}，降噪深度 {anc}，{driver} 驱动单元，佩戴自重 {headWeight}。',
      '{play} of battery, {anc} of noise cancelling, {driver} drivers, {headWeight}.',
      '連続再生 {play}、ノイズ低減 {anc}、{driver} ドライバー、重さ {headWeight} です。',
      '연속 재생 {play}, 소음 감소 {anc}, {driver} 드라이버, 무게 {headWeight}입니다.',
    ],
    speaker: [
      '输出 {output}，续航 {speakerPlay}，频率响应 {response}，自重 {speakerWeight}。',
      '{output} of output, {speakerPlay} of battery, {response}, {speakerWeight}.',
      '出力 {output}、連続再生 {speakerPlay}、周波数特性 {response}、重さ {speakerWeight} です。',
      '출력 {output}, 연속 재생 {speakerPlay}, 주파수 응답 {response}, 무게 {speakerWeight}입니다.',
    ],
    conference: [
      '{microphones}麦克风阵列，拾音距离 {pickup}，回声消除后双方可同时讲话。',
      'An array of {microphones} hears {pickup} away, and with echo cancelling both sides may speak at once.',
      'マイク{microphones}のアレイで {pickup} 先まで集音。エコー除去により双方が同時に話せます。',
      '마이크 {microphones} 어레이로 {pickup}까지 수음하며, 에코를 제거해 양쪽이 동시에 말할 수 있습니다.',
    ],
    computer: [
      '{screen}屏，{memory}，{ports}接口，自重 {bookWeight}，出差不必带扩展坞。',
      '{screen} display, {memory}, {ports} and {bookWeight}: no dock needed on the road.',
      '{screen}画面、{memory}、ポート{ports}、重さ {bookWeight}。出張にドックは要りません。',
      '{screen} 화면, {memory}, 포트 {ports}, 무게 {bookWeight}. 출장에 도킹 장치가 필요 없습니다.',
    ],
    phone: [
      '{handScreen}屏，{battery} 电池，{charge} 快充，{phoneMemory}。',
      '{handScreen} display, {battery} of battery, {charge} charging and {phoneMemory}.',
      '{handScreen}画面、{battery} バッテリー、{charge} 急速充電、{phoneMemory}。',
      '{handScreen} 화면, {battery} 배터리, {charge} 급속 충전, {phoneMemory}.',
    ],
    translator: [
      '互译 {tongues}，离线 {offline}，拾音距离 {pickup}，会场与工厂都能听清。',
      'Translates {tongues}, {offline} without a network, and hears {pickup} away in halls and works.',
      '{tongues}に対応、うち{offline}はオフラインで翻訳。集音距離 {pickup} で会場でも工場でも聞き取れます。',
      '{tongues}를 지원하고 {offline}는 오프라인으로 번역합니다. 수음 거리 {pickup}로 회의장과 공장에서도 잘 들립니다.',
    ],
  },
  opening: [
    [
      '这款{noun}由{who}自有模具与贴片线生产，从图纸到首批两千台的平均周期为四十五天，支持整机代工与联合设计。',
      'This {noun} comes from {who}’s own moulds and assembly lines. From drawing to the first two thousand units takes forty-five days on average, as OEM or joint design.',
      'この{noun}は{who}の自社金型と実装ラインで生産しています。図面から初回2,000台までは平均45日。受託製造と共同設計に対応します。',
      '이 {noun:은} {who}의 자체 금형과 실장 라인에서 생산합니다. 도면에서 초도 2,000대까지 평균 45일이며 위탁 생산과 공동 설계를 지원합니다.',
    ],
    [
      '工程样机已通过跌落、高低温与盐雾测试。{who}为这款{noun}开放固件接口，品牌方可以加入自己的应用与语音。',
      'Samples have passed drops, heat, cold and salt. {who} opens the firmware of this {noun}, so that brands can add their own app and voice.',
      '試作機は落下、高低温、塩水噴霧の試験に合格しました。{who}はこの{noun}のファームウェアを公開し、ブランド独自のアプリや音声を組み込めます。',
      '시제품은 낙하, 고온·저온, 염수 분무 시험을 통과했습니다. {who:은} 이 {noun}의 펌웨어를 공개해 브랜드가 자체 앱과 음성을 넣을 수 있습니다.',
    ],
  ],
  points: [
    [
      '支持换壳、换标、换包装，三百台起订。',
      'Housing, mark and packing can change from three hundred units.',
      '筐体、ロゴ、化粧箱は300台から変更できます。',
      '외장, 로고, 포장을 300대부터 바꿀 수 있습니다.',
    ],
    [
      '电池通过运输安全测试，空运与海运文件齐全。',
      'Batteries have passed transport tests, and papers for air and sea are complete.',
      'バッテリーは輸送試験に合格し、航空・海上輸送の書類がそろっています。',
      '배터리는 운송 시험을 통과했으며 항공·해상 서류가 갖춰져 있습니다.',
    ],
    [
      '固件支持远程升级，提供五年安全更新。',
      'Firmware updates over the air, with five years of security fixes.',
      'ファームウェアは遠隔更新に対応し、5年間のセキュリティ更新を提供します。',
      '펌웨어는 원격 업데이트를 지원하며 5년간 보안 업데이트를 제공합니다.',
    ],
    [
      '整机使用不少于三成的再生塑料。',
      'At least thirty per cent of the plastic is recycled.',
      '樹脂の3割以上に再生材を使っています。',
      '플라스틱의 30% 이상을 재생 소재로 씁니다.',
    ],
    [
      '产线每小时抽检一台做声学与射频复测。',
      'One unit an hour is taken from the line for acoustic and radio tests.',
      '1時間ごとに1台を抜き取り、音響と無線を再測定します。',
      '한 시간마다 한 대를 뽑아 음향과 무선을 다시 측정합니다.',
    ],
    [
      '售后返修周期七天，备件长期供应。',
      'Repairs take seven days, and spares stay available.',
      '修理は7日で完了し、補修部品を長く供給します。',
      '수리는 7일이 걸리며 부품을 오래 공급합니다.',
    ],
  ],
}
