/*
 * Which build of the app runs here. The page brings it along (content of version.txt when it was made), and it stays
 * what it is for as long as the page is open: that is how the server learns how old an app really is.
 */
let version = ''

export function setClientVersion(fromPage: string): void {
  version = fromPage
}

export function clientVersion(): string {
  return version
}
