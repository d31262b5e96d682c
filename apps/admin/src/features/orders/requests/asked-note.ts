let asked: string | undefined

/** Somebody wants to write the note of a request whose details are still on their way. */
export function askForNote(requestId: string): void {
  asked = requestId
}

/** Whether the note of this request was asked for; answered once. */
export function takeAskedNote(requestId: string): boolean {
  const isAsked = asked === requestId
  if (isAsked) asked = undefined
  return isAsked
}
