import type { ExhibitorGroup } from '@fair/contract/group.ts'
import type { Guest } from '@fair/contract/guest.ts'
import type { Member } from '@fair/contract/member.ts'
import type { NationalImage } from '@fair/contract/national-image.ts'
import type { Project } from '@fair/contract/project.ts'
import type { PageContext } from '../lib/page.ts'
import { absolute, CONTEXT, type JsonLd, listElements, picture, pictures } from './json-ld.ts'
import { exhibitorItem } from './listed.ts'

/** Structured data of the people and organisations behind the fair: groups, pavilions, members, guests, projects. */

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

/** A country's pavilion is a page about the country, with its exhibitors. */
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
      itemListElement: listElements(nation.exhibitors.map((each) => exhibitorItem(page, each))),
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

/** A project's demand: schema.org's Demand is an owner's request, not yet binding. */
export function projectDemand(page: PageContext, project: Project): JsonLd {
  const owner = project.exhibitorId ? { url: absolute(page.href(`/exhibitor/detail/${project.exhibitorId}`)) } : {}
  return {
    '@context': CONTEXT,
    '@type': 'Demand',
    name: project.projectName,
    description: project.summary,
    image: pictures(page, project.pictures.slice(0, 3)),
    availabilityStarts: project.publishTime,
    areaServed: project.regionName,
    category: project.cooperationName,
    seller: { '@type': 'Organization', name: project.ownerName, ...owner },
    url: absolute(page.href(`/project/detail/${project.projectId}`)),
  }
}
