import { CallError } from '@innkeeper/api/client.ts'
import { ANSWER_PROBLEMS, type ProblemOfAnswer } from '@innkeeper/domain/survey/answers.ts'
import { CONTACT_PROBLEMS, type ProblemOfContact } from '@innkeeper/domain/survey/contact.ts'
import type { SentResponse, SentResponseAnswer } from '../api.ts'

/** Why a response was not stored, as far as the guest can do something about it. */
export type NotSent =
  | { kind: 'answers'; problems: ProblemOfAnswer[] }
  | { kind: 'contact'; problems: ProblemOfContact[] }
  /** The house asks something else meanwhile. */
  | { kind: 'changed' }
  | { kind: 'closed' }
  /** This stay has answered, or a try before this one arrived. */
  | { kind: 'answered' }
  | { kind: 'offline' }
  /** Trying again may help. */
  | { kind: 'failed'; error: unknown }

export type Outcome = { kind: 'sent'; response: SentResponse; answer: SentResponseAnswer } | NotSent

/** Of a refusal that says all there is to say. */
const BY_CODE: Readonly<Record<string, NotSent>> = {
  'survey/version-gone': { kind: 'changed' },
  'survey/closed': { kind: 'closed' },
  'survey/unknown': { kind: 'closed' },
  'survey/already-answered': { kind: 'answered' },
  'request/key-reused': { kind: 'answered' },
}

export function notSentBecause(error: unknown): NotSent {
  if (!(error instanceof CallError)) return { kind: 'failed', error }
  if (error.code === 'offline') return { kind: 'offline' }
  if (error.code === 'survey/answers-refused') return answersRefused(error)
  if (error.code === 'survey/contact-refused') return contactRefused(error)
  return BY_CODE[error.code] ?? { kind: 'failed', error }
}

/** Whether it is refused for good as it is: sent again, it would be refused again. */
export const isFinal = ({ kind }: Outcome): boolean => kind !== 'offline' && kind !== 'failed'

/** An answer to a question that is not asked, or a form that has to be filled in now: the survey is another one. */
function answersRefused({ details }: CallError): NotSent {
  const problems = listIn(details).filter(
    (one): one is ProblemOfAnswer =>
      typeof one.question === 'string' && (ANSWER_PROBLEMS as readonly unknown[]).includes(one.problem),
  )
  const isOther = problems.length === 0 || problems.some(({ problem }) => problem === 'not-asked')
  return isOther ? { kind: 'changed' } : { kind: 'answers', problems }
}

function contactRefused({ details }: CallError): NotSent {
  const problems = listIn(details).filter(
    (one): one is ProblemOfContact =>
      typeof one.field === 'string' && (CONTACT_PROBLEMS as readonly unknown[]).includes(one.problem),
  )
  return problems.length === 0 ? { kind: 'changed' } : { kind: 'contact', problems }
}

type Told = { question?: unknown; field?: unknown; problem?: unknown }

function listIn(details: unknown): Told[] {
  const { problems } = (details ?? {}) as { problems?: unknown }
  return Array.isArray(problems) ? problems.filter((one) => typeof one === 'object' && one !== null) : []
}
