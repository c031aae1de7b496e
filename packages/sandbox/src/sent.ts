import type * as activityContract from '@fair/contract/activity.ts'
import type * as agreementContract from '@fair/contract/agreement.ts'
import type * as audienceContract from '@fair/contract/audience.ts'
import type * as authContract from '@fair/contract/auth.ts'
import type * as cardContract from '@fair/contract/card.ts'
import type * as catalogueContract from '@fair/contract/catalogue.ts'
import type * as chatContract from '@fair/contract/chat.ts'
import type * as chatFramesContract from '@fair/contract/chat-frames.ts'
import type * as couponContract from '@fair/contract/coupon.ts'
import type * as decorationContract from '@fair/contract/decoration.ts'
import type * as endpointContract from '@fair/contract/endpoint.ts'
import type { OutputOf } from '@fair/contract/endpoint.ts'
import type * as enterpriseContract from '@fair/contract/enterprise.ts'
import type * as exhibitionContract from '@fair/contract/exhibition.ts'
import type * as favouriteContract from '@fair/contract/favourite.ts'
import type * as fileContract from '@fair/contract/file.ts'
import type * as formContract from '@fair/contract/form.ts'
import type * as formFieldContract from '@fair/contract/form-field.ts'
import type * as groupContract from '@fair/contract/group.ts'
import type * as guestContract from '@fair/contract/guest.ts'
import type * as homeContract from '@fair/contract/home.ts'
import type * as inquiryContract from '@fair/contract/inquiry.ts'
import type * as interactionContract from '@fair/contract/interaction.ts'
import type * as moneyContract from '@fair/contract/kinds.ts'
import type * as liveContract from '@fair/contract/live.ts'
import type * as materialContract from '@fair/contract/material.ts'
import type * as meetingContract from '@fair/contract/meeting.ts'
import type * as memberContract from '@fair/contract/member.ts'
import type * as microContract from '@fair/contract/micro.ts'
import type * as multimediaContract from '@fair/contract/multimedia.ts'
import type * as nationalImageContract from '@fair/contract/national-image.ts'
import type * as newsContract from '@fair/contract/news.ts'
import type * as noticeContract from '@fair/contract/notice.ts'
import type * as orderContract from '@fair/contract/order.ts'
import type * as preregistrationContract from '@fair/contract/preregistration.ts'
import type * as projectContract from '@fair/contract/project.ts'
import type * as recommendReasonContract from '@fair/contract/recommend-reason.ts'
import type * as replayContract from '@fair/contract/replay.ts'
import type * as reservationContract from '@fair/contract/reservation.ts'
import type * as rightsContract from '@fair/contract/rights.ts'
import type { Sent } from '@fair/contract/rules/brand.ts'
import type * as timeDomain from '@fair/contract/rules/time.ts'
import type * as sampleContract from '@fair/contract/sample.ts'
import type * as scheduleContract from '@fair/contract/schedule.ts'
import type * as searchContract from '@fair/contract/search.ts'
import type * as sessionFeedbackContract from '@fair/contract/session-feedback.ts'
import type * as signGroupContract from '@fair/contract/sign-group.ts'
import type * as siteContract from '@fair/contract/site.ts'
import type * as streamContract from '@fair/contract/stream.ts'
import type * as ticketContract from '@fair/contract/ticket.ts'
import type * as userContract from '@fair/contract/user.ts'

/*
 * The contract's records as the sandbox stores and returns them: plain text fields, as any platform sends them. The
 * contract defines their formats; the client that reads them checks them (api/decode.ts).
 */

export type Span = Sent<timeDomain.Span>

/** An entity of the sandbox has these fields, which another platform may omit. */
type Known<T, K extends keyof T> = T & { [name in K]-?: NonNullable<T[name]> }

/** A handler's answer to a call. */
export type AnswerOf<E> = Sent<OutputOf<E>>

export type Activity = Sent<activityContract.Activity>
export type ActivitySummary = Sent<activityContract.ActivitySummary>
export type BookableActivity = Sent<activityContract.BookableActivity>
export type Agreement = Sent<agreementContract.Agreement>
export type RegistrationInfo = Sent<audienceContract.RegistrationInfo>
export type LoginResult = Sent<authContract.LoginResult>
export type Card = Sent<cardContract.Card>
export type CardOperation = Sent<cardContract.CardOperation>
export type CardShare = Sent<cardContract.CardShare>
export type Exchange = Sent<cardContract.Exchange>
export type Exhibit = Sent<catalogueContract.Exhibit>
export type ExhibitSummary = Sent<catalogueContract.ExhibitSummary>
export type Exhibitor = Sent<catalogueContract.Exhibitor>
export type ExhibitorSummary = Sent<catalogueContract.ExhibitorSummary>
export type Arrived = Sent<chatFramesContract.Arrived>
export type ServerFrame = Sent<chatFramesContract.ServerFrame>
export type ChatMessage = Sent<chatContract.ChatMessage>
export type ChatSession = Sent<chatContract.ListedChat> & { chatgroupId: string }
export type Coupon = Sent<couponContract.Coupon>
export type BarItem = Sent<decorationContract.BarItem>
export type Block = Sent<decorationContract.Block>
export type MicroBlock = Sent<decorationContract.MicroBlock>
export type ThemeConfig = Sent<decorationContract.ThemeConfig>
export type TopBar = Sent<decorationContract.TopBar>
export type SessionQuestion = Sent<sessionFeedbackContract.SessionQuestion>
export type SessionRating = Sent<sessionFeedbackContract.SessionRating>
export type Media = Sent<endpointContract.Media>
export type Claim = Sent<enterpriseContract.Claim>
export type Enterprise = Sent<enterpriseContract.Enterprise>
export type OwnClaim = Sent<enterpriseContract.OwnClaim>
export type Exhibition = Known<Sent<exhibitionContract.Exhibition>, 'openFrom' | 'openTo' | 'updateTime'>
export type Favourite = Sent<favouriteContract.Favourite>
export type FavouriteEntry = Sent<favouriteContract.FavouriteEntry>
export type ChatFile = Sent<fileContract.ChatFile>
export type FileRef = Sent<fileContract.FileRef>
export type FormField = Sent<formFieldContract.FormField>
export type FormValues = Sent<formFieldContract.FormValues>
export type GroupField = Sent<formFieldContract.GroupField>
export type SingleField = Sent<formFieldContract.SingleField>
export type SingleValue = Sent<formFieldContract.SingleValue>
export type Form = Sent<formContract.Form>
export type ExhibitorGroup = Sent<groupContract.ExhibitorGroup>
export type ExhibitorGroupSummary = Sent<groupContract.ExhibitorGroupSummary>
export type AgendaItem = Sent<guestContract.AgendaItem>
export type Appearance = Sent<guestContract.Appearance>
export type Guest = Sent<guestContract.Guest>
export type GuestSummary = Sent<guestContract.GuestSummary>
export type ListedGuest = Sent<guestContract.ListedGuest>
export type FirstPage = Sent<homeContract.FirstPage>
export type Goods = Sent<homeContract.Goods>
export type HomeInfo = Sent<homeContract.HomeInfo>
export type HourVisits = homeContract.HourVisits
export type PersonalExhibition = Sent<homeContract.PersonalExhibition>
export type Inquiry = Sent<inquiryContract.Inquiry>
export type InquiryEvent = Sent<inquiryContract.InquiryEvent>
export type InquiryFeedback = Sent<inquiryContract.InquiryFeedback>
export type InquirySummary = Sent<inquiryContract.InquirySummary>
export type GroupCommand = Sent<interactionContract.GroupCommand>
export type RoomConfig = Sent<interactionContract.RoomConfig>
export type RoomGuest = Sent<interactionContract.RoomGuest>
export type Live = Sent<liveContract.Live>
export type LiveGoods = Sent<liveContract.LiveGoods>
export type LiveSummary = Sent<liveContract.LiveSummary>
export type Material = Sent<materialContract.Material>
export type Meeting = Sent<meetingContract.Meeting>
export type MeetingSummary = Sent<meetingContract.MeetingSummary>
export type Member = Sent<memberContract.Member>
export type MemberSummary = Sent<memberContract.MemberSummary>
export type MicroPage = Sent<microContract.MicroPage>
export type MicroPageSummary = Sent<microContract.MicroPageSummary>
export type Money = Sent<moneyContract.Money>
export type Channel = Sent<multimediaContract.Channel>
export type ChannelVideo = Sent<multimediaContract.ChannelVideo>
export type DateCount = Sent<multimediaContract.DateCount>
export type NationalImage = Sent<nationalImageContract.NationalImage>
export type NationalImageSummary = Sent<nationalImageContract.NationalImageSummary>
export type Information = Sent<newsContract.Information>
export type Notice = Sent<noticeContract.Notice>
export type Order = Sent<orderContract.Order>
export type OrderInvoice = Sent<orderContract.OrderInvoice>
export type OrderRefund = Sent<orderContract.OrderRefund>
export type PreregistrationInfo = Sent<preregistrationContract.PreregistrationInfo>
export type PreregistrationResult = Sent<preregistrationContract.PreregistrationResult>
export type SignConfig = Sent<preregistrationContract.SignConfig>
export type Project = Sent<projectContract.Project>
export type ProjectSummary = Sent<projectContract.ProjectSummary>
export type RecommendReason = Sent<recommendReasonContract.RecommendReason>
export type Captions = Sent<replayContract.Captions>
export type Replay = Sent<replayContract.Replay>
export type Slot = Sent<reservationContract.Slot>
export type Right = Sent<rightsContract.Right>
export type RightsLevel = Sent<rightsContract.RightsLevel>
export type Sample = Sent<sampleContract.Sample>
export type EntrySummary = Sent<scheduleContract.EntrySummary>
export type ScheduleEntry = Sent<scheduleContract.ScheduleEntry>
export type ExhibitorEntity = Sent<searchContract.ExhibitorEntity>
export type SearchHit = Sent<searchContract.SearchHit>
export type SearchOverview = Sent<searchContract.SearchOverview>
export type SignCategory = Sent<signGroupContract.SignCategory>
export type SignGroup = Sent<signGroupContract.SignGroup>
export type SignInvitation = Sent<signGroupContract.SignInvitation>
export type SignMember = Sent<signGroupContract.SignMember>
export type Site = Sent<siteContract.Site>
export type Terminal = Sent<siteContract.Terminal>
export type StreamSource = Sent<streamContract.StreamSource>
export type StreamStatus = Sent<streamContract.StreamStatus>
export type Ticket = Sent<ticketContract.Ticket>
export type TicketKind = Sent<ticketContract.TicketKind>
export type PersonalCopy = Sent<userContract.PersonalCopy>
export type UserInfo = Sent<userContract.UserInfo>
export type UserTypeInfo = Sent<userContract.UserTypeInfo>
