/** A test that failed, on one line: what the end of a long run tells first. */
export type FailedTest = string

type VitestFile = {
  name: string
  status: string
  message?: string
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
}

const MESSAGE_LENGTH = 300
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of the terminal are control characters.
const COLOURS = /\u001b\[[0-9;]*m/g

const TIME_IS_UP = /^\S*Test timeout of \d+ms exceeded\.\S*$/

const onOneLine = (file: string, title: string, message = ''): FailedTest => {
  const words = message.replace(COLOURS, '').replace(/\s+/g, ' ').trim().slice(0, MESSAGE_LENGTH)
  return [file, title, words].filter(Boolean).join(' › ')
}

export function failedInVitest(files: readonly VitestFile[], root: string): FailedTest[] {
  return files.flatMap((file) => {
    const name = file.name.replace(`${root}/`, '')
    if (file.status === 'failed' && file.assertionResults.length === 0)
      return [onOneLine(name, '', file.message)]
    return file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => onOneLine(name, test.fullName, test.failureMessages?.[0]))
  })
}

export type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    ok: boolean
    file: string
    line: number
    tests?: { status?: string; results?: { errors?: { message?: string }[] }[] }[]
  }[]
}

export function failedInPlaywright(suites: readonly PlaywrightSuite[]): FailedTest[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter((spec) => !spec.ok || spec.tests?.some((one) => one.status === 'flaky'))
      .map((spec) => {
        const results = spec.tests?.flatMap((one) => one.results ?? []) ?? []
        const said = results.flatMap((result) => result.errors?.map((error) => error.message ?? '') ?? [])
        // That the time is up comes first; what was waited for comes after it.
        const error = said.find((message) => message !== '' && !TIME_IS_UP.test(message)) ?? said[0]
        return onOneLine(`${spec.file}:${spec.line}`, spec.title, error)
      }),
    ...failedInPlaywright(suite.suites ?? []),
  ])
}
