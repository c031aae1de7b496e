import { Converter } from 'opencc-js'

const convert = Converter({ from: 'cn', to: 'jp' })

/** A Chinese name in Japanese characters: 宁波市 is 寧波市, 广州市 is 広州市. */
export const inKanji = (name: string): string => convert(name)
