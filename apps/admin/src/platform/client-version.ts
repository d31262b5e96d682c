let version: Promise<string> | undefined
let known = ''

/** Content of version.txt, asked once; a call goes out even when it cannot be read. */
export function clientVersion(): Promise<string> {
  version ??= fetch('/version.txt')
    .then(async (answer) => (answer.ok ? (await answer.text()).trim() : 'unknown'))
    .catch(() => {
      version = undefined
      return 'unknown'
    })
    .then((read) => {
      known = read
      return read
    })
  return version
}

/** The same for a call that cannot wait; empty until it has been read. */
export function knownClientVersion(): string {
  return known
}
