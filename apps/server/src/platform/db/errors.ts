/** The server cannot start; `message` says what is wrong, `hint` what to do about it. */
export class StartupError extends Error {
  readonly code = 'server/cannot-start'
  readonly hint: string

  constructor(message: string, hint: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartupError'
    this.hint = hint
  }
}

/** Too little free space to write safely; reading goes on. */
export class DiskFullError extends Error {
  readonly code = 'server/disk-full'

  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DiskFullError'
  }
}

/** The database did not answer within the limit. */
export class DatabaseTimeoutError extends Error {
  readonly code = 'server/database-timeout'

  constructor(message: string) {
    super(message)
    this.name = 'DatabaseTimeoutError'
  }
}

/** The database cannot be reached, has no room for us, or took longer than its limit; it comes back without us. */
export class DatabaseAwayError extends Error {
  readonly code = 'server/database-away'

  constructor(options: ErrorOptions) {
    super('The database cannot be reached.', options)
    this.name = 'DatabaseAwayError'
  }
}

/** A programming error: the transaction at hand has to be passed down instead of opening another. */
export class NestedTransactionError extends Error {
  readonly code = 'server/nested-transaction'

  constructor() {
    super(
      'A transaction is already open here. Waiting for another connection inside it can deadlock: pass `tx` down.',
    )
    this.name = 'NestedTransactionError'
  }
}

/** A programming error or a forged address: the text cannot be the id of a property. */
export class InvalidPropertyIdError extends Error {
  readonly code = 'server/invalid-property-id'

  constructor() {
    super('A property id has 3 to 40 lower case letters, digits or hyphens.')
    this.name = 'InvalidPropertyIdError'
  }
}

/** The five-character code of PostgreSQL, found through the wrappers that drizzle puts around it. */
export function sqlStateOf(error: unknown): string | undefined {
  for (const cause of causesOf(error)) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code))
      return cause.code
  }
  return undefined
}

/** Text that no database can hold, such as one with a NUL or half a character: as it is, or escaped in JSON. */
export function isUnstorableText(error: unknown): boolean {
  const state = sqlStateOf(error) ?? ''
  return ['22021', '22P05'].includes(state) || (state === '22P02' && isBrokenJson(error))
}

/** We write JSON ourselves, so what a database cannot read in it is a character of somebody's text. */
function isBrokenJson(error: unknown): boolean {
  return causesOf(error).some(({ message }) => message === 'invalid input syntax for type json')
}

/** The error and what caused it, outermost first; a chain that leads back to itself ends there. */
function causesOf(error: unknown): Error[] {
  const chain = new Set<Error>()
  for (let cause = error; cause instanceof Error && !chain.has(cause); cause = cause.cause) chain.add(cause)
  return [...chain]
}

/** Another process holds the embedded database. */
export class DatabaseInUseError extends StartupError {}
