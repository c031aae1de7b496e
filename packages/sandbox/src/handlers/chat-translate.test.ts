import { chat } from '@fair/contract/chat.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { DEMO_USERS } from '../demo.ts'
import { STAFF_LINES, VISITOR_LINES } from '../seed/alive/phrases.ts'
import { fill } from '../seed/template.ts'
import { columnOf } from '../seed/text.ts'
import { aliveSandbox } from '../testing/alive.ts'
import { callSandbox } from '../testing/call-sandbox.ts'
import { fixtureFair } from '../testing/fixture-fair.ts'
import { languageOf, translated } from './chat-translate.ts'
import { refusedWordsIn } from './chat-words.ts'

describe('the phrase table', () => {
  const phrases = [...Object.values(VISITOR_LINES), ...Object.values(STAFF_LINES)]

  it('translates each line of the conversations between all languages', () => {
    const names = { staff: 'Kim', who: 'Lumen & Form' }
    const said = (text: string) => fill(text, (name) => (name === 'staff' ? names.staff : names.who))
    for (const phrase of phrases) {
      for (const from of LANGUAGES) {
        for (const to of LANGUAGES.filter((each) => each !== from)) {
          const text = said(phrase[columnOf(from)])
          expect(translated(text, to), `${text} into ${to}`).toEqual({ text: said(phrase[columnOf(to)]), source: from })
        }
      }
    }
  })

  it('ignores case, width, blanks and the final punctuation mark', () => {
    expect(translated('  what is the MINIMUM order   quantity', 'ja-JP')?.text).toBe('最小注文数量はいくつですか。')
    expect(translated('Ｈｅｌｌｏ！', 'ko-KR')?.text).toBe('안녕하세요')
  })

  it('translates sentence by sentence, and marks unknown sentences', () => {
    const text = 'Hello. Qwerty uiop. Could you send a sample first?'
    expect(translated(text, 'zh-CN')?.text).toBe('您好⟦Qwerty uiop.⟧可以先寄样品吗？')
  })

  it('keeps a text in the target language, and returns undefined for an unknown text', () => {
    expect(translated('오늘 날씨가 좋네요', 'ko-KR')).toEqual({ text: '오늘 날씨가 좋네요', source: 'ko-KR' })
    expect(translated('Qwerty uiop.', 'ko-KR')).toBeUndefined()
  })

  it.each([
    ['I like blue.', 'zh-CN', '我喜欢蓝色。'],
    ['How much does the MX-500 cost?', 'ko-KR', '얼마 MX-500 비용?'],
    ['这个机器人的价格是多少？', 'en-US', 'This robot price be how much?'],
    ['このロボットの価格はいくらですか？', 'zh-CN', '这机器人价格多少？'],
    ['내일 오후에 부스를 방문하고 싶습니다.', 'en-US', 'Tomorrow afternoon stand visit want.'],
    ['My cat snores on the sofa', 'zh-CN', '我的猫⟦snores⟧在沙发'],
  ] as const)('translates word for word without a matching phrase: %s', (text, target, said) => {
    expect(translated(text, target)).toMatchObject({ text: said, isWordForWord: true })
  })

  it.each([
    ['您好', 'zh-CN'],
    ['Hello', 'en-US'],
    ['会場はどこですか', 'ja-JP'],
    ['안녕 hello', 'ko-KR'],
  ])('detects the language of %s as %s', (text, language) => {
    expect(languageOf(text)).toBe(language)
  })
})

describe('refusedWordsIn', () => {
  it.each([
    ['这是高 仿手表', ['高仿']],
    ['Counter-feit goods', ['counterfeit']],
    ['ＣＯＵＮＴＥＲＦＥＩＴ', ['counterfeit']],
    ['コピー商品と裏口座', ['コピー商品', '裏口座']],
    ['진짜 제품입니다', []],
    ['Please send the price list.', []],
  ])('finds the refused words in “%s”', (text, words) => {
    expect(refusedWordsIn(text)).toEqual(words)
  })
})

describe('the translation calls', () => {
  const sandbox = aliveSandbox({ make: fixtureFair })
  afterAll(() => sandbox.close())
  const user = sandbox.as(DEMO_USERS.buyer)

  it('name the sandbox as the provider', async () => {
    const translation = await callSandbox(sandbox, chat.translate, { text: 'こんにちは', lang: 'en' }, user)
    expect(translation['data']).toEqual({
      text: 'Hello',
      sourceLanguage: 'ja-JP',
      provider: 'Sandbox phrase table',
    })
    const single = await callSandbox(sandbox, chat.translateSingle, { text: 'Thank you', language: 'ko' }, user)
    expect(single['data']).toMatchObject({ text: '감사합니다' })
    const words = await callSandbox(sandbox, chat.translateSingle, { text: 'I like blue.', language: 'ja-JP' }, user)
    expect(words['data']).toMatchObject({ text: '私好き青。', provider: 'Sandbox glossary, word for word' })
  })

  it('refuse unknown texts and languages, and require a login', async () => {
    const unknown = await callSandbox(sandbox, chat.translateSingle, { text: 'Qwerty uiop.', language: 'ko-KR' }, user)
    expect(unknown).toMatchObject({ success: false, errCode: 4090 })
    const language = await callSandbox(sandbox, chat.translateSingle, { text: 'Hello', language: 'fr-FR' }, user)
    expect(language.errMsg).toBe('language: must be one of zh-CN, en-US, ja-JP, ko-KR')
    expect((await callSandbox(sandbox, chat.translate, { text: 'Hello', lang: 'zh' })).errCode).toBe(5014)
  })

  it('check a text without a login', async () => {
    const check = await callSandbox(sandbox, chat.checkText, { text: '도박 사이트' })
    expect(check['data']).toEqual({ pass: false, words: ['도박'] })
    expect((await callSandbox(sandbox, chat.checkText, { text: 'Hello' }))['data']).toEqual({ pass: true, words: [] })
  })
})
