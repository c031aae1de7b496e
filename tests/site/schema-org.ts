// The part of the vocabulary of schema.org (release 29) that the site uses: types with their parents, and the
// properties that each adds. All of it is on schema.org, which a test must not fetch; add newly used types here.

const VOCABULARY: Readonly<Record<string, { parent: string | null; properties: string }>> = {
  Thing: {
    parent: null,
    properties:
      'additionalType alternateName description disambiguatingDescription identifier image mainEntityOfPage name potentialAction sameAs subjectOf url',
  },
  CreativeWork: {
    parent: 'Thing',
    properties:
      'about abstract author contributor copyrightYear creator dateCreated dateModified datePublished encoding hasPart headline inLanguage interactionStatistic isAccessibleForFree isPartOf keywords mainEntity provider publisher recordedAt thumbnailUrl video workExample',
  },
  Article: { parent: 'CreativeWork', properties: 'articleBody articleSection wordCount' },
  NewsArticle: { parent: 'Article', properties: 'dateline printEdition' },
  WebPage: {
    parent: 'CreativeWork',
    properties: 'breadcrumb lastReviewed primaryImageOfPage relatedLink significantLink',
  },
  CollectionPage: { parent: 'WebPage', properties: '' },
  WebSite: { parent: 'CreativeWork', properties: 'issn' },
  MediaObject: {
    parent: 'CreativeWork',
    properties: 'bitrate contentSize contentUrl duration embedUrl encodingFormat height uploadDate width',
  },
  VideoObject: { parent: 'MediaObject', properties: 'actor caption director transcript videoFrameSize videoQuality' },
  ImageObject: { parent: 'MediaObject', properties: 'caption embeddedTextCaption' },
  Course: {
    parent: 'CreativeWork',
    properties:
      'availableLanguage courseCode coursePrerequisites educationalCredentialAwarded hasCourseInstance numberOfCredits syllabusSections',
  },
  Clip: { parent: 'CreativeWork', properties: 'actor clipNumber endOffset partOfEpisode startOffset' },
  Event: {
    parent: 'Thing',
    properties:
      'about attendee doorTime duration endDate eventAttendanceMode eventSchedule eventStatus inLanguage isAccessibleForFree keywords location maximumAttendeeCapacity offers organizer performer previousStartDate recordedIn sponsor startDate subEvent superEvent',
  },
  BusinessEvent: { parent: 'Event', properties: '' },
  ExhibitionEvent: { parent: 'Event', properties: '' },
  CourseInstance: { parent: 'Event', properties: 'courseMode courseSchedule courseWorkload instructor' },
  EducationEvent: { parent: 'Event', properties: 'assesses educationalLevel teaches' },
  PublicationEvent: { parent: 'Event', properties: 'publishedBy publishedOn' },
  BroadcastEvent: { parent: 'PublicationEvent', properties: 'broadcastOfEvent isLiveBroadcast videoFormat' },
  Organization: {
    parent: 'Thing',
    properties:
      'address areaServed brand contactPoint email employee event foundingDate founder hasOfferCatalog knowsAbout legalName location logo makesOffer member memberOf numberOfEmployees parentOrganization subOrganization telephone',
  },
  Person: {
    parent: 'Thing',
    properties:
      'address affiliation alumniOf familyName gender givenName jobTitle knowsAbout knowsLanguage nationality worksFor',
  },
  Place: { parent: 'Thing', properties: 'address containedInPlace event geo hasMap latitude longitude' },
  AdministrativeArea: { parent: 'Place', properties: '' },
  Country: { parent: 'AdministrativeArea', properties: '' },
  Product: {
    parent: 'Thing',
    properties:
      'additionalProperty aggregateRating brand category countryOfOrigin depth gtin height isRelatedTo isSimilarTo keywords logo manufacturer material model mpn offers productID releaseDate review sku weight width',
  },
  ProductModel: { parent: 'Product', properties: 'isVariantOf predecessorOf successorOf' },
  Intangible: { parent: 'Thing', properties: '' },
  Demand: {
    parent: 'Intangible',
    properties:
      'areaServed availability availabilityEnds availabilityStarts businessFunction category eligibleRegion itemOffered seller validFrom validThrough',
  },
  Offer: {
    parent: 'Intangible',
    properties: 'availability category itemOffered offeredBy price priceCurrency seller validFrom validThrough',
  },
  ItemList: { parent: 'Intangible', properties: 'itemListElement itemListOrder numberOfItems' },
  BreadcrumbList: { parent: 'ItemList', properties: '' },
  ListItem: { parent: 'Intangible', properties: 'item nextItem position previousItem' },
  VirtualLocation: { parent: 'Intangible', properties: '' },
  StructuredValue: { parent: 'Intangible', properties: '' },
  PropertyValue: {
    parent: 'StructuredValue',
    properties: 'maxValue minValue propertyID unitCode unitText value valueReference',
  },
  InteractionCounter: {
    parent: 'StructuredValue',
    properties: 'interactionService interactionType userInteractionCount',
  },
  Action: { parent: 'Thing', properties: 'agent object target' },
  WatchAction: { parent: 'Action', properties: '' },
  SearchAction: { parent: 'Action', properties: 'query query-input' },
  EntryPoint: { parent: 'Intangible', properties: 'urlTemplate' },
}

export const knowsType = (type: string): boolean => type in VOCABULARY

/** Whether a type has a property, directly or from a parent. */
export function hasProperty(type: string, name: string): boolean {
  const known = VOCABULARY[type]
  if (!known) return false
  return known.properties.split(' ').includes(name) || (known.parent !== null && hasProperty(known.parent, name))
}

/** In the format of schema.org, which the validator expects. */
export const SCHEMA_ORG = {
  '@graph': [
    ...Object.entries(VOCABULARY).map(([type, { parent }]) => ({
      '@id': `schema:${type}`,
      '@type': 'rdfs:Class',
      ...(parent === null ? {} : { 'rdfs:subClassOf': { '@id': `schema:${parent}` } }),
    })),
    ...[...new Set(Object.values(VOCABULARY).flatMap(({ properties }) => properties.split(' ')))]
      .filter((name) => name !== '')
      .map((name) => ({
        '@id': `schema:${name}`,
        '@type': 'rdf:Property',
        'schema:domainIncludes': Object.entries(VOCABULARY)
          .filter(([, { properties }]) => properties.split(' ').includes(name))
          .map(([type]) => ({ '@id': `schema:${type}` })),
      })),
  ],
}
