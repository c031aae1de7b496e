import type { Text } from '../text.ts'

/** The part of a company's name that is its own, with the letter of its Japanese reading where kanji hides it. */
export interface Stem {
  readonly text: Text
  readonly jaInitial: string
}

/** "瀚林|Hanlin|瀚林|한린|K": the four languages, then the initial of the Japanese reading. */
const stems = (rows: string): Stem[] =>
  rows
    .trim()
    .split(/\s*\n\s*/)
    .map((row) => {
      const [zh = '', en = '', ja = '', ko = '', letter = ''] = row.split('|')
      return { text: [zh, en, ja, ko], jaInitial: letter }
    })

/** Chinese companies: pinyin, kanji read in on'yomi, and hangul after the sound of Mandarin. */
export const CHINESE: readonly Stem[] = stems(`
  锦程|Jincheng|錦程|진청|K
  云帆|Yunfan|雲帆|윈판|U
  恒泽|Hengze|恒沢|헝쩌|K
  致远|Zhiyuan|致遠|즈위안|C
  明辉|Minghui|明輝|밍후이|M
  海川|Haichuan|海川|하이촨|K
  金石|Jinshi|金石|진스|K
  华岳|Huayue|華岳|화웨|K
  天翎|Tianling|天翎|톈링|T
  润泽|Runze|潤沢|룬쩌|J
  启航|Qihang|啓航|치항|K
  德隆|Delong|徳隆|더룽|T
  瑞丰|Ruifeng|瑞豊|루이펑|Z
  中联|Zhonglian|中聯|중롄|C
  宏图|Hongtu|宏図|훙투|K
  安捷|Anjie|安捷|안제|A
  博远|Boyuan|博遠|보위안|H
  晨光|Chenguang|晨光|천광|S
  东篱|Dongli|東籬|둥리|T
  飞跃|Feiyue|飛躍|페이웨|H
  广源|Guangyuan|広源|광위안|K
  和盛|Hesheng|和盛|허성|W
  嘉禾|Jiahe|嘉禾|자허|K
  凯旋|Kaixuan|凱旋|카이쉬안|G
  立新|Lixin|立新|리신|R
  沐阳|Muyang|沐陽|무양|M
  南屿|Nanyu|南嶼|난위|N
  鹏程|Pengcheng|鵬程|펑청|H
  青禾|Qinghe|青禾|칭허|S
  荣昌|Rongchang|栄昌|룽창|E
  盛世|Shengshi|盛世|성스|S
  泰和|Taihe|泰和|타이허|T
  万象|Wanxiang|万象|완샹|B
  祥云|Xiangyun|祥雲|샹윈|S
  宇恒|Yuheng|宇恒|위헝|U
  众合|Zhonghe|衆合|중허|S
  百川|Baichuan|百川|바이촨|H
  长风|Changfeng|長風|창펑|C
  大正|Dazheng|大正|다정|T
  丰源|Fengyuan|豊源|펑위안|H
  冠群|Guanqun|冠群|관췬|K
  鸿达|Hongda|鴻達|훙다|K
  九鼎|Jiuding|九鼎|주딩|K
  开元|Kaiyuan|開元|카이위안|K
  蓝桥|Lanqiao|藍橋|란차오|R
  明德|Mingde|明徳|밍더|M
  宁远|Ningyuan|寧遠|닝위안|N
  普天|Putian|普天|푸톈|F
  琦玉|Qiyu|琦玉|치위|K
  融信|Rongxin|融信|룽신|Y
  三友|Sanyou|三友|싼유|S
  通达|Tongda|通達|퉁다|T
  文曲|Wenqu|文曲|원취|B
  新月|Xinyue|新月|신웨|S
  永固|Yonggu|永固|융구|E
  正阳|Zhengyang|正陽|정양|S
  北辰|Beichen|北辰|베이천|H
  澄江|Chengjiang|澄江|청장|C
  德润|Derun|徳潤|더룬|T
  芳洲|Fangzhou|芳洲|팡저우|H
  高桥|Gaoqiao|高橋|가오차오|K
  汉唐|Hantang|漢唐|한탕|K
  景行|Jingxing|景行|징싱|K
  克诚|Kecheng|克誠|커청|K
  凌霄|Lingxiao|凌霄|링샤오|R
  茂林|Maolin|茂林|마오린|M
  诺峰|Nuofeng|諾峰|눠펑|D
  磐石|Panshi|磐石|판스|B
  清源|Qingyuan|清源|칭위안|S
  瑞麟|Ruilin|瑞麟|루이린|Z
  松涛|Songtao|松濤|쑹타오|S
  腾云|Tengyun|騰雲|텅윈|T
  维新|Weixin|維新|웨이신|I
  夏木|Xiamu|夏木|샤무|K
  燕山|Yanshan|燕山|옌산|E
  泽远|Zeyuan|沢遠|쩌위안|T
  碧波|Bibo|碧波|비보|H
  春晖|Chunhui|春暉|춘후이|S
  鼎新|Dingxin|鼎新|딩신|T
  福临|Fulin|福臨|푸린|F
  观澜|Guanlan|観瀾|관란|K
  浩瀚|Haohan|浩瀚|하오한|K
  佳木|Jiamu|佳木|자무|K
  昆玉|Kunyu|昆玉|쿤위|K
  连山|Lianshan|連山|롄산|R
  梅岭|Meiling|梅嶺|메이링|B
  楠竹|Nanzhu|楠竹|난주|N
  品尚|Pinshang|品尚|핀상|H
  千叶|Qianye|千葉|첸예|S
  如意|Ruyi|如意|루이|N
  山海|Shanhai|山海|산하이|S
  天工|Tiangong|天工|톈궁|T
  吴越|Wuyue|呉越|우웨|G
  西岭|Xiling|西嶺|시링|S
  逸品|Yipin|逸品|이핀|I
  竹溪|Zhuxi|竹渓|주시|C
  白鹭|Bailu|白鷺|바이루|H
  沧澜|Canglan|滄瀾|창란|S
  都江|Dujiang|都江|두장|T
  枫桥|Fengqiao|楓橋|펑차오|H
  国桢|Guozhen|国楨|궈전|K
  鹤鸣|Heming|鶴鳴|허밍|K
  剑川|Jianchuan|剣川|젠촨|K
  麓山|Lushan|麓山|루산|R
  墨染|Moran|墨染|모란|B
  秋实|Qiushi|秋実|추스|S
  沙河|Shahe|沙河|사허|S
  桐庐|Tonglu|桐廬|퉁루|T
  望岳|Wangyue|望岳|왕웨|B
  星野|Xingye|星野|싱예|S
  银杏|Yinxing|銀杏|인싱|G
  紫金|Zijin|紫金|쯔진|S
  安澜|Anlan|安瀾|안란|A
  苍梧|Cangwu|蒼梧|창우|S
  敦行|Dunxing|敦行|둔싱|T
  方圆|Fangyuan|方円|팡위안|H
  甘棠|Gantang|甘棠|간탕|K
  惠风|Huifeng|恵風|후이펑|K
  君益|Junyi|君益|쥔이|K
  龙湾|Longwan|竜湾|룽완|R
  鸣谷|Minggu|鳴谷|밍구|M
  齐云|Qiyun|斉雲|치윈|S
  双溪|Shuangxi|双渓|솽시|S
  同舟|Tongzhou|同舟|퉁저우|D
  晓峰|Xiaofeng|暁峰|샤오펑|G
  雁荡|Yandang|雁蕩|옌당|G
  子衡|Ziheng|子衡|쯔헝|S
`)

/** Japanese companies: the English column is the romaji, so that its letter is the reading's. */
export const JAPANESE: readonly Stem[] = stems(`
  高砂野|Takasano|高砂野|다카사노
  三井川|Mitsuigawa|三井川|미쓰이가와
  藤原谷|Fujiwaraya|藤原谷|후지와라야
  白川|Shirakawa|白川|시라카와
  青木原|Aokihara|青木原|아오키하라
  松浦|Matsuura|松浦|마쓰우라
  岩城|Iwaki|岩城|이와키
  富士见|Fujimi|富士見|후지미
  若叶|Wakaba|若葉|와카바
  樱井|Sakurai|桜井|사쿠라이
  旭川|Asahigawa|旭川|아사히가와
  小松原|Komatsubara|小松原|고마쓰바라
  竹内|Takeuchi|竹内|다케우치
  平野|Hirano|平野|히라노
  水谷|Mizutani|水谷|미즈타니
  石神|Ishigami|石神|이시가미
  大岛|Oshima|大島|오시마
  黑部|Kurobe|黒部|구로베
  古河|Furukawa|古河|후루카와
  田村|Tamura|田村|다무라
  长浜|Nagahama|長浜|나가하마
  西尾|Nishio|西尾|니시오
  野泽|Nozawa|野沢|노자와
  东山|Higashiyama|東山|히가시야마
  宫川|Miyagawa|宮川|미야가와
  横尾|Yokoo|横尾|요코오
  栗原|Kurihara|栗原|구리하라
  柳田|Yanagida|柳田|야나기다
  鹤见|Tsurumi|鶴見|쓰루미
  北条|Hojo|北条|호조
  秋月|Akizuki|秋月|아키즈키
  清水谷|Shimizudani|清水谷|시미즈다니
  桥本屋|Hashimotoya|橋本屋|하시모토야
  稻叶|Inaba|稲葉|이나바
  须磨|Suma|須磨|스마
  室町|Muromachi|室町|무로마치
  龙野|Tatsuno|龍野|다쓰노
  上条|Kamijo|上条|가미조
  绫部|Ayabe|綾部|아야베
  雾岛|Kirishima|霧島|기리시마
`)

/** Korean companies. */
export const KOREAN: readonly Stem[] = stems(`
  多松|Dasol|ダソル|다솔
  韩光|Hankwang|ハングァン|한광
  世进|Sejin|セジン|세진
  东原|Dongwon|ドンウォン|동원
  美来|Mirae|ミレ|미래
  大明|Daemyung|デミョン|대명
  新星|Sinseong|シンソン|신성
  雅兰|Aran|アラン|아란
  汉江|Hangang|ハンガン|한강
  青河|Cheongha|チョンハ|청하
  太光|Taekwang|テグァン|태광
  瑞林|Seorim|ソリム|서림
  纯真|Sunjin|スンジン|순진
  佳温|Gaon|ガオン|가온
  努里|Nuri|ヌリ|누리
  星松|Byeolsol|ビョルソル|별솔
  韩松|Hansol|ハンソル|한솔
  白山|Baeksan|ペクサン|백산
  高原|Gowon|コウォン|고원
  莲花|Yeonhwa|ヨンファ|연화
  友进|Woojin|ウジン|우진
  正友|Jungwoo|ジョンウ|정우
  光明里|Gwangmyeong|クァンミョン|광명
  南江|Namgang|ナムガン|남강
  昌信|Changsin|チャンシン|창신
  海松|Haesol|ヘソル|해솔
  玛鲁|Maru|マル|마루
  银河|Eunha|ウンハ|은하
  山多莱|Sandarae|サンダレ|산다래
  碧泉|Byeokcheon|ビョクチョン|벽천
  三阳|Samyang|サミャン|삼양
  陶音|Toeum|トウム|토음
  帕兰|Paran|パラン|파란
  爱林|Aerim|エリム|애림
  韩洁|Hangyeol|ハンギョル|한결
  露珠|Isul|イスル|이슬
`)

/** Companies of the other countries, by country; the local name is made of the English column. */
export const WESTERN: Readonly<Record<string, readonly Stem[]>> = {
  DE: stems(`
    布伦纳|Brenner|ブレンナー|브레너
    凯勒曼|Kellermann|ケラーマン|켈러만
    林德霍夫|Lindhof|リントホーフ|린트호프
    魏因加滕|Weingarten|ヴァインガルテン|바인가르텐
    施塔克|Starck|シュタルク|슈타르크
    哈登堡|Hardenberg|ハルデンベルク|하르덴베르크
    罗滕瓦尔德|Rothenwald|ローテンヴァルト|로텐발트
    奥伯毛尔|Obermauer|オーバーマウアー|오버마우어
    费舍廷|Fischeting|フィシェティング|피셰팅
    克雷斯|Kress|クレス|크레스
    诺德豪森|Nordhausen|ノルトハウゼン|노르트하우젠
    齐默林|Zimmerling|ツィマーリング|치머링`),
  IT: stems(`
    贝拉尔迪|Berardi|ベラルディ|베라르디
    卡斯泰利|Castelli|カステッリ|카스텔리
    莫雷蒂|Moretti|モレッティ|모레티
    维亚内洛|Vianello|ヴィアネッロ|비아넬로
    圣蒂尼|Santini|サンティーニ|산티니
    科隆博|Colombo|コロンボ|콜롬보
    法布里|Fabbri|ファッブリ|파브리
    蒙塔尔托|Montalto|モンタルト|몬탈토
    里纳尔迪|Rinaldi|リナルディ|리날디
    特雷维索|Treviso|トレヴィーゾ|트레비소`),
  SE: stems(`
    贝里斯特伦|Bergstrom|ベリストレーム|베리스트룀
    林德格伦|Lindgren|リンドグレーン|린드그렌
    斯特兰德|Strand|ストランド|스트란드
    埃克隆德|Eklund|エクルンド|에클룬드
    哈格隆|Haglund|ハグルンド|하글룬드`),
  NL: stems(`
    范德梅尔|Vandermeer|ファンデルメール|판데르메이르
    德弗里斯|Devries|デフリース|더프리스
    霍兰德|Holland|ホラント|홀란트
    范艾克|Vaneyck|ファンエイク|반에이크
    斯米茨|Smits|スミッツ|스미츠`),
  GB: stems(`
    阿什福德|Ashford|アシュフォード|애시퍼드
    布莱克伍德|Blackwood|ブラックウッド|블랙우드
    哈特利|Hartley|ハートリー|하틀리
    温斯洛|Winslow|ウィンズロー|윈즐로
    彭布鲁克|Pembroke|ペンブルック|펨브룩
    塞文|Severn|セヴァーン|세번`),
  FR: stems(`
    博福尔|Beaufort|ボーフォール|보포르
    德拉克鲁瓦|Delacroix|ドラクロワ|들라크루아
    拉瓦尔|Laval|ラヴァル|라발
    蒙塔涅|Montagne|モンターニュ|몽타뉴
    瓦卢瓦|Valois|ヴァロワ|발루아`),
  ES: stems(`
    阿尔瓦雷斯|Alvarez|アルバレス|알바레스
    蒙特罗|Montero|モンテーロ|몬테로
    卡斯蒂略|Castillo|カスティーリョ|카스티요
    里贝拉|Ribera|リベラ|리베라`),
  PT: stems(`
    阿尔梅达|Almeida|アルメイダ|알메이다
    科斯塔|Costa|コスタ|코스타
    塞拉|Serra|セーラ|세하`),
  CH: stems(`
    阿尔彭|Alpen|アルペン|알펜
    齐格勒|Ziegler|ツィーグラー|치글러
    伯尔尼纳|Bernina|ベルニナ|베르니나`),
  AT: stems(`
    施泰纳|Steiner|シュタイナー|슈타이너
    多瑙|Donau|ドナウ|도나우
    泰罗尔|Tirol|チロル|티롤`),
  BE: stems(`
    佛兰德|Flandria|フランドリア|플란드리아
    布拉班特|Brabant|ブラバント|브라반트`),
  DK: stems(`
    斯堪维亚|Scanvia|スキャンヴィア|스칸비아
    约根森|Jorgensen|イェルゲンセン|예르겐센
    诺雷布罗|Norrebro|ノレブロ|뇌레브로`),
  FI: stems(`
    科斯基|Koski|コスキ|코스키
    莱赫蒂|Lehti|レヒティ|레흐티
    赛马|Saimaa|サイマー|사이마`),
  PL: stems(`
    科瓦尔|Kowal|コヴァル|코발
    维斯瓦|Wisla|ヴィスワ|비스와
    诺瓦克|Nowak|ノヴァク|노바크`),
  CZ: stems(`
    摩拉瓦|Morava|モラヴァ|모라바
    斯沃博达|Svoboda|スヴォボダ|스보보다`),
  TR: stems(`
    安纳托利亚|Anadolu|アナドル|아나돌루
    耶尔德兹|Yildiz|ユルドゥズ|이을드즈
    德米尔|Demir|デミル|데미르
    伊斯坎德尔|Iskender|イスケンデル|이스켄데르
    卡拉坦|Karatan|カラタン|카라탄`),
  US: stems(`
    克利尔沃特|Clearwater|クリアウォーター|클리어워터
    大草原|Prairie|プレーリー|프레리
    雷德伍德|Redwood|レッドウッド|레드우드
    史蒂文森|Stevenson|スティーブンソン|스티븐슨
    泰勒维尔|Taylorville|テイラービル|테일러빌
    湖畔|Lakeside|レイクサイド|레이크사이드
    林肯希尔|Lincolnhill|リンカンヒル|링컨힐`),
  CA: stems(`
    枫叶岭|Mapleridge|メープルリッジ|메이플리지
    劳伦琴|Laurentian|ローレンシャン|로렌시안
    育空|Yukon|ユーコン|유콘`),
  MX: stems(`
    阿兹特卡|Azteca|アステカ|아스테카
    哈利斯科|Jalisco|ハリスコ|할리스코`),
  BR: stems(`
    伊瓜苏|Iguacu|イグアス|이구아수
    奥罗韦尔德|Ouro Verde|オーロヴェルデ|오루베르지
    桑托斯|Santos|サントス|산투스
    帕拉纳|Parana|パラナ|파라나`),
  AU: stems(`
    考拉湾|Coolabay|クーラベイ|쿨라베이
    南十字|Southern Cross|サザンクロス|서던크로스`),
  IN: stems(`
    巴拉特|Bharat|バーラト|바라트
    甘加|Ganga|ガンガー|강가
    普拉卡什|Prakash|プラカーシュ|프라카시
    西达尔特|Siddharth|シッダールタ|싯다르트
    维杰|Vijay|ヴィジャイ|비제이`),
  VN: stems(`
    明光|Minh Quang|ミンクアン|민꽝
    黄安|Hoang An|ホアンアン|호앙안
    富兴|Phu Hung|フーフン|푸흥
    新越|Tan Viet|タンヴィエト|떤비엣
    海南安|Hai Nam|ハイナム|하이남`),
  TH: stems(`
    湄南|Menam|メナム|메남
    暹罗金|Siamthong|サイアムトーン|시암통
    兰纳|Lanna|ランナー|란나`),
  MY: stems(`
    槟榔屿|Penangan|ペナンガン|페낭안
    马六甲|Melaka|ムラカ|믈라카
    金马|Kinmara|キンマラ|킨마라`),
  ID: stems(`
    努沙|Nusa|ヌサ|누사
    梅拉皮|Merapi|ムラピ|므라피
    巴厘珀|Baliper|バリペル|발리페르`),
  SG: stems(`
    狮城|Singapura|シンガプーラ|싱가푸라
    滨海|Marina|マリーナ|마리나`),
}
