import type { AgreementText } from './section.ts'

export const accessibility: AgreementText = {
  agreementType: 'ACCESSIBILITY',
  title: ['无障碍说明', 'Accessibility statement', 'アクセシビリティ方針', '접근성 안내'],
  version: '1.4',
  updateTime: '2026-10-10T02:00:00.000Z',
  preamble: [
    '{site}希望每一位买家都能自己完成看样、询盘与预约。本说明介绍线上平台与场馆的无障碍状况，以及遇到障碍时如何得到帮助。',
    '{site} wants every buyer to be able to see, inquire and book without help. This statement describes how accessible the platform and the venue are, and where to turn when something stands in your way.',
    '{site}は、すべてのバイヤーが自分で製品を見て、問い合わせ、予約できることを目指しています。本方針では、プラットフォームと会場の対応状況、お困りの際の連絡先を説明します。',
    '{site:은} 모든 바이어가 스스로 제품을 보고 문의하고 예약할 수 있기를 바랍니다. 이 안내는 플랫폼과 전시장의 접근성 상태, 그리고 불편이 있을 때 도움받는 방법을 설명합니다.',
  ],
  sections: [
    {
      heading: ['遵循的标准', 'The standard we follow', '準拠する基準', '따르는 기준'],
      paragraphs: [
        [
          '网站以《网页内容无障碍指南》WCAG 2.2 的 AA 级为目标，四种语言版本采用同一标准。',
          'The site aims at level AA of the Web Content Accessibility Guidelines, WCAG 2.2, alike in all four languages.',
          'ウェブサイトは、ウェブコンテンツ・アクセシビリティ・ガイドライン WCAG 2.2 の適合レベルAAを目標とし、四言語すべてに同じ基準を適用します。',
          '웹사이트는 웹 콘텐츠 접근성 지침 WCAG 2.2의 AA 수준을 목표로 하며 4개 언어에 같은 기준을 적용합니다.',
        ],
      ],
    },
    {
      heading: ['您可以怎样使用', 'Ways to use the site', '利用方法', '이용 방법'],
      paragraphs: [
        [
          '全部功能可仅用键盘完成，焦点清晰可见，按“/”键直达搜索，按 Esc 键关闭最上层窗口。',
          'Everything works with the keyboard alone, the focus is always visible, “/” leads to the search, and Esc closes the topmost window.',
          'すべての機能をキーボードだけで操作でき、フォーカスは常に見えます。「/」キーで検索に移動し、Escキーで一番上の画面を閉じます。',
          '모든 기능을 키보드만으로 쓸 수 있고 포커스가 항상 보입니다. ‘/’ 키로 검색으로 이동하고 Esc 키로 맨 위 창을 닫습니다.',
        ],
        [
          '文字可放大至百分之二百而不丢失内容；支持深色主题；动态效果跟随系统的“减弱动态效果”设置。',
          'Text can be enlarged to two hundred per cent without loss, there is a dark theme, and motion follows the system’s setting for reduced motion.',
          '文字は200%まで拡大しても内容が失われません。ダークテーマに対応し、動きは端末の「視差効果を減らす」設定に従います。',
          '글자를 200%까지 키워도 내용이 사라지지 않습니다. 어두운 테마를 지원하며 움직임은 기기의 동작 줄이기 설정을 따릅니다.',
        ],
        [
          '直播提供实时字幕，回放提供章节与四语字幕。',
          'Streams have live captions, replays have chapters and captions in four languages.',
          'ライブ配信には字幕、録画にはチャプターと四言語字幕が付きます。',
          '라이브에는 실시간 자막, 다시보기에는 챕터와 4개 언어 자막이 있습니다.',
        ],
      ],
    },
    {
      heading: ['尚未做到的', 'What is not yet accessible', '未対応の事項', '아직 지원하지 못하는 것'],
      paragraphs: [
        [
          '展商上传的样本与检测报告由展商制作，部分文件没有文字层。您可以向展商索取可读版本，我们会协助。',
          'Brochures and reports are made by exhibitors, and some have no text layer. Ask the exhibitor for a readable version; we help.',
          '出展者が作成したカタログや成績書の中には、文字情報のないものがあります。読み取れる版を出展者にご請求ください。当方もお手伝いします。',
          '참가업체가 만든 카탈로그와 보고서 중에는 텍스트 정보가 없는 것이 있습니다. 참가업체에 읽을 수 있는 자료를 요청하시면 도와 드립니다.',
        ],
        [
          '现场会议的手语服务需提前两日预约。',
          'Sign language at meetings must be booked two days ahead.',
          '会議での手話通訳は2日前までの予約が必要です。',
          '현장 회의의 수어 통역은 이틀 전에 예약해야 합니다.',
        ],
      ],
    },
    {
      heading: ['场馆设施', 'At the venue', '会場の設備', '전시장 시설'],
      paragraphs: [
        [
          '南、北登录厅设有无障碍通道与轮椅借用，各馆均有无障碍卫生间，主通道净宽不小于两米。',
          'The south and north entrances have step-free access and wheelchairs on loan. Every hall has an accessible toilet, and main aisles are at least two metres wide.',
          '南北のエントランスに段差のない通路と車いすの貸出があります。各館に多目的トイレを備え、主要通路の幅は2メートル以上です。',
          '남북 입구에 무장애 통로와 휠체어 대여가 있습니다. 전시관마다 장애인 화장실이 있고 주 통로 폭은 2미터 이상입니다.',
        ],
        [
          '服务台提供四语助理与安静休息室。',
          'The information desks have assistants in four languages and a quiet room.',
          '案内所には四言語のスタッフと静かな休憩室があります。',
          '안내 데스크에 4개 언어 도우미와 조용한 휴게실이 있습니다.',
        ],
      ],
    },
    {
      heading: ['反馈', 'Feedback', 'お問い合わせ', '의견 보내기'],
      paragraphs: [
        [
          '遇到障碍请告诉我们页面地址与所用的辅助工具，我们在三个工作日内答复，并公布修复时间。',
          'Tell us the address of the page and the aid that you use. We answer within three working days and say when it will be mended.',
          'お困りの際は、ページのアドレスとお使いの支援技術をお知らせください。3営業日以内に回答し、修正の予定をお伝えします。',
          '불편이 있으면 페이지 주소와 사용하는 보조 기술을 알려 주십시오. 영업일 3일 안에 답하고 수정 일정을 알려 드립니다.',
        ],
      ],
    },
  ],
}
