// Sealed data: what must be unreadable in a stolen database or files folder. Each row has a data key of its own; a key
// outside the database (a key of the ring) wraps it. Everything is bound to its property and row: moved, it is refused.

/** A key outside the database, and how rows name it. */
export type WrappingKey = { id: string; key: Buffer }

export type KeyRing = {
  /** What new rows are wrapped with. */
  current(): WrappingKey
  /** Also one that was replaced; null where nobody has it any more. */
  find(id: string): WrappingKey | null
  /** All there are, the current one first. */
  all(): readonly WrappingKey[]
}

/** Whose row it is: property, kind of row and its id. */
export type RowName = { propertyId: string; kind: string; id: string }

/** A data key as the row keeps it. */
export type WrappedKey = { keyId: string; dataKey: string }

export type SealedData = {
  /** A new data key for a row. */
  newKey(row: RowName): WrappedKey
  /** Seals bytes of a row; `part` names which, so that two parts of a row cannot change places. */
  seal(wrapped: WrappedKey, row: RowName, part: string, plain: Uint8Array): Buffer
  /** Throws SealBrokenError for what was moved, changed, or is of a key nobody has. */
  open(wrapped: WrappedKey, row: RowName, part: string, sealed: Uint8Array): Buffer
  /** Whether the ring has the key a row names. */
  hasKey(keyId: string): boolean
  /** The same data key under the current key; null where it is already. */
  rewrap(wrapped: WrappedKey, row: RowName): WrappedKey | null
  /**
   * What equal words of a property have in common, and which says nothing of them to whoever lacks the key: one for each
   * key of the ring, that of the current key first. A mark names its key, so one made before a rotation is found again.
   */
  marks(propertyId: string, words: string): [string, ...string[]]
}

export class SealBrokenError extends Error {
  override name = 'SealBrokenError'

  constructor(reason: 'no-key' | 'not-this-row') {
    super(reason === 'no-key' ? 'sealed with a key that is not there' : 'sealed for another row, or changed')
  }
}
