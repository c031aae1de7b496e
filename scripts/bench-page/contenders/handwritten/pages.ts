// The two hand-written pages as template literals: the floor for every figure.
import { DETAIL_PATH, exhibit, LIST_PATH, list, SITE_NAME } from '../fair/content.ts'
import { detailData, listData } from '../fair/structured-data.ts'
import { type Assets, each, escaped, favourite, layout } from './layout.ts'

const { exhibitor } = exhibit

const attributes = each(
  exhibit.attributes,
  ({ name, value }) => `<tr><th scope="row">${escaped(name)}</th><td>${escaped(value)}</td></tr>`,
)

const related = each(
  exhibit.related,
  ({ href, image, name, booth }) =>
    `<li class="card"><a href="${href}"><img src="${image}" width="160" height="120" alt="" loading="lazy">` +
    `<span class="name">${escaped(name)}</span><small>Booth ${booth}</small></a></li>`,
)

const news = each(
  exhibit.news,
  ({ href, title, date, summary }) =>
    `<li><a href="${href}">${escaped(title)}</a><time datetime="${date}">${date}</time><p>${escaped(summary)}</p></li>`,
)

const detailBody = `<nav class="crumbs"><ol><li><a href="/en-US/">Home</a></li>
<li><a href="${LIST_PATH}">${list.title}</a></li><li>${escaped(exhibit.name)}</li></ol></nav>
<div class="hero"><img src="${exhibit.image}" width="640" height="480" alt="" fetchpriority="high"></div>
<div class="lead"><h1>${escaped(exhibit.name)}</h1>
<p class="meta">${exhibit.category} · Updated <time datetime="${exhibit.updated}">${exhibit.updated}</time></p>
${favourite(exhibit.id)}<aside class="exhibitor"><img src="${exhibitor.logo}" width="64" height="48" alt="">
<h2><a href="${exhibitor.href}">${escaped(exhibitor.name)}</a></h2><p>${exhibitor.region} · Booth ${exhibitor.booth}</p>
<p>${escaped(exhibitor.introduction)}</p></aside></div>
<section class="attrs"><h2>Specification</h2><table><tbody>${attributes}</tbody></table></section>
<section class="desc"><h2>About this exhibit</h2>${each(exhibit.description, (text) => `<p>${escaped(text)}</p>`)}</section>
<section class="related"><h2>Related exhibits</h2><ul class="cards">${related}</ul></section>
<section class="news"><h2>Company news</h2><ul>${news}</ul></section>`

const cards = each(
  list.cards,
  ({ id, href, image, name, booth, region, summary }, index) =>
    `<li class="card"><a href="${href}"><img src="${image}" width="160" height="120" alt=""${index > 7 ? ' loading="lazy"' : ''}>` +
    `<h2>${escaped(name)}</h2></a><p>Booth ${booth} · ${region}</p><p>${escaped(summary)}</p>${favourite(id)}</li>`,
)

const listBody = `<h1>${list.title}</h1><p class="meta">${list.total} exhibits · Page 1</p><ul class="cards">${cards}</ul>
<nav class="pager">${each(list.pages, ({ href, label }) => `<a href="${href}">${label}</a>`)}</nav>`

/** The HTML of each page by its path. */
export const pages = (assets: Assets): Readonly<Record<string, string>> => ({
  [DETAIL_PATH]: layout(
    {
      path: DETAIL_PATH,
      title: `${exhibit.name} · ${exhibitor.name} · ${SITE_NAME}`,
      description: exhibit.description[0]?.slice(0, 150) ?? '',
      data: detailData(),
      body: detailBody,
      mainClass: 'detail',
    },
    assets,
  ),
  [LIST_PATH]: layout(
    {
      path: LIST_PATH,
      title: `${list.title} · ${SITE_NAME}`,
      description: list.cards
        .slice(0, 3)
        .map(({ name }) => name)
        .join(', '),
      data: listData(),
      body: listBody,
    },
    assets,
  ),
})
