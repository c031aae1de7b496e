import { DEMO_USERS } from '../../demo.ts'
import { portraitOf, USERS, type UserSeed } from '../visitor/users.ts'
import { DAYS, HOURS, insertRow, type Scene, type Value } from './rows.ts'

/** A card for everybody with a company, a second one for the buyer, and the buyer's exchanges in every state. */
export function fillCards(scene: Scene): void {
  for (const user of USERS) {
    if (user.tenant === 0 && user.company !== null) fillCard(user, scene)
  }
  fillEnglishCard(scene)
  fillExchanges(scene)
}

function fillCard(user: UserSeed, { db, at }: Scene): void {
  const mobile = user.phone === null ? {} : { mobile: `${user.areaCode ?? ''} ${user.phone}` }
  const fields = {
    name: user.userName,
    ...(user.company !== null && { company: user.company }),
    ...(user.jobTitle !== null && { jobTitle: user.jobTitle }),
    ...mobile,
    ...(user.email !== null && { email: user.email }),
  }
  insertRow(db, 'card', {
    card_id: `C-${user.id}-1`,
    user_id: user.id,
    label: '',
    language: user.language,
    fields: JSON.stringify(fields),
    shown_fields: JSON.stringify(Object.keys(fields).filter((field) => field !== 'mobile')),
    portrait: user.hasPortrait ? JSON.stringify(portraitOf(user)) : null,
    is_default: 1,
    update_time: at(-30 * DAYS),
  })
}

function fillEnglishCard({ db, at }: Scene): void {
  const fields = {
    name: 'Chen Siyuan',
    company: 'Ningbo Yuanfan Import & Export Co., Ltd.',
    jobTitle: 'Purchasing Director',
    department: 'Home and Lighting',
    email: 'buyer@example.com',
    website: 'https://yuanfan.example',
    address: '88 Jiangdong North Road, Ningbo, Zhejiang, China',
  }
  insertRow(db, 'card', {
    card_id: `C-${DEMO_USERS.buyer}-2`,
    user_id: DEMO_USERS.buyer,
    label: 'English',
    language: 'en-US',
    fields: JSON.stringify(fields),
    shown_fields: JSON.stringify(['name', 'company', 'jobTitle', 'email']),
    portrait: null,
    is_default: 0,
    update_time: at(-12 * DAYS),
  })
}

function fillExchanges({ db, exhibitors, at }: Scene): void {
  let count = 0
  const exchange = (state: string, minutes: number, columns: Readonly<Record<string, Value>>) => {
    count += 1
    insertRow(db, 'card_exchange', {
      exchange_id: `X-demo-${count}`,
      user_id: DEMO_USERS.buyer,
      state,
      given_fields: '[]',
      source: 'EXHIBITOR',
      accepts: 1,
      removed: 0,
      update_time: at(minutes),
      ...columns,
    })
  }
  const given = { own_card_id: `C-${DEMO_USERS.buyer}-1`, given_fields: '["name","company","email"]' }
  const of = (index: number) => ({ exhibitor_id: exhibitors[index]?.id ?? null })
  if (exhibitors.length < 8) return
  exchange('EXCHANGED', -22 * HOURS, { ...of(0), ...given })
  exchange('EXCHANGED', -20 * HOURS, { ...of(1), ...given, source: 'CHAT' })
  exchange('ASKED', -30, { ...of(2), ...given, answer_due: at(2 * HOURS), message: HELLO })
  exchange('OFFERED', -50, { ...of(3), message: OFFER })
  exchange('OFFERED', -3 * HOURS, { ...of(4), source: 'LIVE', message: OFFER })
  exchange('REFUSED', -26 * HOURS, { ...of(5), ...given })
  exchange('WITHDRAWN', -40 * HOURS, { ...of(6) })
  exchange('KEPT', -28 * HOURS, { source: 'SCAN', other_card: scannedCard(at(-28 * HOURS)) })
}

const HELLO = JSON.stringify([
  '您好，想了解贵司的新品与起订量，先交换名片。',
  'We would like to hear about your new products and minimum order; here is my card.',
  '新製品と最小ロットについて伺いたく、名刺をお送りします。',
  '신제품과 최소 주문량이 궁금하여 먼저 명함을 드립니다.',
])
const OFFER = JSON.stringify([
  '感谢您光临展位，期待与您交换名片。',
  'Thank you for coming to our booth. May we exchange cards?',
  'ブースへのご来訪ありがとうございました。名刺を交換させてください。',
  '부스를 방문해 주셔서 감사합니다. 명함을 교환하고 싶습니다.',
])

/** The data of a paper card: in its own language, as usual for cards. */
function scannedCard(updateTime: string): string {
  return JSON.stringify({
    cardId: 'SC-demo-1',
    label: '',
    language: 'de-DE',
    fields: {
      name: 'Katrin Baumann',
      company: 'Rheinhaus Retail GmbH',
      jobTitle: 'Einkauf Leuchten und Möbel',
      email: 'k.baumann@rheinhaus.example',
      website: 'https://rheinhaus.example',
    },
    shownFields: [],
    portrait: null,
    isDefault: false,
    updateTime,
  })
}
