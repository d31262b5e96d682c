import { MailError } from './port.ts'

const LONGEST_ANSWER = 300

/** Says what an error of the mailer means for the message: try again, mend the settings, or give up. */
export function toMailError(error: unknown): MailError {
  const { code, responseCode, response } = factsOf(error)
  const answer = response?.slice(0, LONGEST_ANSWER)
  if (code === 'EAUTH' || code === 'ENOAUTH') {
    return new MailError('authentication', 'the mail server did not accept the account', answer)
  }
  // Any other code, even with a 5xx (greeting, STARTTLS), speaks about the server and not about this message.
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') {
    return new MailError('connection', `no connection to the mail server (${code ?? 'unknown'})`)
  }
  if (responseCode === undefined) {
    return new MailError('invalid-message', 'the mail could not be put together', answer)
  }
  return responseCode >= 500
    ? new MailError('refused', `the mail server refused the message (${responseCode})`, answer)
    : new MailError('deferred', `the mail server asked to try later (${responseCode})`, answer)
}

function factsOf(error: unknown): { code?: string; responseCode?: number; response?: string } {
  if (!(error instanceof Error)) return {}
  return {
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...('responseCode' in error &&
      typeof error.responseCode === 'number' && { responseCode: error.responseCode }),
    ...('response' in error && typeof error.response === 'string' && { response: error.response }),
  }
}
