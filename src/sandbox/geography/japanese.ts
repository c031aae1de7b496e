import { Converter } from 'opencc-js'

const convert = Converter({ from: 'cn', to: 'jp' })

/** A Chinese name in the characters that Japanese writes it with: 宁波市 is 寧波市, 广州市 広州市. */
export const inKanji = (name: string): string => convert(name)
