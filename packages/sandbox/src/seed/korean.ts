/** A particle in the form after a consonant; its partner follows a vowel. */
export type Particle = '은' | '이' | '을' | '과' | '으로'

const AFTER_VOWEL: Readonly<Record<Particle, string>> = { 은: '는', 이: '가', 을: '를', 과: '와', 으로: '로' }

/** The Korean readings of digits and letters: the finals of 영 일 이 삼 사 오 육 칠 팔 구, and of 엘 엠 엔 알. */
const DIGIT_FINALS = ['ㅇ', 'ㄹ', '', 'ㅁ', '', '', 'ㄱ', 'ㄹ', 'ㄹ', '']
const LETTER_FINALS: Readonly<Record<string, string>> = { L: 'ㄹ', R: 'ㄹ', M: 'ㅁ', N: 'ㄴ' }
const RIEUL = 8

/** The final consonant of a word as pronounced: '' after a vowel, 'ㄹ', or another. */
function finalOf(word: string): string {
  const trimmed = word.replace(/[)\]"'’”\s]+$/, '')
  const last = trimmed.charAt(trimmed.length - 1)
  const code = last.charCodeAt(0)
  if (code >= 0xac00 && code <= 0xd7a3) {
    const index = (code - 0xac00) % 28
    return index === 0 ? '' : index === RIEUL ? 'ㄹ' : 'ㄱ'
  }
  if (last >= '0' && last <= '9') return DIGIT_FINALS[Number(last)] ?? ''
  return LETTER_FINALS[last.toUpperCase()] ?? ''
}

/** The word with the matching particle: 기계는, 로봇은, 서울로, KR-7을. */
export function withParticle(word: string, particle: Particle): string {
  const final = finalOf(word)
  const isVowelForm = final === '' || (particle === '으로' && final === 'ㄹ')
  return word + (isVowelForm ? AFTER_VOWEL[particle] : particle)
}

export const isParticle = (text: string): text is Particle => text in AFTER_VOWEL

const INITIALS = 'G,G,N,D,D,R,M,B,B,S,S,,J,J,C,K,T,P,H'.split(',')
const VOWELS = 'A,A,Y,Y,E,E,Y,Y,O,W,W,O,Y,U,W,W,W,Y,E,U,I'.split(',')

/** The letter under which a Korean name is listed: that of its revised romanisation; '#' for anything but hangul. */
export function hangulInitial(name: string): string {
  const code = name.charCodeAt(0) - 0xac00
  if (!(code >= 0 && code <= 11171)) return '#'
  return INITIALS[Math.floor(code / 588)] || VOWELS[Math.floor((code % 588) / 28)] || '#'
}
