/** What was sent, with line breaks for people; as it is where it cannot be read. */
export function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
