import { contract } from '@fair/contract/index.ts'
import { preregistration } from '@fair/contract/preregistration.ts'
import { signGroup } from '@fair/contract/sign-group.ts'
import { DEMO_USERS } from '../../../demo.ts'
import { REQUEST_ID } from './account.ts'
import type { Walker } from './walker.ts'

const person = (name: string, phone: string) => ({
  userName: name,
  phone: { areaCode: '+86', number: phone },
  email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
  company: 'Harbour Imports',
  jobTitle: 'Buyer',
})

/** Registering for the exhibition, alone and with a group. */
export async function walkRegistration({ as, anybody }: Walker): Promise<void> {
  const buyer = as(DEMO_USERS.buyer)
  const { agreementIds } = await anybody.call(preregistration.signConfig, {})
  await anybody.call(preregistration.promotionValid, { promotionChannelId: 'PARTNER' })
  const values = {
    ...person('Alex Chen', '13800138000'),
    department: 'purchasing',
    companyAddress: { region: ['CN', 'CN-ZJ', '330200', '330212'], street: '181 Fair Road' },
    privacy: true,
  }
  const step = { step: 1, identityId: 'PROFESSIONAL', values, promotionChannelId: 'PARTNER' } as const
  await buyer.refusal(preregistration.submit, { ...step, agreementIds: [] })
  const sent = await buyer.call(preregistration.submit, { ...step, agreementIds, requestId: REQUEST_ID })
  await buyer.call(preregistration.skipStepTwo, { registrationId: sent.registrationId ?? '' })
  await buyer.call(preregistration.successResult, {})

  await as(DEMO_USERS.newcomer).refusal(contract.decoration.previewToken, { target: 'HOME' })
  await anybody.refusal(contract.decoration.homePreview, { previewToken: 'none' })

  const leader = { ...person('Alex Chen', '13800138000'), privacy: true }
  const group = { signCategoryId: 'TRADE', groupName: 'Harbour Imports, purchasing', leaderValues: leader }
  const { signGroupId } = await buyer.call(signGroup.save, { ...group, requestId: REQUEST_ID })
  const signed = { signGroupId: signGroupId ?? '' }
  const members = [{ values: person('Kim Lee', '13700137001') }, { values: person('Jo Park', '13700137002') }]
  const rows = await buyer.call(signGroup.saveMembers, { ...signed, members })
  await buyer.call(signGroup.removeMembers, { ...signed, signMemberIds: [rows[1]?.signMemberId ?? ''] })
  const { inviteToken } = await buyer.call(signGroup.invite, signed)
  await anybody.call(signGroup.invitation, { inviteToken })
  await anybody.call(signGroup.join, { inviteToken, values: { ...person('Sam Roe', '13700137003'), privacy: true } })
}
