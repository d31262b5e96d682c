import { authOutcome } from '@innkeeper/domain/auth/error-outcomes.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { DatabaseAwayError, DatabaseTimeoutError, DiskFullError, isUnstorableText } from '../db/errors.ts'
import type { ErrorReports } from '../error-reports/port.ts'
import { FilesUnavailableError } from '../files/port.ts'
import { AppError } from './app-error.ts'
import { NoRoomError } from './no-room-error.ts'
import { createRefusalLog } from './refusal-log.ts'
import { setRetryAfter } from './retry-after.ts'
import { wantsPageOrAnything } from './wants-page.ts'

/** Enough to mend what was sent; an answer is no larger than the question. */
const MAX_PROBLEMS = 50

/** Fastify's own refusals, as codes of ours. */
const FRAMEWORK_ERRORS: Record<string, () => AppError> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new AppError('request/unsupported-media-type', 'Send application/json.'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new AppError('request/too-large', 'The body is too large.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new AppError('request/broken-json', 'The body is empty.'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new AppError('request/broken-json', 'The body is not JSON.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new AppError('request/invalid', 'The content length does not fit the body.'),
  FST_ERR_BAD_URL: () => new AppError('request/not-found', 'There is nothing at this address.'),
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Failed because the database is away or there is no room, which is told once for many. */
    isToldElsewhere: boolean
  }
  interface FastifyInstance {
    /** Shows a guest that a page could not be made; set once there are pages. */
    failurePage:
      | ((request: FastifyRequest, reply: FastifyReply, status: number) => Promise<FastifyReply>)
      | null
  }
}

/**
 * The one place where anything thrown becomes an answer: a code, no stack, nothing personal; and for whoever opened a
 * page, the view a guest understands.
 */
export function installErrorHandler(app: FastifyInstance, reports: ErrorReports): void {
  app.decorate('failurePage', null)
  app.decorateRequest('isToldElsewhere', false)
  const refusals = createRefusalLog(app.log)
  const answer = async (request: FastifyRequest, reply: FastifyReply, error: AppError) => {
    setRetryAfter(reply, error)
    if (!app.failurePage || !wantsPageOrAnything(request)) return sendError(reply, error)
    // Where pages themselves are what fails, the code is still told.
    return app.failurePage(request, reply, error.status).catch(() => sendError(reply, error))
  }
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = toAppError(error)
    request.isToldElsewhere = error instanceof DatabaseAwayError || error instanceof NoRoomError
    if (error instanceof NoRoomError) refusals.refused()
    // The guest is told to come back; the operator is told what the storage said.
    if (error instanceof FilesUnavailableError) request.log.error({ err: error }, 'the file storage failed')
    if (known) {
      // A wrong password or code is no error of ours, but many of them are somebody guessing: the log shows them.
      if (authOutcome(known.code) === 'failure') {
        const { code, status } = known
        request.log.warn({ route: routeOf(request), status, code }, 'a sign-in or secret was refused')
      }
      return answer(request, reply, known)
    }
    reports.report(error, { requestId: request.id, route: routeOf(request) })
    return answer(request, reply, new AppError('server/error', 'Something went wrong on our side.'))
  })
}

export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  setRetryAfter(reply, error)
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(error.toBody()))
}

/** The route's pattern, never the address, which can hold a link key. */
export function routeOf(request: FastifyRequest): string {
  return `${request.method} ${request.routeOptions.url ?? 'unknown'}`
}

/** Whatever else the framework calls the client's fault, such as a body that was cut short. */
function clientMistake({ statusCode = 500 }: FastifyError): AppError | undefined {
  return statusCode >= 400 && statusCode < 500
    ? new AppError('request/invalid', 'This is not a valid request.')
    : undefined
}

/** The refusal a thrown error stands for; none for what nobody expected. */
export function toAppError(error: FastifyError): AppError | undefined {
  if (error instanceof AppError) return error
  if (error instanceof DatabaseAwayError) {
    return new AppError('server/unavailable', 'The database cannot be reached right now.')
  }
  if (error instanceof DatabaseTimeoutError) {
    return new AppError('server/unavailable', 'The database did not answer in time.')
  }
  if (error instanceof FilesUnavailableError) {
    return new AppError('server/unavailable', 'The file storage did not answer.')
  }
  if (error instanceof DiskFullError) {
    return new AppError('server/disk-full', 'The disk is nearly full; nothing was changed.')
  }
  if (isUnstorableText(error)) {
    return new AppError('request/invalid', 'A text has a character that cannot be stored.')
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation
      .slice(0, MAX_PROBLEMS)
      .map((issue) => ({ path: issue.instancePath, problem: issue.keyword }))
    return new AppError(
      'request/invalid',
      `The ${error.validationContext} of the request is not valid.`,
      fields,
    )
  }
  if (error.statusCode === 429)
    return new AppError('request/too-many', 'Too many requests; try again shortly.')
  if (error.statusCode === 400 && error instanceof SyntaxError) {
    return new AppError('request/broken-json', 'The body is not JSON.')
  }
  return FRAMEWORK_ERRORS[error.code]?.() ?? clientMistake(error)
}
