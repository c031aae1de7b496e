import { CORS } from '@fair/contract/cors.ts'
import { ERROR_CODES, type ErrorName } from '@fair/contract/error-codes.ts'
import { LIFE_CYCLES } from '@fair/contract/life-cycles.ts'
import { FACET_VALUES, LIST_FACETS, LIST_SORTS } from '@fair/contract/lists.ts'
import {
  CALL_TIMEOUT_MS,
  EXHIBIT_PAGE_SIZE,
  ORDER_PAGE_SIZE,
  PROJECT_PAGE_SIZE,
  RELATED_EXHIBITORS_PAGE_SIZE,
  RELATED_PROJECTS_PAGE_SIZE,
  RIGHTS_PAGE_SIZE,
  TICKET_PAGE_SIZE,
} from '@fair/contract/rules/limits.ts'
import { WIDTHS } from '../../media/address.ts'
import type { Docstrings } from './docstrings.ts'
import { codeLines } from './errors.ts'
import { KINDS } from './formats.ts'

/*
 * Facts about more than one call, as Markdown: the description of the API document. Each chapter is generated from the
 * contract's own table if there is one.
 */

/** The header fields of Spec 7, sent with each call, by the calls that need them. */
export const HEADERS = {
  language: 'The language to answer in, as a tag such as ja-JP; without one, the tenant’s own. Sent with every call.',
  exhibitionId:
    'The exhibition the page belongs to; without one, the current one. Sent with every call of a page of an exhibition.',
  brandId: 'The brand of the site, as returned by site/tenant. Sent with every call once it is known.',
  groupId: 'The groupOperatorId of the site, as returned by site/tenant. Sent with every call once it is known.',
  tenantId: 'The tenant of the site. Sent with every call except the one that looks it up (`site.tenantSite`).',
  userId: 'The user who is logged in; -1 without a login in live requests. Required by calls with security `login`.',
  visitorId: 'A visitor who is not logged in: 1, in live requests vis_1.',
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
  'The API of an online trade fair, as used by its web sites. Any server that implements these calls as described is a',
  'platform from which the site builds and runs. Every call returns HTTP 200 with an envelope: `success`, `errCode`,',
  '`errMsg`, and on success the payload. Ids and paths keep the platform’s spelling. Operations with `x-added` are not in',
  'the specification (`x-added` at the top lists them), but the site needs them. `x-safe`: the call may be repeated without',
  'harm. Examples are responses of the sandbox.',
)

function conventions(docs: Docstrings): string {
  const kinds = KINDS.map((kind) => [`\`${kind}\``, docs.comment(kind) ?? ''])
  return [
    paragraph(
      'Times are ISO 8601 in UTC (`2026-11-19T02:42:00.000Z`), days `YYYY-MM-DD` in the exhibition’s zone, amounts integers',
      'in minor units (`Money`). The site also reads some other forms (a time without an offset is taken on the exhibition’s',
      'clock) and skips what it cannot read; only the form given here is sure to work.',
      'Lists in a query are joined by commas; absent fields are omitted. Fields that are not in a schema are ignored.',
    ),
    'Kinds of strings:',
    table(['Kind', 'Form'], kinds),
    paragraph(
      'An item of a list that does not match its schema is skipped, and the rest of the list is used; any other violation of',
      `a schema fails the call. A call without a response after ${CALL_TIMEOUT_MS / 1000} s has failed.`,
    ),
  ].join('\n\n')
}

const paging = [
  paragraph(
    '`pageNum` counts from 1; a `pageSize` of 0 means all. `total` is the number of matches on all pages. A page past the',
    'end is empty. The site requests these sizes:',
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
    'A list returns its facets by name, each value with its count. Values of one facet are alternatives; facets narrow each',
    'other. The counts of a facet ignore its own choice, so that they show how many results another value would add. A value',
    'that only other filters exclude is still listed, with 0.',
  ),
  table(['Facet', 'Values'], Object.entries(FACET_VALUES)),
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
    ['Header', 'Value'],
    [
      ...Object.entries(HEADERS),
      [
        'Authorization',
        'The value returned by `auth.login`, with or without `Bearer `. Required by calls with security `login`.',
      ],
    ],
  ),
  paragraph(
    'A platform on a different origin from its sites allows them by CORS: methods',
    `${CORS.methods.join(', ')}; request headers ${CORS.requestHeaders.join(', ')}; exposed headers`,
    `${CORS.exposedHeaders.join(', ')}; Access-Control-Max-Age ${CORS.maxAge}. No call carries a cookie.`,
  ),
].join('\n\n')

const writes = paragraph(
  'A write with `requestId` (a UUID made by the client) may arrive again with the same id if its response was lost: the',
  'platform carries it out once and answers the repeat like the first call. Two writes never share an id. A call with `x-safe`',
  'may be repeated as it is. The client never repeats other calls by itself.',
)

const rebuild = paragraph(
  'Pages are built ahead of time. Everything a page shows has an `updateTime`, which must grow whenever any field of the',
  'detail or the summary changes, in any language, and also when something it names (the exhibitor of an exhibit) is renamed:',
  'a build fetches the lists, and only those details whose `updateTime` differs from that of the previous build. The page of a',
  'record that is no longer in a list is removed. The contract has no webhook: builds run on a schedule (polling), or are',
  'triggered by the platform through the builder’s own means; either way a build uses only these calls.',
)

const pictures = paragraph(
  'A picture’s address (`Media`) names neither format nor width; `width` and `height` are its size in pixels. The site requests',
  'smaller ones by `?w=` and the width in pixels (a build can set another pattern), in a format negotiated by the Accept header',
  `(AVIF, WebP, JPEG). The sandbox offers ${WIDTHS.join(', ')} and rounds up. A server without resizing returns the`,
  'picture as it is.',
)

const forms = paragraph(
  'Forms are data (`Form`, `FormField`): `type` selects the control, `required` and the limits beside it are checked before',
  'sending, `rule` names a rule of Spec 5 (`FieldRule`), `visibleWhen` hides a field until all conditions are met; a hidden field',
  'is neither required nor sent. Lengths count a full-width character as 2. Values are keyed by `fieldId` (`FormValues`;',
  '`SingleValue` gives the form of each). The platform checks everything again: if it does not accept a form, it returns success',
  'with `accepted: false` and `fieldErrors`. An outdated `version` is refused with 4090, and the site fetches the form again.',
)

function lifeCycles(): string {
  return Object.entries(LIFE_CYCLES)
    .map(([name, { begins, states }]) => {
      const rows = Object.entries(states).map(([state, { means, next }]) => [
        `\`${state}\``,
        means,
        next.map(({ by, to }) => `${by} → ${to}`).join('; ') || 'none: final',
      ])
      const starts = begins.map(({ by, to }) => `${by} → ${to}`).join('; ')
      return `### ${name}\n\nCreated by ${starts}.\n\n${table(['State', 'Meaning', 'Transitions'], rows)}`
    })
    .join('\n\n')
}

const realTime = paragraph(
  'Chats and rooms use one WebSocket, whose address `chat.key` returns: JSON frames (`transport: JSON`), or XMPP. Both are',
  'described in the AsyncAPI document beside this one.',
)

const spec = [
  '“Spec 4” in a description refers to a section of the site’s specification:',
  table(
    ['Spec', 'Subject'],
    SPEC.map(([point, subject]) => [String(point), subject]),
  ),
].join('\n\n')

/** The chapters by their titles. */
function chaptersOf(docs: Docstrings): readonly (readonly [title: string, text: string])[] {
  return [
    ['Conventions', conventions(docs)],
    ['Headers and CORS', headers],
    ['Pagination', paging],
    ['Facets and sorting', facets],
    [
      'Refusals',
      `\`errCode\` beside \`success: false\`; the code may also be text.\n\n${codeLines(Object.keys(ERROR_CODES) as ErrorName[], docs)}`,
    ],
    ['Repeated writes', writes],
    ['Changes and rebuilds', rebuild],
    ['Pictures', pictures],
    ['Forms', forms],
    ['Life cycles', lifeCycles()],
    ['Real time', realTime],
    ['What “Spec 4” means', spec],
  ]
}

export const descriptionOf = (docs: Docstrings): string =>
  [introduction, ...chaptersOf(docs).map(([title, text]) => `## ${title}\n\n${text}`)].join('\n\n')
