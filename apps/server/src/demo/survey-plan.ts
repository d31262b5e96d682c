import type { Answers } from '@innkeeper/domain/survey/answer.ts'
import type { Contact } from '@innkeeper/domain/survey/contact.ts'
import type { BegunSurvey } from '@innkeeper/domain/survey/new-survey.ts'

/** A survey of the demo; one without a version was never published. */
export type DemoSurvey = BegunSurvey & { id: string; version: number | null; madeAt: Date }

/** What became of it afterwards. */
export type DemoHandled = { at: Date; by: string; note: string }

/** What a guest answered. */
export type DemoResponse = {
  id: string
  surveyId: string
  /** Null where the guest left out who they are. */
  stay: {
    bookingId: string
    guestMark: string
    contact: Contact
    unitCategoryId: string | null
    targetGroupIds: string[]
  } | null
  asksForContact: boolean
  answers: Answers
  language: string
  sentAt: Date
  day: string
  tags: string[]
  handled: DemoHandled | null
}

/** Guests who were asked on one day, and how many of them answered. */
export type DemoAsked = { surveyId: string; day: string; guests: number; answered: number }

export type DemoSurveys = { surveys: DemoSurvey[]; responses: DemoResponse[]; asked: DemoAsked[] }
