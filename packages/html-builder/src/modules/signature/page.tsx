/** A signature belongs to e-mails: on a page there is nothing of it. */
export function SignaturePage() {
  return null
}
