import { activity } from './activity.ts'
import { agreement } from './agreement.ts'
import { appointment } from './appointment.ts'
import { audience } from './audience.ts'
import { auth } from './auth.ts'
import { card } from './card.ts'
import { catalogue, catalogueRest } from './catalogue.ts'
import { chat } from './chat.ts'
import { coupon } from './coupon.ts'
import { decoration } from './decoration.ts'
import { enterprise } from './enterprise.ts'
import { exhibition } from './exhibition.ts'
import { favourite } from './favourite.ts'
import { file } from './file.ts'
import { floorPlan } from './floor-plan.ts'
import { form } from './form.ts'
import { geography } from './geography.ts'
import { group } from './group.ts'
import { guest } from './guest.ts'
import { home, homeRest } from './home.ts'
import { inquiry } from './inquiry.ts'
import { interaction } from './interaction.ts'
import { link } from './link.ts'
import { live, liveRest } from './live.ts'
import { material } from './material.ts'
import { meeting, meetingRest } from './meeting.ts'
import { member } from './member.ts'
import { micro } from './micro.ts'
import { multimedia } from './multimedia.ts'
import { nationalImage } from './national-image.ts'
import { news } from './news.ts'
import { notice } from './notice.ts'
import { order } from './order.ts'
import { preregistration } from './preregistration.ts'
import { decorationRest } from './preview.ts'
import { programmeSearch } from './programme-search.ts'
import { project } from './project.ts'
import { recommend } from './recommend.ts'
import { replay } from './replay.ts'
import { reservation } from './reservation.ts'
import { rights } from './rights.ts'
import { sample } from './sample.ts'
import { schedule } from './schedule.ts'
import { search, searchRest } from './search.ts'
import { sessionFeedback } from './session-feedback.ts'
import { signGroup } from './sign-group.ts'
import { site, siteRest } from './site.ts'
import { stream } from './stream.ts'
import { ticket } from './ticket.ts'
import { tracking } from './tracking.ts'
import { user } from './user.ts'

/**
 * Every call to the platform, by group: all of Spec 7 and the additions. The sandbox must answer each; a missing
 * handler does not compile. A group's `…Rest` contains the calls that no prerendered page makes.
 */
export const contract = {
  site: { ...site, ...siteRest },
  auth,
  exhibition,
  user,
  agreement,
  form,
  file,
  geography,
  audience,
  decoration: { ...decoration, ...decorationRest },
  home: { ...home, ...homeRest },
  search: { ...search, ...programmeSearch, ...searchRest },
  recommend,
  catalogue: { ...catalogue, ...catalogueRest },
  group,
  enterprise,
  project,
  guest,
  member,
  nationalImage,
  floorPlan,
  micro,
  favourite,
  card,
  inquiry,
  appointment,
  reservation,
  schedule,
  ticket,
  order,
  coupon,
  notice,
  rights,
  material,
  sample,
  activity,
  preregistration,
  signGroup,
  meeting: { ...meeting, ...meetingRest },
  live: { ...live, ...liveRest },
  replay,
  stream,
  sessionFeedback,
  multimedia,
  interaction,
  chat,
  news,
  link,
  tracking,
}
export type Contract = typeof contract
