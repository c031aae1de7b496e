/** Upper bounds of the latency histogram, in seconds. */
const BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

class Histogram {
  readonly #counts = BOUNDS.map(() => 0)
  #count = 0
  #sum = 0

  observe(seconds: number): void {
    this.#count += 1
    this.#sum += seconds
    for (const [n, bound] of BOUNDS.entries()) if (seconds <= bound) this.#counts[n] = (this.#counts[n] ?? 0) + 1
  }

  *lines(name: string): Generator<string> {
    for (const [n, bound] of BOUNDS.entries()) yield `${name}_bucket{le="${bound}"} ${this.#counts[n]}`
    yield `${name}_bucket{le="+Inf"} ${this.#count}`
    yield `${name}_sum ${this.#sum.toFixed(6)}`
    yield `${name}_count ${this.#count}`
  }
}

/** How a request for a page ended. */
const RESULTS = ['hit', 'rendered', 'stale', 'not found', 'moved', 'error', 'overload'] as const
export type Result = (typeof RESULTS)[number]
const COUNTERS = {
  renders: 'Pages rendered',
  joins: 'Requests that waited for a page that another request had started',
  platform_errors: 'Exhibits that the platform did not return',
  abandoned: 'Pages that were not rendered because no request waited for them',
  reloads: 'Reads of the platform’s lists',
  reload_errors: 'Reads of the platform’s lists that failed',
  reloads_refused: 'Reads of the lists that were rejected: another tenant, or many fewer exhibits',
  purges: 'Pages marked as out of date by the webhook',
} as const
type Counter = keyof typeof COUNTERS

/** The service's metrics since it started, in Prometheus's text format 0.0.4. */
export class Metrics {
  readonly #results = new Map<Result, number>(RESULTS.map((each) => [each, 0]))
  readonly #counters = new Map<Counter, number>()
  readonly #requests = new Histogram()
  readonly #renders = new Histogram()

  request(result: Result, seconds: number): void {
    this.#results.set(result, (this.#results.get(result) ?? 0) + 1)
    this.#requests.observe(seconds)
  }

  rendered(seconds: number): void {
    this.count('renders')
    this.#renders.observe(seconds)
  }

  count(counter: Counter, by = 1): void {
    this.#counters.set(counter, (this.#counters.get(counter) ?? 0) + by)
  }

  /** @param gauges current values by name: the value and its description */
  text(gauges: Readonly<Record<string, readonly [value: number, help: string]>>): string {
    const lines = [
      '# HELP fair_tail_requests_total Requests for pages, by result',
      '# TYPE fair_tail_requests_total counter',
      ...[...this.#results].map(([result, count]) => `fair_tail_requests_total{result="${result}"} ${count}`),
    ]
    for (const [name, help] of Object.entries(COUNTERS)) {
      const metric = `fair_tail_${name}_total`
      const value = this.#counters.get(name as Counter) ?? 0
      lines.push(`# HELP ${metric} ${help}`, `# TYPE ${metric} counter`, `${metric} ${value}`)
    }
    for (const [name, [value, help]] of Object.entries(gauges)) {
      const metric = `fair_tail_${name}`
      lines.push(`# HELP ${metric} ${help}`, `# TYPE ${metric} gauge`, `${metric} ${value}`)
    }
    for (const [metric, help, histogram] of [
      ['fair_tail_request_seconds', 'Time from a request to its response headers', this.#requests],
      ['fair_tail_render_seconds', 'Time to render a page, without the platform', this.#renders],
    ] as const) {
      lines.push(`# HELP ${metric} ${help}`, `# TYPE ${metric} histogram`, ...histogram.lines(metric))
    }
    return `${lines.join('\n')}\n`
  }
}
