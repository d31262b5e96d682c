import { SmsError, type SmsMessage } from './port.ts'

const INTERNATIONAL_PHONE = /^\+[1-9]\d{6,14}$/

/** Ten chained messages; gateways refuse more. */
export const MAX_SMS_LENGTH = 1530

/** Returns the message when a gateway could take it; throws otherwise, naming the field and never its value. */
export function checkedSms(message: SmsMessage): SmsMessage {
  if (!INTERNATIONAL_PHONE.test(message.to))
    throw new SmsError('invalid-message', 'the phone number is not valid')
  if (message.text.trim() === '') throw new SmsError('invalid-message', 'the text is empty')
  if (message.text.length > MAX_SMS_LENGTH) throw new SmsError('invalid-message', 'the text is too long')
  return message
}
