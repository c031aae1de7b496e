// Two packages without types of their own: what structured-data.test.ts asks of them.
declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation?: boolean; embedSource?: string[] })
    parse(html: string): Record<string, unknown> & { errors?: unknown[] }
  }
}

declare module '@adobe/structured-data-validator' {
  export default class Validator {
    constructor(schemaOrg: object)
    validate(extracted: object): Promise<unknown[]>
  }
}
