import type { Portrait } from './portrait.ts'

/**
 * The speakers of the meetings by what they are: the places are those of JOBS (seed/alive/meeting-prose.ts), each with
 * several portraits. {company} is where they work.
 */
export const SPEAKERS: readonly (readonly Portrait[])[] = [
  // Director of research.
  [
    {
      summary: [
        '在{company}主持应用研究，课题多来自企业的真实产线。',
        'Directs applied research at {company}; most of its questions come from real production lines.',
        '{company}で応用研究を率い、課題の多くは企業の生産現場から得ています。',
        '{company}에서 응용 연구를 이끌며 과제 대부분을 실제 생산 라인에서 얻습니다.',
      ],
      introduction: [
        [
          '团队每年与二十多家中小企业合作，成果以公开的测试方法和数据集发布，任何人都可以复现。',
          'The group works with some twenty small firms a year and publishes methods and data, so that anybody can repeat the result.',
          '毎年20社を超える中小企業と協働し、試験方法とデータを公開。誰でも再現できるようにしています。',
          '해마다 20여 중소기업과 협력하며 시험 방법과 데이터를 공개해 누구나 재현할 수 있게 합니다.',
        ],
        [
          '演讲习惯从一次失败的试验讲起，再说明后来改了哪一个参数。',
          'Talks tend to begin with an experiment that failed, and with the one parameter that was changed afterwards.',
          '講演では失敗した試験から話を始め、その後どの条件を変えたのかを説明します。',
          '강연은 실패한 시험에서 시작해 이후 어떤 조건을 바꾸었는지 설명합니다.',
        ],
      ],
    },
    {
      summary: [
        '{company}研究负责人，探索制造业的能耗与质量如何同时改善。',
        'Heads research at {company}: how a works can save energy and improve quality at once.',
        '{company}の研究責任者。製造業の省エネルギーと品質向上の両立を研究しています。',
        '{company} 연구 책임자로 제조업의 에너지 절감과 품질 향상을 함께 이루는 방법을 연구합니다.',
      ],
      introduction: [
        [
          '参与制定三项行业标准，主张标准要让最小的工厂也做得到。',
          'Has helped to write three industry standards, and holds that the smallest works must be able to follow them.',
          '三つの業界標準の策定に加わり、最も小さな工場でも守れることを重んじています。',
          '세 건의 업계 표준 제정에 참여했으며 가장 작은 공장도 지킬 수 있어야 한다고 봅니다.',
        ],
        [
          '近期关注生产数据的归属与共享，带来与企业共同起草的数据使用条款。',
          'At present the question is who owns production data; a draft of terms, written together with firms, is brought along.',
          '最近は生産データの帰属と共有に取り組み、企業と起草したデータ利用条項を紹介します。',
          '최근에는 생산 데이터의 소유와 공유를 다루며 기업과 함께 쓴 데이터 이용 조항을 소개합니다.',
        ],
      ],
    },
  ],
  // Chief engineer.
  [
    {
      summary: [
        '{company}首席工程师，二十余年一直在车间与图纸之间往返。',
        'Chief engineer at {company}, for more than twenty years between workshop and drawing board.',
        '{company}の主任技師。20年余り、現場と図面の間を行き来してきました。',
        '{company} 수석 엔지니어로 20여 년간 현장과 도면을 오갔습니다.',
      ],
      introduction: [
        [
          '负责过从样机到年产数十万件的量产爬坡，擅长用最少的改动解决装配问题。',
          'Has taken products from prototype to several hundred thousand a year, and solves assembly problems with the smallest of changes.',
          '試作から年産数十万点の立ち上げまでを手がけ、最小限の変更で組立の課題を解くことを得意とします。',
          '시제품부터 연 수십만 점 양산까지 맡았으며 가장 작은 변경으로 조립 문제를 풀어냅니다.',
        ],
        [
          '讲义附有可直接使用的检查表，听众可以带回自己的产线对照。',
          'The slides come with check lists that you may take back to your own line.',
          '資料には、自社のラインでそのまま使えるチェックリストを付けています。',
          '자료에는 자기 라인에 바로 쓸 수 있는 점검표가 있습니다.',
        ],
      ],
    },
    {
      summary: [
        '在{company}负责可靠性与寿命试验，经手的样品超过四千件。',
        'In charge of reliability and life tests at {company}, with more than four thousand samples behind.',
        '{company}で信頼性・寿命試験を担当し、4,000点を超えるサンプルを扱ってきました。',
        '{company}에서 신뢰성·수명 시험을 맡아 4천 점이 넘는 샘플을 다루었습니다.',
      ],
      introduction: [
        [
          '认为噪声、温升和振动比合格证更早说出问题，常年建立公开的失效案例库。',
          'Noise, heat and vibration tell of trouble earlier than a certificate does; hence a public library of failures.',
          '騒音、温度上昇、振動は合格証より早く異常を知らせると考え、故障事例集を公開しています。',
          '소음, 온도 상승, 진동이 합격증보다 먼저 문제를 알려 준다고 보고 고장 사례집을 공개합니다.',
        ],
        [
          '欢迎听众带零件来，会后一起看断口。',
          'Bring a part: after the talk there is time to look at the fracture together.',
          '部品をお持ちください。講演後に破面を一緒に観察します。',
          '부품을 가져오십시오. 강연 뒤에 파단면을 함께 살펴봅니다.',
        ],
      ],
    },
  ],
  // Head of procurement.
  [
    {
      summary: [
        '{company}采购总监，每年审核一百多家新供应商。',
        'Head of procurement at {company}, who audits more than a hundred new suppliers a year.',
        '{company}の調達部長。毎年100社以上の新しい供給先を審査しています。',
        '{company} 구매 총괄로 해마다 새 공급사 100여 곳을 심사합니다.',
      ],
      introduction: [
        [
          '先看交期是否稳定，再看文件是否齐全，最后才谈价格，这一顺序十年没有变过。',
          'Steady lead times first, complete papers second, price last: the order has not changed in ten years.',
          '納期の安定、書類の完備、価格の順に確認します。この10年、順番は変わりません。',
          '납기 안정, 서류 완비, 가격 순으로 봅니다. 지난 10년간 순서가 바뀌지 않았습니다.',
        ],
        [
          '会上将公布明年的品类计划与打样时间表。',
          'Next year’s range plan and the dates for samples are shown at the meeting.',
          '会議では来年の品目計画と試作日程を公表します。',
          '회의에서 내년 품목 계획과 샘플 일정을 공개합니다.',
        ],
      ],
    },
    {
      summary: [
        '在{company}研究多地供应体系，常说“备用供应商要在需要之前找到”。',
        'Works at {company} on supply from several countries; the second source, so the rule, is found before it is needed.',
        '{company}で複数地域の供給体制に取り組んでいます。「予備の供給先は必要になる前に見つける」が信条です。',
        '{company}에서 다지역 공급 체계를 다룹니다. ‘예비 공급사는 필요하기 전에 찾는다’가 원칙입니다.',
      ],
      introduction: [
        [
          '熟悉亚洲各主要产业带的分工与节奏，能够准确估计一个新厂爬坡所需的月份。',
          'Knows who makes what in the clusters of Asia, and how many months a new works needs to come up.',
          'アジアの主な産業集積の分業に詳しく、新工場の立ち上げに要する月数を正確に見積もります。',
          '아시아 주요 산업단지의 분업을 잘 알고 새 공장의 안정화에 걸리는 개월 수를 정확히 가늠합니다.',
        ],
        [
          '愿意与首次参展的企业单独交流十分钟。',
          'Keeps ten minutes for each firm that exhibits for the first time.',
          '初出展の企業とは10分間の個別面談の時間を設けています。',
          '처음 참가한 기업과는 따로 10분간 이야기를 나눕니다.',
        ],
      ],
    },
  ],
  // Associate professor.
  [
    {
      summary: [
        '副教授，与{company}共同研究供应链数据与跨语言协作。',
        'Studies supply chain data and work across languages, together with {company}.',
        '{company}とともに、サプライチェーンのデータと多言語協働を研究しています。',
        '{company:과} 함께 공급망 데이터와 다국어 협업을 연구합니다.',
      ],
      introduction: [
        [
          '课题组连续四届在展会现场采集洽谈记录，分析语言、时差与成交之间的关系，数据经双方同意后匿名公开。',
          'For four fairs the group has recorded negotiations, with the consent of both sides, to see how language, time zones and deals hang together.',
          '4回にわたり会場で商談記録を集め、言語、時差、成約の関係を分析。双方の同意を得て匿名で公開しています。',
          '네 번의 전시회에서 상담 기록을 모아 언어, 시차, 계약의 관계를 분석했으며 동의를 얻어 익명으로 공개합니다.',
        ],
        [
          '讲课以提问为主，准备好三个自己的问题来听会更有收获。',
          'Lectures run on questions; bring three of your own.',
          '講義は質問が中心です。ご自身の質問を三つご用意ください。',
          '강의는 질문 중심입니다. 자신의 질문 세 가지를 준비해 오십시오.',
        ],
      ],
    },
    {
      summary: [
        '材料方向学者，与{company}一起研究再生原料如何进入量产。',
        'A materials scholar who works with {company} on how recycled stock gets into series production.',
        '材料の研究者。{company}とともに、再生原料を量産に使う方法を探っています。',
        '재료 연구자로 {company:과} 함께 재생 원료를 양산에 쓰는 방법을 찾습니다.',
      ],
      introduction: [
        [
          '与纺织、陶瓷、石材企业开展合作，已有五种再生材料通过量产验证。',
          'Works with makers of textiles, ceramics and stone; five recycled materials have passed in series.',
          '繊維、陶磁器、石材の企業と協力し、5種類の再生材料が量産検証を終えました。',
          '섬유, 도자기, 석재 기업과 협력해 재생 소재 다섯 가지가 양산 검증을 마쳤습니다.',
        ],
        [
          '喜欢把样品传给听众，让手感先于结论。',
          'Passes samples round, so that the hand judges before the conclusion.',
          '結論より先に手触りで判断できるよう、サンプルを会場に回します。',
          '결론보다 촉감이 먼저이도록 샘플을 청중에게 돌립니다.',
        ],
      ],
    },
  ],
  // Secretary general.
  [
    {
      summary: [
        '{company}秘书长，负责会员服务与国际合作。',
        'Secretary general at {company}, for members and international work.',
        '{company}の事務局長。会員サービスと国際協力を担当しています。',
        '{company} 사무총장으로 회원 지원과 국제 협력을 맡고 있습니다.',
      ],
      introduction: [
        [
          '把会员企业的共同难题整理成年度清单，逐项找专家解决，去年解决了三十一项。',
          'Gathers what troubles the members into one list a year and finds an expert for each; last year thirty-one points were settled.',
          '会員企業の共通課題を毎年一覧にまとめ、専門家と一つずつ解決。昨年は31件を解決しました。',
          '회원사의 공통 과제를 해마다 목록으로 만들어 전문가와 하나씩 풀며 지난해 31건을 해결했습니다.',
        ],
        [
          '主持会议以守时著称，每位发言人最后一分钟会看到一张黄牌。',
          'Known for chairing on time: in the last minute each speaker is shown a yellow card.',
          '時間厳守の司会で知られ、残り1分になると登壇者に黄色いカードを示します。',
          '시간을 지키는 사회로 유명하며 마지막 1분에는 연사에게 노란 카드를 보여 줍니다.',
        ],
      ],
    },
    {
      summary: [
        '在{company}推动产业带之间的互认互通，足迹遍及四十多个国家。',
        'Works at {company} for mutual recognition between clusters, and has been to more than forty countries for it.',
        '{company}で産業集積間の相互承認を進め、40か国以上を訪ねてきました。',
        '{company}에서 산업단지 간 상호 인정을 추진하며 40개국 이상을 다녔습니다.',
      ],
      introduction: [
        [
          '参与起草多份合作备忘录，最看重备忘录之后的第一笔订单。',
          'Has drafted many memoranda, and cares most for the first order after each.',
          '多くの覚書の起草に携わり、何よりその後の最初の受注を重んじています。',
          '여러 양해각서의 초안을 썼으며 무엇보다 그 뒤의 첫 주문을 중요하게 봅니다.',
        ],
        [
          '本届将介绍企业加入联合测试计划的步骤。',
          'This time: how a firm joins the programme of joint tests.',
          '今回は、企業が合同試験プログラムに参加する手順を紹介します。',
          '이번에는 기업이 공동 시험 프로그램에 참여하는 절차를 소개합니다.',
        ],
      ],
    },
  ],
  // Head of standardisation.
  [
    {
      summary: [
        '{company}标准化负责人，参与国际标准工作组十二年。',
        'Head of standardisation at {company}, for twelve years in international working groups.',
        '{company}の標準化責任者。国際規格の作業部会に12年参加しています。',
        '{company} 표준화 책임자로 국제 표준 작업반에 12년간 참여했습니다.',
      ],
      introduction: [
        [
          '能把三百页的标准讲成四十分钟：哪些是强制要求，哪些可以自行声明，哪些测试能够合并。',
          'Turns three hundred pages into forty minutes: what is binding, what you may declare yourself, which tests can be combined.',
          '300ページの規格を40分で解説します。必須の要求、自己宣言できる項目、まとめられる試験が分かります。',
          '300쪽짜리 표준을 40분에 설명합니다. 필수 요구, 자체 선언 항목, 합칠 수 있는 시험을 알려 줍니다.',
        ],
        [
          '会后提供一份对照表，列出新旧版本的全部差异。',
          'Afterwards there is a table of all differences between the old edition and the new.',
          '終了後に、新旧版の相違点をすべてまとめた対照表をお配りします。',
          '끝난 뒤에 신판과 구판의 모든 차이를 담은 대조표를 나눠 드립니다.',
        ],
      ],
    },
    {
      summary: [
        '在{company}负责数字护照与溯源编码的落地，服务过六个行业。',
        'Brings digital passports and tracing codes into practice at {company}; six industries so far.',
        '{company}でデジタルパスポートと追跡コードの実装を担い、六つの業界を支援してきました。',
        '{company}에서 디지털 여권과 추적 코드의 실무를 맡아 여섯 업종을 지원했습니다.',
      ],
      introduction: [
        [
          '曾是软件工程师，习惯把合规要求写成可以自动检查的规则。',
          'A software engineer once, who writes requirements as rules that can be checked by machine.',
          'ソフトウエア技術者の出身。要求事項を自動で検査できる規則に書き下ろします。',
          '소프트웨어 엔지니어 출신으로 규정 요구를 자동으로 검사할 수 있는 규칙으로 씁니다.',
        ],
        [
          '提醒出口企业先把自己的物料清单理清，再谈数据平台。',
          'The advice to exporters: sort out your own bill of materials before you talk of data platforms.',
          '輸出企業には、データ基盤の前に自社の部品表を整えることを勧めています。',
          '수출기업에는 데이터 플랫폼을 논하기 전에 자재 명세부터 정리하라고 권합니다.',
        ],
      ],
    },
  ],
]
