import type { Feature as FeatureName } from '@innkeeper/domain/features.ts'
import type { FastifyInstance } from 'fastify'
import type { Finder } from './finder.ts'
import type { Handler } from './http/handlers.ts'
import type { Job } from './jobs/port.ts'
import type { PersonalData } from './personal-data.ts'
import type { Processing } from './processing.ts'
import type { PageSender } from './web/page-sender.ts'
import type { ContentUses } from './where-used.ts'

/**
 * What a feature of the server brings. Its `feature.ts` exports one function that takes what the feature needs and
 * returns this; `app.ts` lists the features and puts together what they bring.
 */
export type Feature<Services = unknown> = {
  readonly name: FeatureName
  /** One for each endpoint of its contract. */
  readonly handlers?: readonly Handler[]
  /** Work it queues or that runs at set times. */
  readonly jobs?: readonly AnyJob[]
  /** Registers the addresses beside the API that it answers: guests' pages, files, calls from providers. */
  readonly pages?: (http: FastifyInstance, pages: PageSender) => Promise<void> | void
  /** What its stored content names. */
  readonly uses?: ContentUses
  /** What it holds of people. */
  readonly personalData?: PersonalData
  /** What it adds to the record of processing. */
  readonly processing?: Processing
  /** How things of its own are found by a few letters. */
  readonly finders?: readonly Finder[]
  /** Waits for what answers did not wait for; nobody asks any more by then. */
  readonly stop?: () => Promise<void>
  /** For the features that may know it, by name. */
  readonly services: Services
}

/** A job of whichever payload; who queues one knows its own. */
// biome-ignore lint/suspicious/noExplicitAny: a list of jobs holds every payload there is.
type AnyJob = Job<any>
