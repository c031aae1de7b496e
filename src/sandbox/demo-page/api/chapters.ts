import { CORS } from '../../../contract/cors.ts'
import { ERROR_CODES, type ErrorName } from '../../../contract/error-codes.ts'
import { LIFE_CYCLES } from '../../../contract/life-cycles.ts'
import { FACET_VALUES, LIST_FACETS, LIST_SORTS } from '../../../contract/lists.ts'
import {
  CALL_TIMEOUT_MS,
  EXHIBIT_PAGE_SIZE,
  ORDER_PAGE_SIZE,
  PROJECT_PAGE_SIZE,
  RELATED_EXHIBITORS_PAGE_SIZE,
  RELATED_PROJECTS_PAGE_SIZE,
  RIGHTS_PAGE_SIZE,
  TICKET_PAGE_SIZE,
} from '../../../domain/limits.ts'
import { WIDTHS } from '../../media/address.ts'
import type { Docstrings } from './docstrings.ts'
import { codeLines } from './errors.ts'
import { KINDS } from './formats.ts'

/*
 * What is true of more than one call, as Markdown: the description of the API document. Each chapter is made of the
 * contract's own table where there is one.
 */

/** The header fields of Spec 7, which each call is sent with, by who needs them. */
export const HEADERS = {
  language: 'The language to answer in, as a tag such as ja-JP; without one, the tenant’s own. Sent with every call.',
  exhibitionId:
    'The exhibition that is looked at; without one, the current one. Sent with every call of a page that belongs to an exhibition.',
  brandId: 'The brand of the site, as site/tenant answered it. Sent with every call once it is known.',
  groupId: 'The groupOperatorId of the site, as site/tenant answered it. Sent with every call once it is known.',
  tenantId: 'The tenant of the site. Sent with every call but the one that asks for it (`site.tenantSite`).',
  userId: 'Of who is logged in; -1 for nobody in live requests. Needed by calls with security `login`.',
  visitorId: 'Of a visitor who is not logged in: 1, in live requests vis_1.',
} as const

const SPEC: readonly (readonly [number, string])[] = [
  [1, 'What the product does and for whom'],
  [2, 'Screens and routes: the addresses of the site’s pages'],
  [3, 'Entities and their fields'],
  [4, 'States and transitions: login, exhibitions, chat, live and meeting, tracking, lists'],
  [5, 'Validation rules: phone, email, passwords, codes, names, lengths'],
  [6, 'Roles and permissions'],
  [7, 'The calls: method, path, purpose, headers, and which fields of an answer are read'],
  [8, 'Error catalogue'],
  [9, 'Business constants and limits: page sizes, counts, times'],
]

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const paragraph = (...lines: string[]): string => lines.join(' ')

const introduction = paragraph(
  'The platform of an online trade fair, as its web sites call it. Whoever answers these calls as they are described has a',
  'platform from which the site builds and runs. Every call answers HTTP 200 with an envelope: `success`, `errCode`,',
  '`errMsg`, and where it succeeded the payload. Ids and paths are spelled as the platform spells them. Operations with',
  '`x-added` are not in the specification (`x-added` at the top lists them); the site needs them. `x-safe`: asking twice',
  'does no harm. Examples are answers of the sandbox.',
)

function conventions(docs: Docstrings): string {
  const kinds = KINDS.map((kind) => [`\`${kind}\``, docs.comment(kind) ?? ''])
  return [
    paragraph(
      'Times are ISO 8601 in UTC (`2026-11-19T02:42:00.000Z`), days `YYYY-MM-DD` in the exhibition’s zone, amounts whole',
      'numbers of minor units (`Money`). What a platform writes in another form is read where it can be (a time without an',
      'offset on the exhibition’s clock), and what cannot be read is left out; the contract’s own form is the safe one.',
      'Lists in a query are joined by commas; absent fields are left out. Fields that are not in a schema are passed over.',
    ),
    'Kinds of text:',
    table(['Kind', 'Form'], kinds),
    paragraph(
      'An item of a list that lacks what its schema requires is left out, and the list stands without it; anything else',
      `that breaks its schema fails the call. A call that has not answered after ${CALL_TIMEOUT_MS / 1000} s has failed.`,
    ),
  ].join('\n\n')
}

const paging = [
  paragraph(
    '`pageNum` counts from 1; a `pageSize` of 0 means all. `total` is how many match over all pages. A page past the end is',
    'empty. The site asks for these sizes:',
  ),
  table(
    ['List', '`pageSize`'],
    [
      ['exhibits, exhibitors', String(EXHIBIT_PAGE_SIZE)],
      ['related exhibitors', String(RELATED_EXHIBITORS_PAGE_SIZE)],
      ['projects; related projects', `${PROJECT_PAGE_SIZE}; ${RELATED_PROJECTS_PAGE_SIZE}`],
      ['tickets', String(TICKET_PAGE_SIZE)],
      ['orders', `${ORDER_PAGE_SIZE} (all)`],
      ['rights', String(RIGHTS_PAGE_SIZE)],
    ],
  ),
].join('\n\n')

const facets = [
  paragraph(
    'A list answers its facets by name, each value with its count. Values of one facet are alternatives, facets narrow each',
    'other; the counts of a facet leave its own choice aside, so that they say what one more value of it would bring. A value',
    'that only the other filters rule out stays, with 0.',
  ),
  table(['Facet', 'Its values'], Object.entries(FACET_VALUES)),
  table(
    ['Call', 'Facets'],
    Object.entries(LIST_FACETS).map(([call, names]) => [`\`${call}\``, names.join(', ')]),
  ),
  table(
    ['Call', '`sort`'],
    Object.entries(LIST_SORTS).map(([call, sorts]) => [
      `\`${call}\``,
      Object.entries(sorts)
        .map(([value, means]) => `\`${value}\` ${means}`)
        .join('; '),
    ]),
  ),
  'Exhibitors are sorted by the call: `search.exhibitor` recommended first, `catalogue.exhibitorsAz` by name (`initial`).',
].join('\n\n')

const headers = [
  table(
    ['Header', 'What it says'],
    [
      ...Object.entries(HEADERS),
      [
        'Authorization',
        'What `auth.login` answered, with or without `Bearer `. Needed by calls with security `login`.',
      ],
    ],
  ),
  paragraph(
    'A platform on another origin than its sites allows them by CORS: methods',
    `${CORS.methods.join(', ')}; request headers ${CORS.requestHeaders.join(', ')}; exposed headers`,
    `${CORS.exposedHeaders.join(', ')}; Access-Control-Max-Age ${CORS.maxAge}. No call carries a cookie.`,
  ),
].join('\n\n')

const writes = paragraph(
  'A write with `requestId` (a UUID of the client’s) may come again with the same id, when an answer was lost: the platform',
  'does it once and answers the repeat like the first. Two writes never share an id. A call with `x-safe` may be repeated as it',
  'is. All others the client never repeats by itself.',
)

const rebuild = paragraph(
  'Pages are built ahead of time. Everything that a page shows has an `updateTime`, which must grow whenever any field of',
  'the detail or the summary changes, in whatever language, and also when what it names (the exhibitor of an exhibit) is renamed:',
  'a build asks the lists, and takes only details whose `updateTime` is newer than the build before. What is in no list any',
  'more, its page is taken away. There is no webhook in the contract: builds are started by the clock (polling), or by whatever the',
  'platform calls at the builder’s own place when something was published; either way the build asks only by these calls.',
)

const pictures = paragraph(
  'A picture’s address (`Media`) has neither format nor width; `width` and `height` are its size in pixels. The site asks for',
  'smaller ones by `?w=` and the width in pixels (another pattern can be set in a build), and takes what the Accept header',
  `brings (AVIF, WebP, JPEG). The sandbox draws ${WIDTHS.join(', ')} and rounds up. A server without widths answers the`,
  'picture as it is.',
)

const forms = paragraph(
  'Forms are data (`Form`, `FormField`): `type` picks the control, `required` and the limits beside it are checked before it is',
  'sent, `rule` names a rule of Spec 5 (`FieldRule`), `visibleWhen` hides a field until all conditions hold; a hidden field is',
  'neither asked nor sent. Lengths count a full-width character as 2. The values go by `fieldId` (`FormValues`; `SingleValue`',
  'says the form of each). The platform checks all of it again: a form that is not taken answers success with',
  '`accepted: false` and `fieldErrors`. A `version` that is not the platform’s own is refused with 4090, and the site asks for the form anew.',
)

function lifeCycles(): string {
  return Object.entries(LIFE_CYCLES)
    .map(([name, { begins, states }]) => {
      const rows = Object.entries(states).map(([state, { means, next }]) => [
        `\`${state}\``,
        means,
        next.map(({ by, to }) => `${by} → ${to}`).join('; ') || 'nothing: it is final',
      ])
      const starts = begins.map(({ by, to }) => `${by} → ${to}`).join('; ')
      return `### ${name}\n\nBegins by ${starts}.\n\n${table(['State', 'Means', 'Moved by'], rows)}`
    })
    .join('\n\n')
}

const realTime = paragraph(
  'Chats and rooms come over one WebSocket, whose address `chat.key` answers: JSON frames (`transport: JSON`), or XMPP. Both are',
  'described by the AsyncAPI document beside this one.',
)

const spec = [
  '“Spec 4” in a description is a point of the specification that the site was built by:',
  table(
    ['Spec', 'Its subject'],
    SPEC.map(([point, subject]) => [String(point), subject]),
  ),
].join('\n\n')

/** The chapters by their titles. */
function chaptersOf(docs: Docstrings): readonly (readonly [title: string, text: string])[] {
  return [
    ['Conventions', conventions(docs)],
    ['Headers and CORS', headers],
    ['Pages of lists', paging],
    ['Facets and sorting', facets],
    [
      'Refusals',
      `\`errCode\` beside \`success: false\`; the code may also be text.\n\n${codeLines(Object.keys(ERROR_CODES) as ErrorName[], docs)}`,
    ],
    ['Writes that come twice', writes],
    ['When something changes: rebuilds', rebuild],
    ['Pictures', pictures],
    ['Forms', forms],
    ['Life cycles', lifeCycles()],
    ['Real time', realTime],
    ['What “Spec 4” means', spec],
  ]
}

export const descriptionOf = (docs: Docstrings): string =>
  [introduction, ...chaptersOf(docs).map(([title, text]) => `## ${title}\n\n${text}`)].join('\n\n')
