import { currentBuild } from '../content/build-context.ts'
import type { Media } from '../contract/endpoint.ts'
import type { ExhibitorGroup } from '../contract/group.ts'
import type { Guest } from '../contract/guest.ts'
import type { Member } from '../contract/member.ts'
import type { NationalImage } from '../contract/national-image.ts'
import type { Project } from '../contract/project.ts'
import type { PageContext } from '../lib/page.ts'
import type { JsonLd } from './json-ld.ts'

/** Structured data of who and what stands behind the fair: groups, pavilions, members, guests, projects. */

const CONTEXT = 'https://schema.org'
const absolute = (path: string) => new URL(path, currentBuild().config.origin).href
const picture = (page: PageContext, media: Media) => absolute(page.media(media.url, 960))
const siteOf = (website: string | null | undefined) => (website ? { sameAs: [website] } : {})

export function groupOrganization(page: PageContext, group: ExhibitorGroup): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: group.groupName,
    description: group.summary,
    image: picture(page, group.cover),
    ...(group.logo ? { logo: picture(page, group.logo) } : {}),
    areaServed: group.districtName,
    knowsAbout: group.industryTypeName,
    parentOrganization: { '@type': 'Organization', name: group.organiserName },
    url: absolute(page.href(`/exhibition-group/detail/${group.exhibitorGroupId}`)),
    ...siteOf(group.website),
  }
}

export function memberOrganization(page: PageContext, member: Member): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: member.memberName,
    description: member.summary,
    logo: picture(page, member.logo),
    address: member.regionName,
    url: absolute(page.href(`/member/detail/${member.memberId}`)),
    ...siteOf(member.website),
  }
}

/** A country's pavilion is a page about the country, with those who show in it. */
export function pavilionPage(page: PageContext, nation: NationalImage, title: string): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'CollectionPage',
    name: title,
    headline: nation.title,
    description: nation.summary,
    inLanguage: page.language,
    image: picture(page, nation.cover),
    about: { '@type': 'Country', name: nation.countryName, identifier: nation.countryCode },
    publisher: { '@type': 'Organization', name: nation.organiserName },
    url: absolute(page.href(`/national-image/detail/${nation.nationalImageId}`)),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: nation.exhibitors.length,
      itemListElement: nation.exhibitors.map((each, n) => ({
        '@type': 'ListItem',
        position: n + 1,
        name: each.exhibitorName,
        url: absolute(page.href(`/exhibitor/detail/${each.exhibitorId}`)),
      })),
    },
  }
}

export function guestPerson(page: PageContext, guest: Guest): JsonLd {
  const own = guest.localName && guest.localName !== guest.guestName ? { alternateName: guest.localName } : {}
  return {
    '@context': CONTEXT,
    '@type': 'Person',
    name: guest.guestName,
    ...own,
    description: guest.summary,
    jobTitle: guest.jobTitle,
    worksFor: { '@type': 'Organization', name: guest.company },
    image: picture(page, guest.portrait),
    url: absolute(page.href(`/guest/detail/${guest.guestId}`)),
  }
}

/** What is sought: schema.org's Demand is a wish of its owner, not yet binding. */
export function projectDemand(page: PageContext, project: Project): JsonLd {
  const owner = project.exhibitorId ? { url: absolute(page.href(`/exhibitor/detail/${project.exhibitorId}`)) } : {}
  return {
    '@context': CONTEXT,
    '@type': 'Demand',
    name: project.projectName,
    description: project.summary,
    image: project.pictures.slice(0, 3).map((media) => picture(page, media)),
    availabilityStarts: project.publishTime,
    areaServed: project.regionName,
    category: project.cooperationName,
    seller: { '@type': 'Organization', name: project.ownerName, ...owner },
    url: absolute(page.href(`/project/detail/${project.projectId}`)),
  }
}
