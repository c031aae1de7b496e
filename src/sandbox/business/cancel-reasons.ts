import type { Language } from '../../domain/language.ts'
import { say, type Text } from '../seed/text.ts'

/** Why a negotiation is called off, in the order in which it is asked. */
export const CANCEL_REASONS: readonly { readonly id: string; readonly name: Text; readonly needsRemark: boolean }[] = [
  {
    id: 'TIME',
    name: ['时间冲突', 'The time does not suit me', '都合がつかなくなった', '일정이 겹침'],
    needsRemark: false,
  },
  {
    id: 'TRAVEL',
    name: ['行程变更，无法到场', 'My travel plans have changed', '訪問の予定が変わった', '방문 일정이 변경됨'],
    needsRemark: false,
  },
  {
    id: 'SOLVED',
    name: ['已通过其他方式沟通', 'We have talked in another way', '別の方法で連絡できた', '다른 방법으로 이미 연락함'],
    needsRemark: false,
  },
  {
    id: 'PRODUCT',
    name: ['产品不符合需求', 'The product does not fit', '製品が要件に合わない', '제품이 요구에 맞지 않음'],
    needsRemark: false,
  },
  { id: 'MISTAKE', name: ['预约有误', 'Booked by mistake', '誤って予約した', '잘못 예약함'], needsRemark: false },
  { id: 'OTHER', name: ['其他原因', 'Another reason', 'その他', '기타'], needsRemark: true },
]

/** Reasons that the platform gives by itself; they are not offered. */
const OWN: Readonly<Record<string, Text>> = {
  CALLED_OFF: ['活动已取消', 'The activity was called off', '開催中止', '행사 취소'],
}

export function reasonWords(id: string, language: Language): string | null {
  const name = CANCEL_REASONS.find((reason) => reason.id === id)?.name ?? OWN[id]
  return name ? say(name, language) : null
}
