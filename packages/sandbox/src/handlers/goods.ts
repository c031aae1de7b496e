import type { Context } from '../context.ts'
import { exhibitionsOf } from '../platform.ts'
import type { Exhibit, Exhibitor, Information } from '../sent.ts'

/* Full entities by id, as visible to the requesting tenant: any exhibition of its own, nothing of another tenant. */

export function exhibit(id: string, context: Context): Exhibit | undefined {
  return isOwn('exhibit', id, context) ? context.entities.exhibit(id, context.language) : undefined
}

export function exhibitor(id: string, context: Context): Exhibitor | undefined {
  return isOwn('exhibitor', id, context) ? context.entities.exhibitor(id, context.language) : undefined
}

export function information(id: string, context: Context): Information | undefined {
  return isOwn('news', id, context) ? context.entities.news(id, context.language) : undefined
}

function isOwn(kind: 'exhibitor' | 'exhibit' | 'news', id: string, { entities, fair, tenantId }: Context): boolean {
  const exhibitionId = entities.exhibitionOf(kind, id)
  return exhibitionsOf(fair, tenantId).some((each) => each.exhibitionId === exhibitionId)
}
