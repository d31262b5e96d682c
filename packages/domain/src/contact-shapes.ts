/** One `@`, no spaces, a dot in what follows: what is mistyped, not what a mail server would take. */
const EMAIL = /^[^\s@,;<>"()]+@[^\s@,;<>"().][^\s@,;<>"()]*\.[^\s@,;<>"().]{2,}$/
const PHONE = /^\+?[\d\s().\-/]{5,25}$/

export function isEmail(value: string): boolean {
  return value.length <= 200 && EMAIL.test(value)
}

/** A phone number by its looks: at least five digits. */
export function isPhoneShape(value: string): boolean {
  return PHONE.test(value) && value.replace(/\D/g, '').length >= 5
}
