import type { Text } from '../text.ts'

/** What is said while nothing else is, over and over: the sandbox's own words for the captions of a running live. */
export const LIVE_ASIDES: readonly Text[] = [
  [
    '我们把镜头推近一点，请看这里的做工。',
    'We move the camera a little closer, so that you see the workmanship here.',
    'カメラを少し寄せますので、この部分の仕上がりをご覧ください。',
    '카메라를 조금 더 가까이 옮겨 이 부분의 마감을 보여 드리겠습니다.',
  ],
  [
    '再换个角度，看看它的结构。',
    'And now from the other side, so that you see how it is built.',
    '角度を変えて、構造をご覧ください。',
    '각도를 바꿔 구조를 살펴보겠습니다.',
  ],
  [
    '有问题请直接写在旁边的聊天里，我们边讲边答。',
    'Write your questions into the chat beside the picture. We answer as we go.',
    'ご質問はとなりのチャットへどうぞ。ご説明しながらお答えします。',
    '질문은 옆 채팅에 적어 주세요. 설명하면서 바로 답해 드립니다.',
  ],
  [
    '出厂前逐件检验，检验记录按序列号保存。',
    'Every piece is inspected before it leaves the works, and the record is kept under its serial number.',
    '出荷前に全数を検査し、記録は製造番号ごとに保管しています。',
    '출고 전에 전수 검사를 하고 기록은 제조 번호별로 보관합니다.',
  ],
  [
    '常用规格有现货，特殊尺寸可以按图定做。',
    'The usual sizes are in stock, and others are made to your drawing.',
    '標準の仕様は在庫があり、特殊な寸法は図面に合わせて製作します。',
    '표준 규격은 재고가 있고, 특수 치수는 도면에 맞춰 제작합니다.',
  ],
  [
    '包装按出口要求，附多语言说明书。',
    'It is packed for export, with instructions in several languages.',
    '輸出用に梱包し、複数の言語の説明書をお付けします。',
    '수출 기준으로 포장하고 여러 언어의 설명서를 함께 드립니다.',
  ],
  [
    '备件长期供应，报价单里会一并列明。',
    'Spare parts stay available, and we list them in the offer.',
    '補修部品は長く供給し、お見積もりにも明記します。',
    '예비 부품은 장기간 공급하며 견적서에 함께 적어 드립니다.',
  ],
  [
    '刚进来的观众，可以从章节回看前面讲过的展品。',
    'If you have just joined: the chapters take you back to what has been shown.',
    '途中からご覧の方は、チャプターからこれまでの出展品に戻れます。',
    '방금 들어오신 분은 챕터에서 앞서 소개한 전시품을 다시 볼 수 있습니다.',
  ],
]

/** The same for a meeting. */
export const MEETING_ASIDES: readonly Text[] = [
  [
    '我们来看一个实际的例子。',
    'Let us look at a case from practice.',
    '実際の例を一つ見てみましょう。',
    '실제 사례를 하나 보겠습니다.',
  ],
  [
    '这里有两点值得注意。',
    'Two things are worth noting here.',
    'ここで注目していただきたい点が二つあります。',
    '여기서 눈여겨볼 점이 두 가지 있습니다.',
  ],
  [
    '第一，先弄清标准，再选供应商。',
    'First, settle the standard, then choose the supplier.',
    '第一に、まず規格を確かめ、それから調達先を選ぶことです。',
    '첫째, 먼저 표준을 확인하고 그다음 공급업체를 고르는 것입니다.',
  ],
  [
    '第二，样品、文件和交期要一起谈。',
    'Second, discuss samples, papers and lead time together.',
    '第二に、サンプル、書類、納期をまとめて話し合うことです。',
    '둘째, 샘플과 서류, 납기를 함께 논의하는 것입니다.',
  ],
  [
    '这一页的图表会后可以下载。',
    'The chart on this page can be downloaded afterwards.',
    'このページの図は終了後にダウンロードできます。',
    '이 페이지의 도표는 종료 후 내려받을 수 있습니다.',
  ],
  [
    '欢迎把问题写在聊天里，最后统一回答。',
    'Put your questions into the chat. We take them at the end.',
    'ご質問はチャットにお書きください。最後にまとめてお答えします。',
    '질문은 채팅에 남겨 주세요. 마지막에 모아서 답변드리겠습니다.',
  ],
]
