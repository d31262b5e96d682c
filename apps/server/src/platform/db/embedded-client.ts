import { PGlite, type PGliteOptions, type Transaction, types } from '@electric-sql/pglite'
import { DatabaseTimeoutError, DiskFullError, sqlStateOf } from './errors.ts'
import type { FreeSpace } from './free-space.ts'
import { assertOutsideTransaction } from './transaction-scope.ts'
import type { Watchdog } from './watchdog.ts'

const READ_ONLY_TRANSACTION = '25006'

const asText = (value: string) => value
const ARRAYS_OF_MOMENTS_AND_NUMERICS = [1115, 1182, 1185, 1187, 1231]
/** What Drizzle asks for with each query: these it reads itself. */
const READ_BY_DRIZZLE = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  ...ARRAYS_OF_MOMENTS_AND_NUMERICS,
]

export type EmbeddedGuards = {
  readonly watchdog?: Watchdog | undefined
  readonly freeSpace?: FreeSpace | undefined
  /** Longest time for one statement, for waiting for one's turn, and for idling in a transaction. */
  readonly queryLimitMs: number
}

/**
 * PGlite with limits. It has one connection, so whoever waits waits for all others: the product's queries, the
 * job queue's and those of sign-in pass through the same three gates, which is why they are here.
 */
export class EmbeddedClient extends PGlite {
  // Set once it is open: PGlite starts with queries of its own, which no limit binds.
  private guards: EmbeddedGuards | undefined
  private limitMs = Number.POSITIVE_INFINITY
  private lastAnswer = 0
  private refusingWrites = false
  private parsersForDrizzle: PGlite['parsers'] = {}

  static async open(options: PGliteOptions, guards: EmbeddedGuards): Promise<EmbeddedClient> {
    const client = new EmbeddedClient(options)
    await client.waitReady
    client.parsersForDrizzle = {
      ...client.parsers,
      ...Object.fromEntries(READ_BY_DRIZZLE.map((type) => [type, asText])),
    }
    client.guards = guards
    client.limitMs = guards.queryLimitMs
    return client
  }

  /** Migrations and the like may take longer than what a request waits for. */
  async withQueryLimit<T>(limitMs: number, run: () => Promise<T>): Promise<T> {
    const before = this.limitMs
    this.limitMs = limitMs
    try {
      return await run()
    } finally {
      this.limitMs = before
    }
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    try {
      if (!this.guards?.watchdog) return super.execProtocolRawSync(message)
      return this.guards.watchdog.guard(this.limitMs, () => super.execProtocolRawSync(message))
    } finally {
      this.lastAnswer = performance.now()
    }
  }

  /**
   * A transaction whose queries take how to read values from here. Given with each query, PGlite copies its list of
   * several hundred types for it, which takes twice as long as a small query itself.
   */
  async transactionForDrizzle<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.transactionReading(this.parsersForDrizzle, (tx) =>
      run({
        ...tx,
        query: (text, params, options) =>
          tx.query(text, params, options?.rowMode ? { rowMode: options.rowMode } : {}),
      }),
    )
  }

  override async transaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.transactionReading(undefined, run)
  }

  private async transactionReading<T>(
    parsers: PGlite['parsers'] | undefined,
    run: (tx: Transaction) => Promise<T>,
  ): Promise<T> {
    return super.transaction(async (tx) => {
      // Nobody else's query runs until this ends, so nobody else's values are read so.
      const usual = this.parsers
      this.parsers = parsers ?? usual
      try {
        return await (this.guards ? this.endWhenIdle(run(tx)) : run(tx))
      } finally {
        this.parsers = usual
      }
    })
  }

  override async _runExclusiveTransaction<T>(run: () => Promise<T>): Promise<T> {
    if (!this.guards) return super._runExclusiveTransaction(run)
    assertOutsideTransaction()
    const turn = Promise.withResolvers<never>()
    const timer = setTimeout(
      () => turn.reject(new DatabaseTimeoutError('The embedded database was busy for too long.')),
      this.limitMs,
    )
    let gaveUp = false
    const work = super._runExclusiveTransaction(async () => {
      clearTimeout(timer)
      if (gaveUp) throw new DatabaseTimeoutError('The embedded database was busy for too long.')
      await this.refuseWritesWhenDiskIsLow()
      return run()
    })
    try {
      return await Promise.race([work, turn.promise])
    } catch (error) {
      gaveUp = true
      work.catch(() => {})
      if (this.refusingWrites && sqlStateOf(error) === READ_ONLY_TRANSACTION) throw diskFull(error)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  /** A full disk hangs the next query in WebAssembly: the database itself has to refuse before it comes to that. */
  private async refuseWritesWhenDiskIsLow(): Promise<void> {
    const low = (await this.guards?.freeSpace?.isLow()) ?? false
    if (low === this.refusingWrites) return
    const setting = `set default_transaction_read_only = ${low ? 'on' : 'off'}`
    await this._runExclusiveQuery(() => this.execProtocol(simpleQuery(setting)))
    this.refusingWrites = low
  }

  private endWhenIdle<T>(work: Promise<T>): Promise<T> {
    const idle = Promise.withResolvers<never>()
    let ended = false
    let timer: NodeJS.Timeout
    const isIdle = () => performance.now() - this.lastAnswer >= this.limitMs
    const check = () => {
      timer = setTimeout(() => (isIdle() ? setImmediate(decide) : check()), this.limitMs)
    }
    // After a stall of the whole process the transaction first gets the chance to go on.
    const decide = () => {
      if (ended) return
      if (isIdle()) idle.reject(new DatabaseTimeoutError('A transaction did nothing for too long.'))
      else check()
    }
    check()
    work.catch(() => {})
    return Promise.race([work, idle.promise]).finally(() => {
      ended = true
      clearTimeout(timer)
    })
  }
}

export function diskFull(cause?: unknown): DiskFullError {
  return new DiskFullError('The disk is nearly full: nothing more is written until there is space again.', {
    cause,
  })
}

/** The message of PostgreSQL's simple query protocol. */
function simpleQuery(text: string): Uint8Array {
  const body = Buffer.from(`${text}\0`)
  const head = Buffer.alloc(5)
  head.write('Q')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
