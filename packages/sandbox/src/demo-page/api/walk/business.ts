import { card } from '@fair/contract/card.ts'
import { catalogue } from '@fair/contract/catalogue.ts'
import { enterprise } from '@fair/contract/enterprise.ts'
import { file } from '@fair/contract/file.ts'
import { inquiry } from '@fair/contract/inquiry.ts'
import { material } from '@fair/contract/material.ts'
import { sample } from '@fair/contract/sample.ts'
import { search } from '@fair/contract/search.ts'
import { DEMO_USERS } from '../../../demo.ts'
import { REQUEST_ID, upload } from './account.ts'
import { first, type Walker } from './walker.ts'

/** Business with exhibitors: inquiries, cards, samples, documents, claims. */
export async function walkBusiness(walker: Walker): Promise<void> {
  const { as, anybody, sandbox } = walker
  const buyer = as(DEMO_USERS.buyer)
  const { records: exhibitors } = await anybody.call(search.exhibitor, { pageSize: 5 })
  // Of a category, because only these have specifications to choose by.
  const { categoryId } = first(await anybody.call(catalogue.categoryTrees, {}), 'category')
  const { records: exhibits } = await anybody.call(search.exhibits, { category: [categoryId], pageSize: 40 })
  await anybody.call(search.list, { goodsType: 'EXHIBIT', category: [categoryId], pageSize: 40 })
  const exhibit = first(exhibits, 'exhibit')
  await anybody.refusal(catalogue.exhibit, { exhibitsId: 'none' })

  const drawing = new TextEncoder().encode('%PDF-1.7 …')
  const pdf = {
    fileName: 'drawing.pdf',
    contentType: 'application/pdf',
    bytes: drawing.length,
    purpose: 'INQUIRY',
  } as const
  const leave = await buyer.call(file.signature, pdf)
  await upload(sandbox, leave, drawing, pdf.contentType)
  const draft = {
    kind: 'DIRECT' as const,
    title: 'Oak shelves',
    content: 'For twelve shops. Please quote.',
    exhibitorIds: [exhibit.exhibitorId],
    exhibitsId: exhibit.exhibitsId,
    quantity: 1200,
    unit: 'PIECE',
    budget: { amount: 1_200_000, currency: 'EUR' },
    deadline: '2026-12-24',
    destinationCode: 'DE',
  }
  await buyer.refusal(inquiry.save, { ...draft, title: '', fileIds: [] })
  const sent = await buyer.call(inquiry.save, { ...draft, fileIds: [leave.file.fileId], requestId: REQUEST_ID })
  sandbox.admin.answerInquiries(sent.id)
  const [answer] = await buyer.call(inquiry.feedback, { inquiryId: sent.id })
  await buyer.call(inquiry.query, { inquiryId: sent.id })
  const feedbackId = answer?.feedbackId ?? ''
  await buyer.call(inquiry.finish, { inquiryId: sent.id, feedbackId, remark: 'Agreed at the stand.' })
  const open = { ...draft, kind: 'HALL' as const, exhibitorIds: [], categoryId: exhibit.categoryId, fileIds: [] }
  const inHall = await buyer.call(inquiry.save, open)
  await buyer.refusal(inquiry.finish, { inquiryId: inHall.id })
  await buyer.call(inquiry.end, { id: inHall.id })

  const cards = await buyer.call(card.own, {})
  const { cardId } = first(cards, 'card of the buyer')
  const share = await buyer.call(card.share, { cardId, fields: ['name', 'company', 'email'] })
  await buyer.call(card.shares, {})
  await anybody.call(card.shared, { shareId: share.shareId })

  const address = { region: ['CN', 'CN-ZJ', '330200', '330212'], street: '181 Fair Road', postcode: '315040' }
  const receiver = { receiver: 'Alex Chen', contactMethod: 'buyer@example.com', address }
  await buyer.call(sample.save, { exhibitsId: exhibit.exhibitsId, quantity: 1, ...receiver, requestId: REQUEST_ID })

  for (const { exhibitsId } of exhibits) {
    const { downloads } = await anybody.call(catalogue.exhibit, { exhibitsId })
    const url = downloads[0]?.url
    if (url === undefined) continue
    await buyer.call(material.save, { source: 'EXHIBIT', sourceId: exhibitsId, url })
    break
  }
  const company = first(await anybody.call(enterprise.companies, { searchKey: 'tech' }), 'company')
  for (const { exhibitorId } of exhibitors) {
    const { state } = await buyer.call(enterprise.claim, { exhibitorId })
    if (state !== 'UNCLAIMED') continue
    const { companyName, organisationCode } = company
    await buyer.call(enterprise.claimSave, { exhibitorId, companyName, organisationCode })
    break
  }
}
