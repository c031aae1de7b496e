// Types for the parts of two untyped packages that structured-data.test.ts uses.
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
