import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import {
  type KeyRing,
  type RowName,
  SealBrokenError,
  type SealedData,
  type WrappedKey,
  type WrappingKey,
} from './port.ts'

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM throughout; a data key is used for the few parts of one row alone. */
export function createSealedData(ring: KeyRing): SealedData {
  function unwrap({ keyId, dataKey }: WrappedKey, row: RowName): Buffer {
    const wrapping = ring.find(keyId)
    if (!wrapping) throw new SealBrokenError('no-key')
    return decrypt(wrapping.key, ownerOf(row, `key ${keyId}`), Buffer.from(dataKey, 'base64url'))
  }

  function wrap(dataKey: Buffer, row: RowName): WrappedKey {
    const { id, key } = ring.current()
    return { keyId: id, dataKey: encrypt(key, ownerOf(row, `key ${id}`), dataKey).toString('base64url') }
  }

  return {
    newKey: (row) => wrap(randomBytes(KEY_BYTES), row),
    seal: (wrapped, row, part, plain) => encrypt(unwrap(wrapped, row), ownerOf(row, part), plain),
    open: (wrapped, row, part, sealed) => decrypt(unwrap(wrapped, row), ownerOf(row, part), sealed),
    hasKey: (keyId) => ring.find(keyId) !== null,
    rewrap: (wrapped, row) => (wrapped.keyId === ring.current().id ? null : wrap(unwrap(wrapped, row), row)),
    marks(propertyId, words) {
      const current = ring.current()
      const others = ring.all().filter(({ id }) => id !== current.id)
      const marked = (key: WrappingKey) => markWith(key, JSON.stringify([propertyId, words]))
      return [marked(current), ...others.map(marked)]
    },
  }
}

/** With a key of its own, so that what wraps data keys does nothing else. */
function markWith({ id, key }: WrappingKey, words: string): string {
  const markKey = Buffer.from(hkdfSync('sha256', key, '', 'innkeeper sealed marks', KEY_BYTES))
  return `${id}.${createHmac('sha256', markKey).update(words).digest('base64url')}`
}

/** Ids have no such letter in them, so no two rows have the same name. */
const ownerOf = ({ propertyId, kind, id }: RowName, part: string): Buffer =>
  Buffer.from([propertyId, kind, id, part].join('\n'))

function encrypt(key: Buffer, owner: Buffer, plain: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(owner)
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

function decrypt(key: Buffer, owner: Buffer, bytes: Uint8Array): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(owner)
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
  } catch {
    throw new SealBrokenError('not-this-row')
  }
}
