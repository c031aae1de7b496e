/** Which of two values of a specification is the better one, where every buyer would say so. */
export type Better = 'lower' | 'higher'

/**
 * What a specification is called, in all four languages, at the end of its label: "Mapping accuracy" is an accuracy,
 * "Accuracy grade" is none. Only what is better for everybody: a larger travel, a heavier machine or more power is not.
 */
const BETTER: Readonly<Record<Better, readonly RegExp[]>> = {
  lower: [
    // Of a gear it is a class of quality, and no figure.
    /(?:accuracy|repeatability)$|(?<!齿轮|歯車|기어 )(?:精度|정밀도|정확도)$/,
    /(?:roundness|backlash)$|(?:圆度|真円度|진원도|回程间隙|バックラッシ|백래시)$/,
    /(?:surface finish|best finish|surface roughness) ra$|(?:粗糙度|粗さ|거칠기) ra$/,
    /\bnoise(?: level)?$|(?:噪声|噪音|騒音|소음)$/,
    /(?:latency|response time)$|(?:延迟|遅延|지연|响应时间|応答時間|응답 시간)$/,
    /lead time$|(?:供货周期|交货期|納期|납기)$/,
    /(?:tool change|tool change time)$|(?:换刀时间|工具交換時間|공구 교환|공구 교환 시간)$/,
    /detection limit$|(?:检出限|検出限界|검출 한계)$/,
    /(?:minimum order|minimum order quantity|moq)$|(?:起订量|最小注文数量|최소 주문 수량)$/,
  ],
  higher: [
    /warranty$|(?:质保|保修期|保証期間|보증 기간)$/,
    /(?:service|cycle|design) life$|(?:寿命|수명)$/,
    /flight time$|(?:续航时间|飛行時間|비행 시간)$/,
    /(?:conversion|module) efficiency$|(?:转换效率|変換効率|변환 효율)$/,
  ],
}

/** The sense of a specification by its label; null where it is not known. */
export function betterOf(label: string): Better | null {
  const name = label.normalize('NFKC').trim().toLowerCase()
  for (const better of ['lower', 'higher'] as const) {
    if (BETTER[better].some((pattern) => pattern.test(name))) return better
  }
  return null
}
