import type { Language } from '../domain/language.ts'
import { columnOf } from './seed/text.ts'
import { areaTexts } from './texts/areas.ts'

/** A parameter of a text: written out as it is, or a text itself. */
type TextParam = string | number | { readonly key: TextKey; readonly params: TextParams }
export type TextParams = { readonly [name: string]: TextParam }

const english = {
  wrongField: '{field}: {reason}',
  required: 'is required',
  notText: 'must be a text',
  notNumber: 'must be a number',
  notWhole: 'must be a whole number of {least} or more',
  notBoolean: 'must be true or false',
  notList: 'must be a list',
  notObject: 'must be an object',
  notOneOf: 'must be one of {values}',
  tooMany: 'at most {max} are allowed',
  tooLong: 'at most {max} characters are allowed',
  invalid: 'is not valid',
  noJson: 'the request body must be a JSON object',
  noPath: 'There is no such call: {method} {path}',
  missing: 'Not found: {kind} {id}',
  exhibit: 'exhibit',
  exhibitor: 'exhibitor',
  exhibition: 'exhibition',
  information: 'news article',
  agreement: 'agreement',
  tenant: 'tenant',
  domain: 'domain',
  expired: 'Login has expired. Log in again',
  exception: 'Sorry, an error occurred',
  exceptionDetail: 'Sorry, an error occurred ({detail})',
  live: 'Live now',
  online: 'Staff online',
  appointment: 'Takes appointments',
}

type CoreKey = keyof typeof english
export type TextKey = CoreKey | keyof typeof areaTexts

const texts: Record<Language, Record<CoreKey, string>> = {
  'en-US': english,
  'zh-CN': {
    wrongField: '{field}：{reason}',
    required: '为必填项',
    notText: '必须是文本',
    notNumber: '必须是数字',
    notWhole: '必须是不小于 {least} 的整数',
    notBoolean: '必须是 true 或 false',
    notList: '必须是列表',
    notObject: '必须是对象',
    notOneOf: '必须是以下之一：{values}',
    tooMany: '最多允许 {max} 个',
    tooLong: '最多允许 {max} 个字符',
    invalid: '无效',
    noJson: '请求体必须是 JSON 对象',
    noPath: '没有该接口：{method} {path}',
    missing: '未找到：{kind} {id}',
    exhibit: '展品',
    exhibitor: '展商',
    exhibition: '展会',
    information: '资讯',
    agreement: '协议',
    tenant: '租户',
    domain: '域名',
    expired: '登录已过期，请重新登录',
    exception: '抱歉，出现错误',
    exceptionDetail: '抱歉，出现错误（{detail}）',
    live: '正在直播',
    online: '客服在线',
    appointment: '可预约',
  },
  'ja-JP': {
    wrongField: '{field}：{reason}',
    required: '必須項目です',
    notText: 'テキストで指定してください',
    notNumber: '数値で指定してください',
    notWhole: '{least} 以上の整数で指定してください',
    notBoolean: 'true または false で指定してください',
    notList: 'リストで指定してください',
    notObject: 'オブジェクトで指定してください',
    notOneOf: '次のいずれかで指定してください：{values}',
    tooMany: '最大 {max} 件までです',
    tooLong: '最大 {max} 文字までです',
    invalid: '無効な値です',
    noJson: 'リクエスト本文は JSON オブジェクトで送信してください',
    noPath: '該当する API がありません：{method} {path}',
    missing: '見つかりません：{kind} {id}',
    exhibit: '出展製品',
    exhibitor: '出展者',
    exhibition: '展示会',
    information: 'ニュース',
    agreement: '規約',
    tenant: 'テナント',
    domain: 'ドメイン',
    expired: 'ログインの有効期限が切れました。もう一度ログインしてください',
    exception: '申し訳ありません。エラーが発生しました',
    exceptionDetail: '申し訳ありません。エラーが発生しました（{detail}）',
    live: 'ライブ配信中',
    online: '担当者オンライン',
    appointment: '予約可',
  },
  'ko-KR': {
    wrongField: '{field}: {reason}',
    required: '필수 항목입니다',
    notText: '텍스트여야 합니다',
    notNumber: '숫자여야 합니다',
    notWhole: '{least} 이상의 정수여야 합니다',
    notBoolean: 'true 또는 false여야 합니다',
    notList: '목록이어야 합니다',
    notObject: '객체여야 합니다',
    notOneOf: '다음 중 하나여야 합니다: {values}',
    tooMany: '최대 {max}개까지 가능합니다',
    tooLong: '최대 {max}자까지 가능합니다',
    invalid: '올바르지 않습니다',
    noJson: '요청 본문은 JSON 객체여야 합니다',
    noPath: '해당 API가 없습니다: {method} {path}',
    missing: '찾을 수 없음: {kind} {id}',
    exhibit: '전시품',
    exhibitor: '참가업체',
    exhibition: '전시회',
    information: '뉴스',
    agreement: '약관',
    tenant: '테넌트',
    domain: '도메인',
    expired: '로그인이 만료되었습니다. 다시 로그인해 주세요',
    exception: '죄송합니다. 오류가 발생했습니다',
    exceptionDetail: '죄송합니다. 오류가 발생했습니다({detail})',
    live: '라이브 진행 중',
    online: '담당자 온라인',
    appointment: '예약 가능',
  },
}

/** A text of the sandbox in one language, its `{name}`s filled in; a parameter that is a text itself is translated too. */
export function say(language: Language, key: TextKey, params: TextParams = {}): string {
  return template(language, key).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name]
    if (value === undefined) return whole
    return typeof value === 'object' ? say(language, value.key, value.params) : String(value)
  })
}

function template(language: Language, key: TextKey): string {
  return isCore(key) ? texts[language][key] : areaTexts[key][columnOf(language)]
}

function isCore(key: TextKey): key is CoreKey {
  return Object.hasOwn(english, key)
}
