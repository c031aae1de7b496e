// Measures one page of all contenders: each is weighed once, then loaded in turns.
import type { Browser } from '@playwright/test'
import { median, ratio, rounded } from './figures.ts'
import { favouriteAnswers, type Load, load } from './load.ts'
import { type Weight, weigh } from './weigh.ts'

export interface Contender {
  readonly name: string
  /** The address of the page, and of the page visited after it. */
  readonly url: string
  readonly second: string
  /** Selects the favourite button. */
  readonly favourite: string
}

export interface Measured {
  readonly name: string
  readonly weight: Weight
  /** One value per round. */
  readonly times: Readonly<Record<keyof Load, number[]>> & { readonly favourite: (number | null)[] }
}

/** Measures a page in the given number of rounds. */
export async function measure(browser: Browser, contenders: readonly Contender[], rounds: number): Promise<Measured[]> {
  const all: Measured[] = []
  for (const { name, url, second } of contenders) {
    const times = { fcp: [], lcp: [], tbt: [], cls: [], favourite: [] }
    all.push({ name, weight: await weigh(browser, url, second), times })
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { url, favourite }] of contenders.entries()) {
      const times = all[index]?.times
      const { fcp, lcp, tbt, cls } = await load(browser, url)
      times?.fcp.push(fcp)
      times?.lcp.push(lcp)
      times?.tbt.push(tbt)
      times?.cls.push(cls)
      times?.favourite.push(await favouriteAnswers(browser, url, favourite))
    }
  }
  return all
}

const kilobytes = (bytes: number) => rounded(bytes / 1000, 1)

/** A contender's row of the table: medians, and how many times the floor. */
export function rowOf({ weight, times }: Measured, floor: Measured): Record<string, unknown> {
  const beside = (key: 'fcp' | 'lcp' | 'favourite') => rounded(ratio(times[key], floor.times[key]), 2)
  return {
    'KB br': kilobytes(weight.bytes),
    requests: `${weight.requests} + ${weight.pictures}`,
    'JS run KB': kilobytes(weight.executed),
    '2nd KB br': kilobytes(weight.secondBytes),
    'FCP ms': rounded(median(times.fcp)),
    'FCP x floor': beside('fcp'),
    'LCP ms': rounded(median(times.lcp)),
    'LCP x floor': beside('lcp'),
    'TBT ms': rounded(median(times.tbt)),
    CLS: rounded(median(times.cls), 3),
    'favourite ms': rounded(median(times.favourite)),
    'favourite x floor': beside('favourite'),
  }
}
